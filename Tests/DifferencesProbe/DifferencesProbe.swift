import Differences

/// Prints the order in which this process keeps a set, then the texts of a difference.
///
/// Hashing has another seed in each process; the tests start many and compare what they print.
@main
enum DifferencesProbe {
  static func main() {
    print(Set(0..<50).map { "\($0)" }.joined(separator: " "))
    let (old, new) = (ProbeState(salt: 1), ProbeState(salt: 2))
    let limits = DifferenceLimits(lines: 200)
    print(Difference(from: old, to: new, limits: limits)?.description ?? "equal")
    print(Difference(from: old, to: new)?.description ?? "equal")
    print(shortDescription(of: old, columns: 10_000))
  }
}
