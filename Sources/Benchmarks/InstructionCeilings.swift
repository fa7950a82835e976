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
    "leaf 5 scopes deep": 2_500,
    "leaf from the root": 2_100,
    "row of 100": 8_700,
    "row of 10000": 8_700,
    "1 MB, count": 100,
    "1 MB, write": 125,
    "1 MB, write, observed": 14_000,
    "1 MB, write, store observer": 1_200_000,
    "1 MB, count, test store": 56_000,
    "1 MB, write, relaxed test store": 64_000,
    "round trip": 18_000,
    "round trip, run": 21_000,
    "100000 pings": 39_000,
    "100000 pings with a yield": 35_000,
    "start and cancel, 100 in flight": 18_000,
    "start and cancel, 10000 in flight": 19_000,
    "start, then cancel, 100 in flight": 22_000,
    "start, then cancel, 10000 in flight": 22_000,
    "100000 actions of one effect": 2_400,
    "100000 idle effects": 22_000,
    "merge of 100": 1_900_000,
    "merge of 100, answering": 1_900_000,
    "test store transition": 56_000,
    "materialize, switchToLatest, values": 31_000,
  ]
}
