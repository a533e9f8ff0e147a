import Foundation

/// A block of Swift in a doc comment, and the source that compiles it.
struct DocSnippet: Sendable {
  let file: URL
  /// The line on which its code begins, from 1.
  let line: Int
  let code: [String]

  /// The blocks in the doc comments of a file.
  static func all(in text: String, of file: URL) -> [DocSnippet] {
    var snippets: [DocSnippet] = []
    var opened: DocSnippet?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard line.hasPrefix("///") else { continue }
      let content = line.dropFirst(3).hasPrefix(" ") ? line.dropFirst(4) : line.dropFirst(3)
      switch (opened, content) {
      case (nil, "```swift"): opened = DocSnippet(file: file, line: index + 2, code: [])
      case (nil, _): continue
      case (let snippet?, "```"):
        snippets.append(snippet)
        opened = nil
      case (let snippet?, _):
        opened = DocSnippet(
          file: file, line: snippet.line, code: snippet.code + [String(content)])
      }
    }
    return snippets
  }

  /// The blocks in the doc comments of all Swift files in a folder of the package.
  static func all(in folder: URL) throws -> [DocSnippet] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      .flatMap { try all(in: String(contentsOf: $0, encoding: .utf8), of: $0) }
  }

  /// Swift source with the block in it, such that the compiler names the lines of the doc comment.
  ///
  /// Extensions are at the top level, everything else in a function. If a block begins with a dot,
  /// each of its paragraphs continues a chain.
  func source(number: Int) -> String {
    let lines = "#sourceLocation(file: \"\(file.path)\", line: \(line))"
    let code = self.code.joined(separator: "\n")
    if code.hasPrefix("extension ") {
      return [lines, code, "#sourceLocation()"].joined(separator: "\n")
    }
    let effects = code.contains("await ") ? "async throws" : "throws"
    return [
      "@MainActor private func snippet\(number)() \(effects) {", lines,
      code.hasPrefix(".") ? continued : code, "#sourceLocation()", "}",
    ].joined(separator: "\n")
  }

  /// The paragraphs, each with the beginning of its chain in front, on the same line, so that all
  /// lines keep their numbers.
  private var continued: String {
    var isBeginning = true
    return code.map { line in
      defer { isBeginning = line.isEmpty }
      return isBeginning ? "_ = \(beginning(of: line))\(line)" : line
    }.joined(separator: "\n")
  }

  /// The beginning of a verb's chain: a product's if the block mentions one, else one without a
  /// context.
  private func beginning(of line: String) -> String {
    let subject = code.contains { $0.contains(#/Product|\bInt\b/#) } ? "product" : "bag"
    switch line.prefix(while: { $0 != "(" && $0 != " " }) {
    case ".from": return "Beginning.\(subject).using(.present())"
    case ".addCase", ".assemble": return "Beginning.choice"
    case ".with": return "Beginning.tabs"
    default: return "Beginning.\(subject)"
    }
  }
}
