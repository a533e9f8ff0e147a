extension Exploration {
  /// All findings of one kind with one culprit: a leak of one screen is one fault, however many
  /// states and destinations show it.
  ///
  /// ```swift
  /// for fault in exploration.faults { print(fault.code, fault) }
  /// // leaked-3f2a CartViewController leaks (25 times)
  /// ```
  public struct Fault: Hashable, Sendable {
    /// The kind of fault.
    public let kind: Problem.Kind
    /// The screen, control, destination, link, move or property that has it, in words.
    public let culprit: String
    /// A short name that stays the same as long as the culprit and the kind do: `leaked-3f2a`. It
    /// depends on no numbers, states or moves.
    public let code: String
    /// The code with all its digits.
    let hash: String
    /// The hash of the fault, and the hashes of the other faults that are only signs of it.
    let hashes: Set<String>
    /// The finding with the fewest moves among those that name the culprit.
    public let first: Finding
    /// All findings that show the fault, fewest moves first.
    public let findings: [Finding]

    /// The number of occurrences: the states that show the fault, summed over the findings.
    public var count: Int { findings.reduce(0) { $0 + $1.count } }
  }

  /// The faults by culprit, fewest moves first.
  public var faults: [Fault] { Fault.all(in: findings) }
}

extension Exploration.Fault: CustomStringConvertible {
  /// The culprit, what it does, and how often: `CartViewController leaks (25 times)`
  public var description: String {
    "\(culprit) \(predicate)\(count > 1 ? " (\(count.grouped) times)" : "")"
  }
}

extension Exploration.Fault {
  /// The predicate of a sentence whose subject is the culprit.
  package var predicate: String { first.trial.problems.first?.predicate ?? kind.predicate }

  /// Groups findings by culprit and kind, and adds the mere signs of a fault to that fault. Keeps
  /// the order of the findings.
  package static func all(in findings: [Exploration.Finding]) -> [Self] {
    var order: [FaultCulprit] = []
    var members: [FaultCulprit: [Exploration.Finding]] = [:]
    let culprits = findings.map { FaultCulprit(of: $0) }
    for case (let culprit?, let finding) in zip(culprits, findings) {
      if members[culprit] == nil { order.append(culprit) }
      members[culprit, default: []].append(finding)
    }
    let causes = CommonCauses(among: order, members)
    let rootOf = Dictionary(uniqueKeysWithValues: order.map { ($0, causes.root(of: $0)) })
    let signs = Dictionary(grouping: order) { rootOf[$0] ?? $0 }
    var all: [FaultCulprit: [Exploration.Finding]] = [:]
    for case (let culprit?, let finding) in zip(culprits, findings) {
      all[rootOf[culprit] ?? culprit, default: []].append(finding)
    }
    let roots = order.filter { rootOf[$0] == $0 }
    let hashes = roots.map(\.hash)
    return roots.compactMap { culprit in
      guard let findings = all[culprit], let first = members[culprit]?.first else { return nil }
      return Self(
        kind: culprit.kind, culprit: causes.words(of: culprit), code: code(culprit, among: hashes),
        hash: culprit.hash,
        hashes: Set(((signs[culprit] ?? []) + findings.compactMap(\.ownCulprit)).map(\.hash)),
        first: first, findings: findings)
    }
  }

  /// Whether a code is this fault's: the kind and at least four digits of the hash.
  package func has(_ code: String) -> Bool { AcceptedFaults.isCode(code) && hash.hasPrefix(code) }

  /// Whether both have the same kind and the same culprit.
  package func isSame(as other: Self) -> Bool { hash == other.hash }

  /// Whether the other fault is this one or only a sign of it.
  package func covers(_ other: Self) -> Bool { hashes.contains(other.hash) }

  /// Returns the kind and a few digits, twice as many if another fault begins with the same ones.
  private static func code(_ culprit: FaultCulprit, among hashes: [String]) -> String {
    let length = culprit.kind.rawValue.count + 1 + digits
    let short = culprit.hash.prefix(length)
    let isAlone = hashes.count { $0.hasPrefix(short) } == 1
    return String(isAlone ? short : culprit.hash.prefix(length + digits))
  }

  private static let digits = 4
}
