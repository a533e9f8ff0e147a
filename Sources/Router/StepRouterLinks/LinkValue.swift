import PortableUIKit
import StepRouter

/// A value that a link's parameter carries as one piece of text.
///
/// ```swift
/// enum Sorting: String, LinkValue { case price, name }
/// ```
///
/// A link is read back as it was printed: `Self(linkText: value.linkText) == value`. Numbers and
/// truth values have one spelling each, so `042` and `+42` are no numbers.
public protocol LinkValue: QueryValue {
  /// Reads the value; nil where the text is none.
  init?(linkText: String)
  /// The value as text, before percent-encoding.
  var linkText: String { get }
}

/// What a query parameter carries: a ``LinkValue``, an optional one, or a list of them.
///
/// ```swift
/// QueryParameter<String>("q")         // exactly once
/// QueryParameter<Int?>("page")        // once or not at all
/// QueryParameter<[String]>("tag")     // any number of times
/// ```
public protocol QueryValue: Sendable {
  /// Reads the texts of all items with the parameter's name; nil where they are not acceptable.
  init?(linkTexts: [String])
  /// A text for each item.
  var linkTexts: [String] { get }
  /// What is expected, for errors.
  static var linkForm: String { get }
}

extension LinkValue {
  /// Reads a text that is there once.
  public init?(linkTexts: [String]) {
    guard let text = linkTexts.first, linkTexts.count == 1 else { return nil }
    self.init(linkText: text)
  }

  /// The value's text, once.
  public var linkTexts: [String] { [linkText] }

  /// The name of the type, as errors say what is expected.
  public static var linkForm: String { "\(Self.self)" }
}

extension LinkValue where Self: LosslessStringConvertible {
  /// Reads the text if it is the value's own description.
  public init?(linkText: String) {
    guard let value = Self(linkText), value.description.isSame(as: linkText)
    else { return nil }
    self = value
  }

  /// The value's own description.
  public var linkText: String { description }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  /// Reads a raw value.
  public init?(linkText: String) {
    guard let rawValue = RawValue(linkText: linkText), let value = Self(rawValue: rawValue),
      value.linkText.isSame(as: linkText)
    else { return nil }
    self = value
  }

  /// The raw value's text.
  public var linkText: String { rawValue.linkText }
}

extension LinkValue where Self: CaseIterable {
  /// The texts of all cases: “price” or “name”.
  public static var linkForm: String {
    let texts = allCases.map { "“\($0.linkText)”" }
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "\(Self.self)" }
    return "\(texts.dropLast().joined(separator: ", ")) or \(last)"
  }
}

extension String: LinkValue {}
extension Int: LinkValue {}
extension Bool: LinkValue {}

extension UUID: LinkValue {
  /// Reads it in upper or lower case.
  public init?(linkText: String) { self.init(uuidString: linkText) }
  /// The identifier in upper case.
  public var linkText: String { uuidString }
}

extension Optional: QueryValue where Wrapped: LinkValue {
  /// Reads a text that is there once or not at all.
  public init?(linkTexts: [String]) {
    guard !linkTexts.isEmpty else {
      self = .none
      return
    }
    guard let value = Wrapped(linkTexts: linkTexts) else { return nil }
    self = value
  }

  /// The one text, or none.
  public var linkTexts: [String] { map(\.linkTexts) ?? [] }
  /// The type's name, and that it may be missing.
  public static var linkForm: String { "\(Wrapped.linkForm) or nothing" }
}

extension Array: QueryValue where Element: LinkValue {
  /// Reads the text of each item; nil if one of them is not a value.
  public init?(linkTexts: [String]) {
    self = []
    for text in linkTexts {
      guard let element = Element(linkText: text) else { return nil }
      append(element)
    }
  }

  /// A text for each element.
  public var linkTexts: [String] { map(\.linkText) }
  /// The name of the elements' type, and that there may be any number of them.
  public static var linkForm: String { "\(Element.linkForm), any number of times" }
}
