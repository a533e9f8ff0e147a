import PortableUIKit
import StepRouter

/// The path of a pattern: words, and parameters between them.
struct LinkPath: CustomStringConvertible, Sendable {
  /// A word, or a parameter's name after a colon.
  struct Component: Sendable {
    let text: String
    let parameter: DeclaredParameter?
  }

  private(set) var components: [Component]

  /// Makes a path. Parameters that the text doesn't name stand at its end.
  init(_ text: String, _ parameters: [DeclaredParameter]) {
    var rest = parameters.filter { $0.position == .path }
    components = text.split(separator: "/").map { word in
      let index = rest.firstIndex { ":" + $0.name == word }
      return Component(text: String(word), parameter: index.map { rest.remove(at: $0) })
    }
    components += rest.map { Component(text: ":" + $0.name, parameter: $0) }
  }

  /// The names written after a colon that aren't the names of parameters.
  var unknownNames: [String] {
    components.filter { $0.parameter == nil && $0.text.hasPrefix(":") }.map(\.text)
  }

  /// Returns the texts of the parameters; nil if the path doesn't match this one.
  func texts(in path: [String]) -> LinkTexts? {
    guard path.count == components.count else { return nil }
    var texts = LinkTexts()
    for (component, text) in zip(components, path) {
      if let parameter = component.parameter, !text.isEmpty {
        texts[parameter.name] = [text]
      } else if !component.text.isSame(as: text) {
        return nil
      }
    }
    return texts
  }

  /// Returns how far a path is from matching this one: the number of letters that differ or are too
  /// many, and of components that are missing, in any position.
  func distance(to path: [String]) -> Int {
    // For each number of the path's components, their distance from the components so far.
    var row = path.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count + 1) }
    for component in components {
      var next = [row[0] + 1]
      for (index, text) in path.enumerated() {
        next.append(
          min(
            row[index] + component.distance(to: text), row[index + 1] + 1,
            next[index] + text.count + 1))
      }
      row = next
    }
    return row[path.count]
  }

  /// Returns the path with the names of its query, for lists and errors.
  func summary(with queryNames: [String]) -> String {
    queryNames.isEmpty
      ? description : "\(self)?" + queryNames.map { "\($0)=…" }.joined(separator: "&")
  }

  var description: String {
    components.isEmpty ? "/" : components.map(\.text).joined(separator: "/")
  }
}

extension LinkPath.Component {
  func fits(_ text: String) -> Bool { parameter?.accepts(text) ?? self.text.isSame(as: text) }

  /// Returns true if a single text could match both.
  func overlaps(_ other: LinkPath.Component) -> Bool {
    parameter != nil && other.parameter != nil || fits(other.text) || other.fits(text)
  }

  fileprivate func distance(to text: String) -> Int {
    // A word in its place is nearer than any value of a parameter.
    if let parameter { return parameter.accepts(text) ? 1 : 2 }
    // A much longer text isn't a misspelling, and would take long to compare.
    if text.count > 2 * self.text.count { return text.count }
    return text.lowercased().difference(from: self.text.lowercased()).count
  }
}

/// A parameter without its type.
struct DeclaredParameter: Sendable {
  let name: String
  let position: LinkParameterPosition
  /// The type of the values.
  let values: ObjectIdentifier
  /// Returns true if the text is a value of the parameter.
  let accepts: @Sendable (String) -> Bool

  init<Parameter: LinkParameter>(_ parameter: Parameter) {
    name = parameter.name
    position = parameter.position
    values = ObjectIdentifier(Parameter.Value.self)
    accepts = { text in !text.isEmpty && Parameter.Value(linkTexts: [text]) != nil }
  }
}
