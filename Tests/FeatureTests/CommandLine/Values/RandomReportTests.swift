import Examples
import RandomNumberFeature
import Store
import Testing

struct RandomReportTests {
  private let ping = RandomTransition(.ping, from: .initial, to: .loading)
  private let number = RandomTransition(.response(.success(7)), from: .loading, to: .loaded(7))
  private let failure = RandomTransition(
    .response(.failure(.timedOut)),
    from: .loading,
    to: .error(.timedOut)
  )

  @Test func `loading begins progress and an answer ends it before it is printed`() {
    let report = RandomReport(printsJSON: false, isVerbose: false)
    #expect(report.steps(for: ping) == [.beginProgress])
    #expect(report.steps(for: number) == [.endProgress, .print("7")])
  }

  @Test func `a failure is never printed on standard output`() {
    let report = RandomReport(printsJSON: false, isVerbose: false)
    #expect(report.steps(for: failure) == [.endProgress, .fail(.timedOut)])
  }

  @Test func `JSON takes the place of the number`() {
    let report = RandomReport(printsJSON: true, isVerbose: false)
    #expect(report.steps(for: number) == [.endProgress, .print(number.json)])
  }

  @Test func `verbose adds a line on standard error`() {
    let report = RandomReport(printsJSON: false, isVerbose: true)
    #expect(report.steps(for: number) == [.endProgress, .note(number.text), .print("7")])
  }
}
