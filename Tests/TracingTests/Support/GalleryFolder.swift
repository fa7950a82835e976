import Foundation

/// Where the traces go that `.ci/check-timeline` looks at.
enum GalleryFolder {
  static let path = ProcessInfo.processInfo.environment["TIMELINE_FOLDER"]
}
