import StepRouterTesting

/// The paragraphs of a baseline, by their first lines.
struct RouteParagraphs {
  private var paragraphs: [String: [String]] = [:]

  init(_ text: String) throws(RouteBaselineError) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let start = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      throw .empty
    }
    try Self.checkTitle(lines[start])
    var heading: String?
    for (index, line) in lines.enumerated().dropFirst(start + 1) {
      if line.allSatisfy(\.isWhitespace) { continue }
      if !line.hasPrefix(" ") { heading = String(line) }
      guard let heading, heading.hasPrefix("route ") || heading.hasPrefix("link ") else {
        throw .strayLine(number: index + 1, String(line))
      }
      paragraphs[heading, default: []].append(String(line))
    }
  }

  private static func checkTitle(_ line: Substring) throws(RouteBaselineError) {
    // Some editors begin a file with a byte order mark.
    let line = line.drop { $0 == "\u{FEFF}" }
    guard line.hasPrefix(RouteBaseline.title) else {
      throw .noBaseline(firstLine: String(line.prefix(80)))
    }
    let version = line.dropFirst(RouteBaseline.title.count)
    if version != RouteBaseline.version { throw .otherVersion(String(version)) }
  }

  static func changes(from old: Self, to new: Self) -> [RouteDrift.Change] {
    Set(old.paragraphs.keys).union(new.paragraphs.keys).sorted().compactMap { heading in
      let before = old.paragraphs[heading]
      let after = new.paragraphs[heading]
      if before == after { return nil }
      let diff = LineDiff(
        from: (before ?? []).joined(separator: "\n"), to: (after ?? []).joined(separator: "\n"))
      return RouteDrift.Change(
        heading: heading, diff: diff,
        kind: before == nil ? .added : after == nil ? .removed : .changed)
    }
  }
}
