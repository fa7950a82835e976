/// The lines that a comparison has written, and the room that is left.
///
/// Groups share the room: a group gets at most half of what is left, unless there are only a few
/// lines, and ends with a line that counts what did not fit.
struct DifferenceAccount {
  /// What has to be put back when a group ends.
  struct Group {
    fileprivate let room: Int
    fileprivate let granted: Int
    fileprivate let hiddenCount: Int
  }

  private static var smallGroup: Int { 4 }

  private(set) var lines: [String] = []
  private(set) var hiddenCount = 0
  private var room: Int

  init(lines: Int) {
    room = lines
  }

  var isFull: Bool { room == 0 }

  /// Whether nothing has been found, shown or not.
  var isEmpty: Bool { lines.isEmpty && hiddenCount == 0 }

  /// Writes one difference: a line, and those that belong to it.
  ///
  /// A difference that does not fit is counted; the very first one is cut instead.
  mutating func write(_ difference: [String]) {
    if difference.count <= room {
      lines += difference
      room -= difference.count
    } else if isEmpty {
      lines = Array(difference.prefix(room))
      room = 0
    } else {
      hiddenCount += 1
    }
  }

  /// Counts differences that are not described.
  mutating func hide(_ count: Int = 1) {
    hiddenCount += count
  }

  mutating func beginGroup() -> Group {
    let granted = room <= Self.smallGroup ? room : max(Self.smallGroup, room / 2)
    defer {
      room = granted
      hiddenCount = 0
    }
    return Group(room: room, granted: granted, hiddenCount: hiddenCount)
  }

  mutating func end(_ group: Group, label: (_ hiddenCount: Int) -> String) {
    let hidden = hiddenCount
    room = group.room - (group.granted - room)
    hiddenCount = group.hiddenCount
    guard hidden > 0 else { return }
    if room > 0 {
      lines.append(label(hidden))
      room -= 1
    } else {
      hiddenCount += hidden
    }
  }
}
