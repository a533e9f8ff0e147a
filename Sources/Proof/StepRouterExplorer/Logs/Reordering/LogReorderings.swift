/// The result of making a log's requests in other orders.
///
/// ```swift
/// let reorderings = try await explorer.reorderings(of: report, limit: 100)
/// print(reorderings)
/// ```
public struct LogReorderings: Hashable, Sendable {
  /// An order with faults: of those with the same kinds of faults, the first that the explorer
  /// tried.
  public struct Finding: Hashable, Sendable {
    /// The deeds, up to the last request of the order.
    public let deeds: [EventLog.Deed]
    /// The number of deeds at the end that are the reordered requests.
    public let requestCount: Int
    /// The number of requests made while the one before was under way.
    public let preemptions: Int
    /// The number of pairs of requests in the opposite order to the log.
    public let switches: Int
    /// The faults of this order.
    public let problems: [Exploration.Problem]
    /// The number of orders with the same kinds of faults, including this one.
    public let count: Int
  }

  /// The number of orders that the explorer tried.
  public let triedCount: Int
  /// The number of possible orders of consecutive requests.
  public let orderCount: Int
  /// The orders with faults, one for each combination of kinds.
  public let findings: [Finding]

  /// Whether the explorer found no fault in the orders that it tried.
  public var isFaultless: Bool { findings.isEmpty }
}

extension LogReorderings: CustomStringConvertible {
  /// The number of orders that the explorer tried, and the faults.
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
  /// The order, its faults, and the code that reproduces them.
  public var description: String {
    let others = count > 1 ? " (and in \(count - 1) other order\(count == 2 ? "" : "s"))" : ""
    return (["\(order)\(others)"] + problems.map { "  \($0)" } + ["  again: \(code)"])
      .joined(separator: "\n")
  }

  /// Swift code that reproduces the faults in a test, given a variable named `explorer`.
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
