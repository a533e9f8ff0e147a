/// The effects of taps, as text to commit: one line for each control of each screen, sorted. If a
/// row leads to another screen than before, a single line differs.
///
/// ```swift
/// let text = try String(contentsOf: file, encoding: .utf8)      // taps.txt
/// let baseline = try TapBaseline(text)
/// if let drift = await baseline.drift(of: explorer) { print(drift) }
/// ```
///
/// ```text
/// StepRouter taps, version 1: depth 2, states 1000
///
/// Menu › Help → nothing
/// Menu › Payments → Payments (push)
/// ```
///
/// The word in parentheses says how the screen came to the front: `push`, `present`, `tab`, `root`,
/// `window`, `pop`, `dismiss`, or `stays` if something else changed. A tab that does the same on
/// several screens has one line for all of them, which begins with `Elsewhere`.
public struct TapBaseline: Hashable, Sendable {
  static let title = "StepRouter taps, version 1: "

  /// The maximum number of moves that the user makes.
  public let depth: Int
  /// How many distinct states are enough.
  public let states: Int
  /// The lines, sorted.
  public let lines: [String]

  /// Creates a baseline from an exploration of this extent, for the states whose windows it kept.
  public init(of exploration: Exploration, depth: Int, states: Int) {
    self.depth = depth
    self.states = states
    let taps = Set(exploration.edges.compactMap { Tap($0, in: exploration) })
    lines = Set(taps.sharingTabs.map(\.description)).sorted()
  }

  /// Reads a committed baseline. Throws if the text isn't a baseline of this version.
  public init(_ text: String) throws(TapBaselineError) {
    let all = text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    guard let first = all.first else { throw .empty }
    guard first.hasPrefix(Self.title), let (depth, states) = Self.extent(in: first) else {
      throw .noBaseline(firstLine: String(first.prefix(80)))
    }
    self.depth = depth
    self.states = states
    lines = all.dropFirst().sorted()
  }

  private static func extent(in line: String) -> (depth: Int, states: Int)? {
    let parts = line.dropFirst(title.count).split(separator: ", ").map { $0.split(separator: " ") }
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 }), parts[0][0] == "depth",
      parts[1][0] == "states", let depth = Int(parts[0][1]), let states = Int(parts[1][1])
    else { return nil }
    return (depth, states)
  }
}

extension TapBaseline: CustomStringConvertible {
  /// The text to commit.
  public var description: String {
    let head = "\(Self.title)depth \(depth), states \(states)"
    return ([head, ""] + lines).joined(separator: "\n") + "\n"
  }
}

extension TapBaseline {
  /// Explores as far as the baseline says, and returns the lines that differ; nil if there are
  /// none.
  @MainActor
  public func drift(of explorer: Explorer) async -> TapDrift? {
    TapDrift(from: self, to: await explorer.taps(depth: depth, states: states))
  }
}
