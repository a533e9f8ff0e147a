/// What came of asking for a log's screens in other orders.
///
/// ```swift
/// let reorderings = try await explorer.reorderings(of: report, limit: 100)
/// print(reorderings)
/// ```
public struct LogReorderings: Hashable, Sendable {
  /// A fault, in the order with the fewest pre-emptions and switches.
  public struct Finding: Hashable, Sendable {
    /// What was done, to the last request of the order.
    public let deeds: [EventLog.Deed]
    /// How many of the deeds at the end are the requests in their order.
    public let requestCount: Int
    /// How many of the requests came while the one before was under way.
    public let preemptions: Int
    /// How many pairs of them came the other way round than in the log.
    public let switches: Int
    /// What is wrong.
    public let problems: [Exploration.Problem]
    /// In how many orders the same is wrong, this one included.
    public let count: Int
  }

  /// How many orders were tried.
  public let triedCount: Int
  /// How many orders there are of requests that came one after the other.
  public let orderCount: Int
  /// What is wrong, each fault once.
  public let findings: [Finding]

  /// Whether no order is wrong.
  public var isFaultless: Bool { findings.isEmpty }
}

extension LogReorderings: CustomStringConvertible {
  /// How many orders were tried, and what is wrong.
  public var description: String {
    guard orderCount > 0 else {
      return "The log has no two requests one after the other, so there is nothing to reorder."
    }
    let tried = "\(triedCount) of \(orderCount) orders tried:"
    return findings.isEmpty
      ? "\(tried) nothing is wrong."
      : (["\(tried) \(findings.count) fault\(findings.count == 1 ? "" : "s")"]
        + findings.map(\.description)).joined(separator: "\n")
  }
}

extension LogReorderings.Finding: CustomStringConvertible {
  /// The order, what is wrong, and the code that shows it again.
  public var description: String {
    let others = count > 1 ? " (and in \(count - 1) other order\(count == 2 ? "" : "s"))" : ""
    return (["\(order)\(others)"] + problems.map { "  \($0)" } + ["  again: \(code)"])
      .joined(separator: "\n")
  }

  /// Swift that does the same again, for a test that has the explorer.
  public var code: String {
    let list = deeds.map(\.description).joined(separator: ", ")
    return "expectRepeats(try await explorer.replay(EventLog([\(list)])), reporter: .swiftTesting)"
  }

  private var order: String {
    deeds.suffix(requestCount).enumerated().map { index, deed in
      guard case .request(let name) = deed.content else { return "\(deed)" }
      guard index > 0 else { return "“\(name)”" }
      return deed.pause == nil ? ", then “\(name)”" : ", and at once “\(name)”"
    }.joined()
  }
}
