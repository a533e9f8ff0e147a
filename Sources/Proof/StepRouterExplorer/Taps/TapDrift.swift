/// The taps that do something other than in the baseline.
///
/// ```swift
/// let baseline = try TapBaseline(String(contentsOf: file, encoding: .utf8))
/// if let drift = await baseline.drift(of: explorer) { print(drift) }
/// // - Menu › Payments → Payments (push)
/// // + Menu › Payments → Profile (push)
/// ```
public struct TapDrift: Hashable, Sendable {
  /// The lines of the baseline that no longer hold, sorted.
  public let removed: [String]
  /// The lines that the baseline lacks, sorted.
  public let added: [String]

  init?(from old: TapBaseline, to new: TapBaseline) {
    let (before, after) = (Set(old.lines), Set(new.lines))
    removed = before.subtracting(after).sorted()
    added = after.subtracting(before).sorted()
    if removed.isEmpty, added.isEmpty { return nil }
  }
}

extension TapDrift: CustomStringConvertible {
  /// A sentence with advice, then the lines. What a control did before and what it does now are
  /// next to each other.
  public var description: String {
    let lines = (removed.map { (line: $0, sign: "-") } + added.map { (line: $0, sign: "+") })
      .sorted { left, right in
        let keys = (Self.control(in: left.line), Self.control(in: right.line))
        return keys.0 == keys.1 ? left.sign == "-" && right.sign == "+" : keys.0 < keys.1
      }
    let advice =
      "The taps are not those of the baseline. If you meant that, rewrite it and commit it."
    return ([advice] + lines.map { "\($0.sign) \($0.line)" }).joined(separator: "\n")
  }

  private static func control(in line: String) -> Substring {
    line.ranges(of: " → ").last.map { line[..<$0.lowerBound] } ?? line[...]
  }
}
