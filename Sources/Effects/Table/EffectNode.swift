/// One slot of an effect forest: a leaf or a group of a tree that has been taken up.
///
/// The links are slots; -1 stands for none.
struct EffectNode: Sendable {
  enum Kind: Sendable {
    case send
    case run
    case cancel(EffectKey)
    case report
    case merge
    case concatenate
    case identified(EffectKey, FlattenStrategy.Rule)
    case scoped(EffectKey)
    /// A group whose actions are delayed or throttled.
    case gate
    /// An action that is held back at a gate, or has passed the outermost one.
    case parcel
    /// Around a parcel: stands for a group with a key between the gate and the sender.
    case shade(EffectKey, isScope: Bool)
  }

  enum Phase: Sendable {
    /// Registered; a member of a concatenation whose turn has not come.
    case pending
    /// Held back by its id's limit.
    case waiting
    /// Begun, and not over.
    case active
    /// Not a group: a shade.
    case held
  }

  /// A number of a slot, an entry or a tree in half a word: there is a node for each effect that runs.
  @propertyWrapper
  struct Slot: Sendable {
    private var number: Int32

    init(wrappedValue: Int) {
      number = Int32(wrappedValue)
    }

    var wrappedValue: Int {
      get { Int(number) }
      set { number = Int32(newValue) }
    }
  }

  var generation: UInt64 = 0
  var kind = Kind.merge
  var phase = Phase.pending

  /// What it is registered under, for an identified group or that of a scope.
  var key: EffectKey? {
    switch kind {
    case .identified(let key, _), .scoped(let key), .shade(let key, _): key
    case .send, .run, .cancel, .report, .merge, .concatenate, .gate, .parcel: nil
    }
  }

  var isConcatenation: Bool {
    if case .concatenate = kind { true } else { false }
  }

  /// The tree it belongs to, -1 for a free slot, and its place in the tree, counted from the front.
  @Slot var tree = -1
  var position = 0

  /// Its place among the others.
  @Slot var parent = -1
  @Slot var firstChild = -1
  @Slot var lastChild = -1
  @Slot var previous = -1
  @Slot var next = -1

  /// The innermost identified group around it.
  @Slot var holder = -1
  /// The entry of the innermost scope around it; -1 is the whole store.
  @Slot var scope = -1
  /// The innermost gate around it.
  @Slot var gate = -1

  /// Whether it waits for a member of a concatenation in front of it.
  ///
  /// An identified group that does is
  /// known to its entry; one that doesn't is made known when it begins, in the same input.
  var isDeferred = false

  /// For a group with a key: the entry of the key and its place in one of that entry's lists.
  @Slot var entry = -1
  @Slot var previousInEntry = -1
  @Slot var nextInEntry = -1
}
