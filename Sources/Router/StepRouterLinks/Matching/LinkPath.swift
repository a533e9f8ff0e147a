import PortableUIKit
import StepRouter

/// The path of a pattern: words, and parameters between them.
struct LinkPath: CustomStringConvertible, Sendable {
  /// A word, several words to choose from, or a parameter's name after a colon.
  struct Component: Sendable {
    let text: String
    let parameter: DeclaredParameter?

    /// The words that may stand here; the map prints the first.
    var words: [String] { text.split(separator: "|").map(String.init) }
  }

  /// The components; a parameter in the host's place is the first.
  private(set) var components: [Component]

  /// Makes a path. Parameters that the text doesn't name stand at its end.
  init(_ text: String, _ parameters: [DeclaredParameter]) {
    var rest = parameters.filter { $0.position == .path }
    components = parameters.filter { $0.position == .host }.map(Component.init)
    components += text.split(separator: "/").map { word in
      let index = rest.firstIndex { ":" + $0.name == word }
      return Component(text: String(word), parameter: index.map { rest.remove(at: $0) })
    }
    components += rest.map(Component.init)
  }

  /// Whether a parameter stands in the host's place.
  var isOnHost: Bool { components.first?.parameter?.position == .host }

  /// The names after a colon that aren't the names of parameters.
  var unknownNames: [String] {
    components.filter { $0.parameter == nil && $0.text.contains(":") }.map(\.text)
      .filter { $0.hasPrefix(":") || $0.hasPrefix("[:") }
  }

  /// Returns the texts of the parameters in a path of this form. A parameter that isn't in the form
  /// has no texts.
  func texts(in path: [String], of form: LinkForm) -> LinkTexts {
    var texts = LinkTexts()
    for component in components {
      if let parameter = component.parameter { texts[parameter.name] = [] }
    }
    for (part, range) in zip(form.parts, form.ranges(in: path)) {
      if let parameter = part.parameter { texts[parameter.name] = Array(path[range]) }
    }
    return texts
  }

  /// Returns the path with the names of its query, for lists and errors.
  func summary(with queryNames: [String]) -> String {
    queryNames.isEmpty
      ? description : "\(self)?" + queryNames.map { "\($0)=…" }.joined(separator: "&")
  }

  var description: String {
    if components.isEmpty { return "/" }
    return (isOnHost ? "//" : "")
      + components.map { $0.parameter?.summary ?? $0.text }.joined(separator: "/")
  }
}

extension LinkPath.Component {
  init(_ parameter: DeclaredParameter) {
    self.init(text: ":" + parameter.name, parameter: parameter)
  }
}
