/// How many instructions an operation may take before the check fails.
///
/// A ceiling is what a case has reached, and a little: a tenth, or a fifth for those with tasks. The counts
/// of generic code depend even on where a program lies in memory. It only ever comes down, to the target in
/// the table.
package enum InstructionCeilings {
  package static let all: [String: Double] = [
    "send": 85,
    "feedback": 115,
    "10 observed paths": 8_200,
    "10 tracked paths": 66_000,
    "leaf 5 scopes deep": 930,
    "leaf from the root": 580,
    "row of 100": 2_450,
    "row of 10000": 2_450,
    "1 MB, count": 100,
    "1 MB, write": 125,
    "1 MB, write, observed": 14_000,
    "1 MB, write, store observer": 1_200_000,
    "1 MB, count, test store": 56_000,
    "1 MB, write, relaxed test store": 64_000,
    "round trip": 18_000,
    "round trip, run": 20_000,
    "100000 pings": 31_000,
    "100000 pings with a yield": 34_500,
    "start and cancel, 100 in flight": 17_500,
    "start and cancel, 10000 in flight": 18_000,
    "start, then cancel, 100 in flight": 21_500,
    "start, then cancel, 10000 in flight": 21_500,
    "100000 actions of one effect": 2_150,
    "100000 idle effects": 20_500,
    "merge of 100": 1_650_000,
    "merge of 100, answering": 1_850_000,
    "test store transition": 56_000,
    "materialize, switchToLatest, values": 31_000,
    "recorder": 1_950_000,
    "recorder, numbers": 220_000,
  ]
}
