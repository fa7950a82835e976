extension Duration {
  /// What longer waits count as: system clocks trap on a deadline beyond some three hundred years.
  package static let hundredYears = Duration.seconds(3_155_760_000)
}
