import StepRouter

/// Returns a type's name the way you write it: `String?`, `Void`.
func shortName(_ type: any Any.Type) -> String {
  type == Void.self ? "Void" : String(describing: type).withQuestionMarks
}

/// Returns a type's name without the generic arguments that the text already names:
/// `StackFinder<HomeViewController>`.
func shortName(_ type: TypeName, without known: [any Any.Type]) -> String {
  let name = type.description
  guard name.hasSuffix(">"), let opening = name.firstIndex(of: "<") else { return name }
  let names = known.map { TypeName($0).description } + ["Void", "()"]
  let arguments = name[name.index(after: opening)...].dropLast().topLevelParts
    .filter { !names.contains($0) }.map(\.withQuestionMarks)
  let base = name[..<opening]
  return arguments.isEmpty ? "\(base)" : "\(base)<\(arguments.joined(separator: ", "))>"
}

extension Substring {
  /// The parts between commas, except for commas in brackets.
  fileprivate var topLevelParts: [String] {
    var parts = [""]
    var depth = 0
    var last: Character = " "
    for character in self {
      if "<([".contains(character) { depth += 1 }
      // The arrow of a function type isn't a closing bracket.
      if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
      last = character
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { String($0.drop { $0 == " " }) }
  }
}

extension String {
  /// The name with `String?` for `Optional<String>`.
  fileprivate var withQuestionMarks: String {
    let prefix = "Optional<"
    guard hasPrefix(prefix), hasSuffix(">") else { return self }
    let wrapped = dropFirst(prefix.count).dropLast()
    var depth = 0
    for character in wrapped {
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      if depth < 0 { return self }
    }
    return String(wrapped).withQuestionMarks + "?"
  }

  /// The text without line breaks, so that it fits on one line.
  var onOneLine: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
  }
}
