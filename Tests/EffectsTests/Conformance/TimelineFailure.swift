/// The failure of a timeline.
struct TimelineFailure: Error, Hashable {}
