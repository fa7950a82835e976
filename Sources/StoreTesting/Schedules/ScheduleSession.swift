internal import Effects

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Runs a test under the schedules that a search asks for, and reports the first that fails.
package struct ScheduleSession {
  /// What was found.
  package enum Verdict: Sendable {
    case passed(count: Int, isCut: Bool)
    /// The only one that was asked for has passed.
    case replayed(ScheduleToken)
    case failed(ScheduleToken)
    /// This one has failed, which couldn't be kept back: what is left to tell.
    case exposed(ScheduleToken, String)
    /// The schedules can't be run: why.
    case refused(String)
  }

  private let schedules: Schedules
  private let replay: String?
  private let exploring: ScheduleRun.Purpose

  /// - Parameters:
  ///   - schedules: which schedules.
  ///   - replay: the token of the only one that is wanted, if there is one.
  ///   - isExposed: whether failures may be seen at once, so that no run is to be repeated.
  package init(
    _ schedules: Schedules,
    replay: String? = Self.requestedReplay,
    isExposed: Bool = false
  ) {
    self.schedules = schedules
    self.replay = replay
    exploring = isExposed ? .record : .explore
  }

  /// The token in the environment variable `STORE_SCHEDULE`.
  package static var requestedReplay: String? {
    guard let text = getenv("STORE_SCHEDULE") else { return nil }
    return String(cString: text)
  }

  /// Runs the test until the search is over; a failing schedule a last time, for its report.
  ///
  /// - Parameters:
  ///   - isolation: the caller's actor, on which the test runs.
  ///   - body: runs the test once, within the run that it is given, and tells the run when the test
  ///     has failed.
  /// - Returns: what was found.
  package func search(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (ScheduleRun) async -> Void
  ) async -> Verdict {
    if let replay {
      guard let token = ScheduleToken(replay) else {
        return .refused("STORE_SCHEDULE is “\(replay)”, which isn't the token of a schedule.")
      }
      let text = "This is the schedule that was asked for."
      return await report(token, after: text, .asked, body) ?? .replayed(token)
    }
    if let reason = schedules.reasonToRefuse { return .refused(reason) }
    var search = ScheduleSearch(schedules)
    var step = search.begin()
    while true {
      switch step {
      case .run(let picker, let seed):
        let run = ScheduleRun(picker, seed: seed, purpose: exploring, isFirst: search.runs == 0)
        await perform(run, body)
        if Task.isCancelled { return .passed(count: search.count, isCut: true) }
        step = search.next(
          after: run.choices,
          hasFailed: run.hasFailed,
          isRedundant: run.isRedundant
        )
        if run.isReported {
          return expose(run, after: "The first failing schedule is number \(search.count).")
        }
      case .pass:
        return .passed(count: search.count, isCut: search.isCut)
      case .fail(let token, let isShort):
        let text = "The first failing schedule is number \(search.count)."
        return await report(token, after: text, isShort ? .shortened : .tooLong, body)
          ?? .refused(Self.unsteady(token))
      }
    }
  }

  private func expose(_ run: ScheduleRun, after introduction: String) -> Verdict {
    let token = ScheduleToken(run.choices, seed: run.seed)
    let report = ScheduleReport(introduction, token: token, run: run, length: .unknown)
    return .exposed(token, report.description)
  }

  /// Runs a schedule twice: to write down what happens, and to let its failures through.
  ///
  /// Returns nil when it has none.
  private func report(
    _ token: ScheduleToken,
    after introduction: String,
    _ length: ScheduleReport.Length,
    isolation: isolated (any Actor)? = #isolation,
    _ body: (ScheduleRun) async -> Void
  ) async -> Verdict? {
    let record = ScheduleRun(.replay(token.choices), seed: token.seed, purpose: .record)
    await perform(record, body)
    if record.isReported { return expose(record, after: introduction) }
    let text = ScheduleReport(introduction, token: token, run: record, length: length).description
    let final = ScheduleRun(.replay(token.choices), seed: token.seed, purpose: .report(text))
    await perform(final, body)
    return final.hasFailed ? .failed(token) : nil
  }

  private func perform(
    _ run: ScheduleRun,
    isolation: isolated (any Actor)? = #isolation,
    _ body: (ScheduleRun) async -> Void
  ) async {
    await ScheduleRun.$current.withValue(run) {
      await ScheduleSeed.$current.withValue(run.seed) {
        await StoreRoll.check { await body(run) }
      }
    }
  }

  private static func unsteady(_ token: ScheduleToken) -> String {
    """
    The test failed under the schedule \(token), and didn't when that was run again: something \
    outside the schedule decides too, such as a real clock, an unseeded random number, a `Task` \
    of its own in an effect, or a value that outlives the body of the test.
    """
  }
}

extension Schedules {
  /// Why these schedules can't be run, or nil.
  fileprivate var reasonToRefuse: String? {
    switch self {
    case .random(let count) where count < 1:
      "`.random(count: \(count))` runs nothing. Ask for at least one schedule."
    case .exhaustive(let limit) where limit < 1:
      "`.exhaustive(limit: \(limit))` runs nothing. Allow at least one schedule."
    case .seed, .random, .exhaustive: nil
    }
  }
}
