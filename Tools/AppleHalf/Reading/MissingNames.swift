/// The names that visionOS lacks although it has UIKit, from a file with a name per line, then the
/// evidence.
struct MissingNames: Sendable {
  private static let mark = "@available(visionOS, unavailable) "

  private let names: Set<String>
  /// The last parts of the names of members, for their overrides.
  private let members: Set<Substring>

  init(_ list: SourceFile) {
    names = Set(
      list.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        .map { String($0.prefix { $0 != "\t" }) })
    members = Set(
      names.filter { $0.contains(".") }.compactMap { $0.split(separator: ".").last })
  }

  /// Marks the declarations of these names, so the compiler reports each use of one.
  ///
  /// Fails if a name has no declaration: it would not be checked.
  func marked(_ files: [SourceFile]) throws -> [SourceFile] {
    var found: Set<String> = []
    let result = files.map { marked($0, found: &found) }
    let rest = names.subtracting(found)
    guard rest.isEmpty else {
      throw Failure(
        "The headless half has none of these, which visionOS.tsv names: \(rest.sorted())")
    }
    return result
  }

  private func marked(_ file: SourceFile, found: inout Set<String>) -> SourceFile {
    var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for declaration in Declaration.all(in: lines) {
      let name = declaration.name
      let isOverride =
        declaration.modifiers.contains("override ")
        && name.split(separator: ".").last.map(members.contains) == true
      if declaration.kind == "case" {
        let missing = declaration.elements.filter { names.contains($0) }
        guard !missing.isEmpty else { continue }
        found.formUnion(missing)
        lines[declaration.line] = separated(missing, in: lines[declaration.line])
      } else if names.contains(name) || isOverride {
        found.insert(name)
        if declaration.isRequirement {
          // A requirement can't be unavailable. Without it, its default is called, which is.
          for line in declaration.lines { lines[line] = "// " + lines[line] }
        } else {
          lines[declaration.line].insert(
            contentsOf: Self.mark,
            at: lines[declaration.line].prefix { $0 == " " }.endIndex)
        }
      }
    }
    return SourceFile(path: file.path, text: lines.joined(separator: "\n"))
  }

  /// Makes declarations of their own of some of the cases in a line.
  private func separated(_ missing: [String], in line: String) -> String {
    let names = missing.compactMap { $0.split(separator: ".").last }
    guard let start = line.firstRange(of: "case ")?.upperBound else { return line }
    let others = line[start...].split(separator: ",").map { $0.drop { $0 == " " } }
      .filter { element in !names.contains { element.prefix { $0 != " " && $0 != "(" } == $0 } }
    let kept = others.isEmpty ? [] : ["case " + others.joined(separator: ", ")]
    return line.prefix { $0 == " " }
      + (kept + names.map { "\(Self.mark)case \($0)" }).joined(separator: "; ")
  }
}

/// A declaration in the formatter's layout.
private struct Declaration {
  let kind: Substring
  let modifiers: Substring
  /// The name with its types, and with the labels of its parameters.
  let name: String
  /// The line of its keyword, from 0.
  let line: Int
  /// All lines of a requirement, its attributes included.
  let lines: ClosedRange<Int>
  let isRequirement: Bool
  /// The names of the elements after the keyword `case`.
  var elements: [String] = []

