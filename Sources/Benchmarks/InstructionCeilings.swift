/// How many instructions an operation may take before the check fails.
///
/// A ceiling is what a case has reached, and a little: a tenth, or a fifth for those with tasks. The counts
/// of generic code depend even on where a program lies in memory. It only ever comes down, to the target in
/// the table.
package enum InstructionCeilings {
  package static let all: [String: Double] = [
    "send": 17_000,
    "feedback": 75_000,
    "10 observed paths": 51_000,
    "10 tracked paths": 190_000,
    "leaf 5 scopes deep": 120_000,
    "leaf from the root": 40_000,
    "row of 100": 61_000,
    "row of 10000": 61_000,
    "1 MB, count": 17_000,
    "1 MB, write": 17_000,
    "1 MB, write, observed": 84_000,
    "1 MB, write, store observer": 1_200_000,
    "1 MB, count, test store": 74_000,
    "1 MB, write, relaxed test store": 1_400_000,
    "round trip": 120_000,
    "round trip, run": 120_000,
    "100000 pings": 140_000,
    "100000 pings with a yield": 140_000,
    "start and cancel, 100 in flight": 110_000,
    "start and cancel, 10000 in flight": 120_000,
    "start, then cancel, 100 in flight": 140_000,
    "start, then cancel, 10000 in flight": 140_000,
    "100000 actions of one effect": 29_000,
    "100000 idle effects": 74_000,
    "merge of 100": 4_800_000,
    "merge of 100, answering": 7_700_000,
    "test store transition": 74_000,
    "materialize, switchToLatest, values": 110_000,
  ]
}
