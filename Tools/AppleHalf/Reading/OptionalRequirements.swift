/// The optional requirements of UIKit's protocols: the headless half implements these itself.
///
/// With UIKit you call them as `delegate?.method?(…)`, which needs the Objective-C runtime.
struct OptionalRequirements: Sendable {
  /// The compiler's message after "is deprecated: " for a call without the question mark.
  static let message = "is optional in UIKit; call it with a question mark behind its name"

  private let signatures: Set<String>
  private let names: Set<Substring>

  init(in files: [SourceFile]) {
    let members = files.flatMap { Member.all(in: $0.text) }
    let given = Set(members.filter { $0.block == .extension }.map(\.signature))
    let optional = members.filter { $0.block == .protocol && given.contains($0.signature) }
    signatures = Set(optional.map(\.signature))
    names = Set(optional.map(\.name))
  }

  /// Marks the declarations in the protocols, so the compiler reports each call of one.
  func marked(_ file: SourceFile) -> SourceFile {
    let members = Member.all(in: file.text).filter {
      $0.block == .protocol && signatures.contains($0.signature)
    }
    guard !members.isEmpty else { return file }
    let lines = Set(members.map(\.line))
    let mark = "@available(*, deprecated, message: \"\(Self.message)\") "
    var number = -1
    return file.rewrittenLines { line in
      number += 1
      let indent = line.prefix { $0 == " " }
      return lines.contains(number) ? indent + mark + line.dropFirst(indent.count) : line
    }
  }

  /// Removes the question mark from each call, and returns the lines of these calls.
  func takingQuestionMarks(outOf file: SourceFile) -> (file: SourceFile, lines: Set<Int>) {
    guard file.text.contains("?(") else { return (file, []) }
    var lines: Set<Int> = []
    var number = 0
    let rewritten = file.rewrittenLines { line in
      number += 1
      return line.replacing(#/\.(\w+)\?\(/#) { match in
        guard names.contains(match.1) else { return String(match.0) }
        lines.insert(number)
        return ".\(match.1)("
      }
    }
    return (rewritten, lines)
  }
}

/// A member of a protocol or of a protocol extension, in the formatter's layout.
private struct Member {
  enum Block {
    case `protocol`, `extension`
  }

  let block: Block
  /// The name of the protocol, and the declaration up to its closing parenthesis, without spaces.
  let signature: String
  let name: Substring
  /// The line, from 0.
  let line: Int

  static func all(in text: String) -> [Member] {
    guard text.contains("protocol ") || text.contains("extension ") else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var members: [Member] = []
    var open: (block: Block, type: Substring, indent: Int)?
    for (number, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      if let current = open {
        if line.dropFirst(indent) == "}", indent == current.indent { open = nil }
        guard indent == current.indent + 2,
          let match = line.dropFirst(indent).prefixMatch(of: #/(?:public )?(?:func|var) (\w+)/#)
        else { continue }
        members.append(
          Member(
            block: current.block, signature: current.type + signature(from: number, in: lines),
            name: match.1, line: number))
      } else if let match = line.dropFirst(indent).prefixMatch(
        of: #/(?:@\w+ )*(?:public )?(protocol|extension) (\w+).*\{$/#)
      {
        open = (match.1 == "protocol" ? .protocol : .extension, match.2, indent)
      }
    }
    return members
  }

  private static func signature(from line: Int, in lines: [Substring]) -> String {
    var signature = ""
    var depth = 0
    for character in lines[line...].joined(separator: "\n") {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case " ": continue
      case "\n" where depth == 0, "{" where depth == 0, ":" where depth == 0: return signature
      case "\n": continue
      default: break
      }
      signature.append(character)
      if depth == 0, character == ")" { break }
    }
    return signature.replacing("public", with: "")
  }
}
