/// The changes, line by line, that turn one text into another.
///
/// ```swift
/// print(LineDiff(from: "Home\nBag", to: "Home\nLogin"))
/// //   Home
/// // - Bag
/// // + Login
/// ```
///
/// The unchanged lines are a longest common subsequence. Where the texts differ, removed lines come
/// before added lines.
public struct LineDiff: Hashable, Sendable, Codable {
  /// A line of one text or of both.
  public enum Line: Hashable, Sendable, Codable {
    /// A line of both texts.
    case same(String)
    /// A line of the old text only.
    case removed(String)
    /// A line of the new text only.
    case added(String)
  }

  /// The lines of both texts, in order. A line that both have appears once.
  public let lines: [Line]

  /// Compares two texts line by line.
  public init(from old: String, to new: String) {
    self.init(from: Self.split(old), to: Self.split(new))
  }

  /// Whether the texts are the same.
  public var isEmpty: Bool {
    lines.allSatisfy { line in
      if case .same = line { true } else { false }
    }
  }

  private init(from old: [Substring], to new: [Substring]) {
    let lengths = Self.commonLengths(old, new)
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        lines.append(.same(String(old[i])))
        (i, j) = (i + 1, j + 1)
      } else if j == new.count || (i < old.count && lengths[i + 1][j] >= lengths[i][j + 1]) {
        lines.append(.removed(String(old[i])))
        i += 1
      } else {
        lines.append(.added(String(new[j])))
        j += 1
      }
    }
    self.lines = lines
  }

  private static func split(_ text: String) -> [Substring] {
    text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns, for each pair of positions, the length of the longest common subsequence of the lines
  /// that follow.
  private static func commonLengths(_ old: [Substring], _ new: [Substring]) -> [[Int]] {
    var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i][j] =
          old[i] == new[j]
          ? lengths[i + 1][j + 1] + 1
          : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    return lengths
  }
}

extension LineDiff: CustomStringConvertible {
  /// The lines with their marks: `- ` for removed lines, `+ ` for added lines, two spaces for the
  /// others.
  public var description: String {
    lines.map(\.description).joined(separator: "\n")
  }
}

extension LineDiff.Line: CustomStringConvertible {
  /// The line with its mark.
  public var description: String {
    switch self {
    case .same(let line): "  " + line
    case .removed(let line): "- " + line
    case .added(let line): "+ " + line
    }
  }
}
