import PortableUIKit
import StepRouter

/// The figures of many random navigations.
@MainActor
final class RandomTally {
  private(set) var navigations = 0
  private var outcomes: [String: Int] = [:]
  private var lostCompletions = 0
  private var repeatedCompletions = 0
  private var faults: [String] = []
  private let start = ContinuousClock.now

  /// Notes how a navigation has ended, which should happen once.
  func note(_ ends: [Result<NavigationKind, RoutingError>]) {
    navigations += 1
    if ends.isEmpty { lostCompletions += 1 }
    if ends.count > 1 { repeatedCompletions += 1 }
    if let end = ends.first { outcomes[Self.name(of: end), default: 0] += 1 }
  }

  func note(_ faults: [String]) { self.faults += faults }

  var isFaultless: Bool { faults.isEmpty && lostCompletions == 0 && repeatedCompletions == 0 }

  private static func name(of end: Result<NavigationKind, RoutingError>) -> String {
    switch end {
    case .success(let kind): kind.rawValue
    case .failure(let error): Mirror(reflecting: error).children.first?.label ?? "\(error)"
    }
  }

  private func faultCount(_ word: String) -> Int { faults.count { $0.contains(word) } }
}

extension RandomTally {
  var report: String {
    let ends = outcomes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let lines =
      [("navigations", navigations)] + ends.map { ("  \($0.key)", $0.value) } + [
        ("lost completions", lostCompletions),
        ("repeated completions", repeatedCompletions),
        ("interceptors bypassed", faultCount("guards")),
        ("view controllers leaked", faultCount("is leaked")),
        ("faults of any kind", faults.count),
        ("seconds", Int(start.duration(to: .now) / .seconds(1))),
        ("megabytes at most", Self.peakMemory / 1_000_000),
      ]
    return lines.map { name, count in "\(count)".leftPadded(to: 9) + "  " + name }
      .joined(separator: "\n")
  }

  /// In bytes, in which only Darwin counts.
  private static var peakMemory: Int {
    var usage = rusage()
    // 0 is `RUSAGE_SELF`, which has another type on each platform.
    getrusage(0, &usage)
    #if canImport(Darwin)
    return Int(usage.ru_maxrss)
    #else
    return Int(usage.ru_maxrss) * 1_024
    #endif
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