  private static let types: Set<Substring> = ["class", "struct", "enum", "protocol", "extension"]
  private static let keywords = types.union([
    "func", "var", "let", "init", "case", "typealias", "subscript",
  ])
  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "private", "fileprivate", "internal", "final", "static", "class",
    "override", "required", "convenience", "mutating", "nonisolated", "weak", "unowned", "lazy",
    "indirect",
  ]

  static func all(in lines: [String]) -> [Declaration] {
    var found: [Declaration] = []
    var open: [(kind: Substring, name: String, indent: Int)] = []
    for (number, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      if let last = open.last, indent == last.indent, line.dropFirst(indent).hasPrefix("}") {
        open.removeLast()
      }
      guard indent == (open.last.map { $0.indent + 2 } ?? 0),
        let (modifiers, kind, ownName) = head(of: line.dropFirst(indent))
      else { continue }
      let outer = open.last.map { $0.name + "." } ?? ""
      if types.contains(kind) {
        let name = outer + ownName
        found.append(
          Declaration(
            kind: kind, modifiers: modifiers, name: name, line: number, lines: number...number,
            isRequirement: false))
        if !line.hasSuffix("}") { open.append((kind, name, indent)) }
        continue
      }
      let isRequirement = open.last?.kind == "protocol"
      let hasLabels = ["func", "init", "subscript"].contains(kind)
      let base = ownName.isEmpty ? kind : ownName
      var declaration = Declaration(
        kind: kind, modifiers: modifiers,
        name: outer + base + (hasLabels ? labels(after: ownName, from: number, in: lines) : ""),
        line: number,
        lines: isRequirement ? extent(of: number, indent: indent, in: lines) : number...number,
        isRequirement: isRequirement)
      if kind == "case", let start = line.firstRange(of: "case ")?.upperBound {
        declaration.elements = line[start...].split(separator: ",").map { element in
          outer + element.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        }
      }
      found.append(declaration)
    }
    return found
  }

  /// Splits a declaration into its attributes and modifiers, its keyword and its name.
  private static func head(of line: Substring) -> (Substring, kind: Substring, name: Substring)? {
    var rest = line
    while true {
      if rest.hasPrefix("@") {
        let word = rest.prefix { $0 != " " && $0 != "(" }
        rest = rest[word.endIndex...]
        if rest.hasPrefix("(") { rest = rest.drop { $0 != ")" }.dropFirst() }
        rest = rest.drop { $0 == " " }
        continue
      }
      let word = rest.prefix { $0.isLetter }
      let end = rest[word.endIndex...]
      let next = end.drop { $0 == " " }
      let following = next.prefix { $0.isLetter }
      if keywords.contains(word), word != "class" || !keywords.contains(following) {
        let name = next.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return (line[..<rest.startIndex], word, end.hasPrefix(" ") ? name : "")
      }
      guard modifiers.contains(word) else { return nil }
      rest = end.hasPrefix("(") ? end.drop { $0 != ")" }.dropFirst() : end
      rest = rest.drop { $0 == " " }
    }
  }

  /// Returns the labels of the parameters that begin in a line, as in `(_:to:)`.
  private static func labels(after name: Substring, from line: Int, in lines: [String]) -> String {
    var depth = 0
    var parameters = [""]
    // Few declarations have as many lines.
    let end = min(line + 20, lines.count)
    let rest =
      lines[line][name.endIndex...] + "\n" + lines[(line + 1)..<end].joined(separator: "\n")
    for character in rest.drop(while: { $0 != "(" }) {
      if ["(", "[", "{"].contains(character) { depth += 1 }
      if [")", "]", "}"].contains(character) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, character == "," {
        parameters.append("")
      } else if depth > 1 || character != "(" {
        parameters[parameters.count - 1].append(character)
      }
    }
    let labels = parameters.compactMap { parameter in
      parameter.split(whereSeparator: { " \n".contains($0) }).first { !$0.hasPrefix("@") }
        .map { $0.hasSuffix(":") ? String($0) : $0 + ":" }
    }
    return "(\(labels.joined()))"
  }

  /// Returns the lines of a requirement: from its attributes to the last that is indented deeper.
  private static func extent(of line: Int, indent: Int, in lines: [String]) -> ClosedRange<Int> {
    var first = line
    while first > 0, lines[first - 1].dropFirst(indent).hasPrefix("@") { first -= 1 }
    var last = line
    while last + 1 < lines.count {
      let next = lines[last + 1]
      let nextIndent = next.prefix { $0 == " " }.count
      guard nextIndent > indent || (nextIndent == indent && next.dropFirst(indent).hasPrefix(")"))
      else { break }
      last += 1
    }
    return first...last
  }
}
