/// How much a test store bears.
package enum TestStoreLimits {
  /// After how many steps without rest effects are taken for endless.
  ///
  /// A step is one job of an effect, about a microsecond, or one action of it.
  @TaskLocal package static var mostSteps = 1_000_000
}
