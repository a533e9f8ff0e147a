import PortableUIKit
import StepRouter

/// A parameter without its type.
struct DeclaredParameter: Sendable {
  let name: String
  let position: LinkParameterPosition
  /// The type of the values.
  let values: ObjectIdentifier
  let componentCount: PathComponentCount
  /// Whether a list may be empty.
  let mayBeEmpty: Bool
  let separator: ListSeparator?
  /// Returns true if the text is a value of the parameter, or of an element of its list.
  let accepts: @Sendable (String) -> Bool
  /// The form of the values, for messages.
  let form: @Sendable () -> String
  /// Returns the texts of all values; nil unless the values are the cases of an enumeration.
  let knownTexts: @Sendable () -> [String]?

  init<Parameter: LinkParameter>(_ parameter: Parameter) {
    name = parameter.name
    position = parameter.position
    values = ObjectIdentifier(Parameter.Value.self)
    componentCount = (Parameter.Value.self as? any PathValue.Type)?.componentCount ?? .one
    mayBeEmpty = ((parameter as? any CountedParameter)?.count?.least ?? 0) == 0
    separator = (parameter as? any SeparatedParameter)?.separator
    accepts = { text in !text.isEmpty && Parameter.Value(linkTexts: [text]) != nil }
    form = { Parameter.Value.linkForm }
    knownTexts = {
      let elements = (Parameter.Value.self as? any ElementHolding.Type)?.elements
      return texts(ofCases: elements ?? Parameter.Value.self)
    }
  }

  /// The name after a colon, in brackets if the parameter may be missing, with an ellipsis if it
  /// may repeat.
  var summary: String {
    switch componentCount {
    case .one: ":\(name)"
    case .oneOrNone: "[:\(name)]"
    case .any: mayBeEmpty ? "[:\(name)…]" : ":\(name)…"
    }
  }

  /// Returns true if some text could be a value of both. Only the cases of an enumeration can rule
  /// that out.
  func overlaps(_ other: DeclaredParameter) -> Bool {
    if values == other.values { return true }
    if let texts = knownTexts() { return texts.contains(where: other.accepts) }
    if let texts = other.knownTexts() { return texts.contains(where: accepts) }
    return true
  }
}

/// An optional or an array, whose elements are the values of a parameter.
private protocol ElementHolding {
  static var elements: Any.Type { get }
}

extension Optional: ElementHolding where Wrapped: LinkValue {
  fileprivate static var elements: Any.Type { Wrapped.self }
}

extension Array: ElementHolding where Element: LinkValue {
  fileprivate static var elements: Any.Type { Element.self }
}

private func texts(ofCases type: Any.Type) -> [String]? {
  func texts<Closed: LinkValue & CaseIterable>(_ type: Closed.Type) -> [String] {
    type.allCases.map(\.linkText)
  }
  // A raw value has one spelling. Other values may accept more texts than the one they print.
  guard type is any RawRepresentable.Type else { return nil }
  return (type as? any (LinkValue & CaseIterable).Type).map { texts($0) }
}
