import PortableUIKit

/// The path of a pattern: words, and parameters between them.
struct LinkPath: CustomStringConvertible {
  enum Component {
    case word(String)
    case parameter(DeclaredParameter)
  }

  private(set) var components: [Component] = []
  /// Names with a colon for which there is no parameter.
  private(set) var unknownNames: [String] = []

  /// Parameters that the text does not name stand behind it.
  init(_ text: String, _ parameters: [DeclaredParameter]) {
    var rest = parameters.filter { $0.position == .path }
    for word in text.split(separator: "/").map(String.init) {
      if !word.hasPrefix(":") {
        components.append(.word(word))
      } else if let index = rest.firstIndex(where: { ":" + $0.name == word }) {
        components.append(.parameter(rest.remove(at: index)))
      } else {
        unknownNames.append(word)
      }
    }
    components += rest.map(Component.parameter)
  }

  /// The texts of the parameters; nil for a path that is not like this one.
  func texts(in address: LinkAddress) -> LinkTexts? {
    guard address.path.count == components.count else { return nil }
    var texts = LinkTexts()
    for (index, (component, text)) in zip(components, address.path).enumerated() {
      switch component {
      case .parameter(let parameter):
        guard !text.isEmpty else { return nil }
        texts[parameter.name] = [text]
      case .word(let word):
        let isHost = index == 0 && address.beginsWithHost
        guard word == text || isHost && word.lowercased() == text.lowercased() else { return nil }
      }
    }
    return texts
  }

  /// Whether one path could be like both.
  func overlaps(_ other: LinkPath) -> Bool {
    guard components.count == other.components.count else { return false }
    return zip(components, other.components).allSatisfy { pair in
      switch pair {
      case (let component, .word(let word)), (.word(let word), let component): component.fits(word)
      case (.parameter, .parameter): true
      }
    }
  }

  /// How far a path is from being like this one: how many letters differ or are too many, and how many
  /// components are missing.
  func distance(to path: [String]) -> Int {
    zip(components, path).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      + path.dropFirst(components.count).reduce(0) { $0 + $1.count + 1 }
      + max(0, components.count - path.count)
  }

  var description: String {
    components.isEmpty ? "/" : components.map(\.description).joined(separator: "/")
  }
}

extension LinkPath.Component: CustomStringConvertible {
  func fits(_ text: String) -> Bool {
    switch self {
    case .word(let word): word == text
    case .parameter(let parameter): parameter.accepts(text)
    }
  }

  fileprivate func distance(to text: String) -> Int {
    switch self {
    // What is much longer is not misspelled, and would take long to compare.
    case .word(let word) where text.count > 2 * word.count: text.count
    case .word(let word): text.lowercased().difference(from: word.lowercased()).count
    case .parameter(let parameter): parameter.accepts(text) ? 0 : 1
    }
  }

  var description: String {
    switch self {
    case .word(let word): word
    case .parameter(let parameter): ":" + parameter.name
    }
  }
}

/// A parameter without its type.
struct DeclaredParameter {
  let name: String
  let position: LinkParameterPosition
  /// Whether the text is a value of the parameter.
  let accepts: @Sendable (String) -> Bool

  init<Parameter: LinkParameter>(_ parameter: Parameter) {
    name = parameter.name
    position = parameter.position
    accepts = { text in !text.isEmpty && Parameter.Value(linkTexts: [text]) != nil }
  }
}
