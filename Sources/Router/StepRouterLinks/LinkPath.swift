import PortableUIKit
import StepRouter

/// The path of a pattern: words, and parameters between them.
struct LinkPath: CustomStringConvertible {
  /// A word, or a parameter's name behind a colon.
  struct Component {
    let text: String
    let parameter: DeclaredParameter?
  }

  private(set) var components: [Component]

  /// Parameters that the text does not name stand behind it.
  init(_ text: String, _ parameters: [DeclaredParameter]) {
    var rest = parameters.filter { $0.position == .path }
    components = text.split(separator: "/").map { word in
      let index = rest.firstIndex { ":" + $0.name == word }
      return Component(text: String(word), parameter: index.map { rest.remove(at: $0) })
    }
    components += rest.map { Component(text: ":" + $0.name, parameter: $0) }
  }

  /// Names with a colon for which there is no parameter.
  var unknownNames: [String] {
    components.filter { $0.parameter == nil && $0.text.hasPrefix(":") }.map(\.text)
  }

  /// The texts of the parameters; nil for a path that is not like this one.
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

  /// Whether one path could be like both.
  func overlaps(_ other: LinkPath) -> Bool {
    components.count == other.components.count
      && zip(components, other.components).allSatisfy { own, other in
        own.parameter != nil && other.parameter != nil || own.fits(other.text)
          || other.fits(own.text)
      }
  }

  /// How far a path is from being like this one: how many letters differ or are too many, and how
  /// many components are missing, wherever they are.
  func distance(to path: [String]) -> Int {
    // For each number of the path's components, how far they are from the components so far.
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

  var description: String {
    components.isEmpty ? "/" : components.map(\.text).joined(separator: "/")
  }
}

extension LinkPath.Component {
  func fits(_ text: String) -> Bool { parameter?.accepts(text) ?? self.text.isSame(as: text) }

  fileprivate func distance(to text: String) -> Int {
    // A word in its place is nearer than any value of a parameter.
    if let parameter { return parameter.accepts(text) ? 1 : 2 }
    // What is much longer is not misspelled, and would take long to compare.
    if text.count > 2 * self.text.count { return text.count }
    return text.lowercased().difference(from: self.text.lowercased()).count
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
