/// How many instructions an operation may take before the check fails.
///
/// A ceiling is what a case has reached, and a little: a twentieth for those that run on one thread, three
/// twentieths for those with tasks. It only ever comes down, to the target in the table.
package enum InstructionCeilings {
  package static let all: [String: Double] = [
    "send": 15_700,
    "feedback": 70_500,
    "10 observed paths": 45_400,
    "10 tracked paths": 176_000,
    "leaf 5 scopes deep": 113_000,
    "leaf from the root": 38_000,
    "row of 100": 58_100,
    "row of 10000": 58_200,
    "1 MB, count": 15_900,
    "1 MB, write": 15_900,
    "1 MB, write, observed": 79_400,
    "1 MB, write, store observer": 1_130_000,
    "1 MB, count, test store": 70_000,
    "1 MB, write, relaxed test store": 1_280_000,
    "round trip": 118_000,
    "round trip, run": 117_000,
    "100000 pings": 129_000,
    "100000 pings with a yield": 134_000,
    "start and cancel, 100 in flight": 104_000,
    "start and cancel, 10000 in flight": 111_000,
    "start, then cancel, 100 in flight": 126_000,
    "start, then cancel, 10000 in flight": 134_000,
    "100000 actions of one effect": 29_900,
    "100000 idle effects": 70_700,
    "merge of 100": 5_000_000,
    "merge of 100, answering": 7_330_000,
    "test store transition": 70_500,
    "materialize, switchToLatest, values": 99_000,
  ]
}
