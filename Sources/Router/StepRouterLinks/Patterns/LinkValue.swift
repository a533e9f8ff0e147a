import PortableUIKit
import StepRouter

/// A value that a link's parameter carries as a single text.
///
/// ```swift
/// enum Sorting: String, LinkValue { case price, name }
/// ```
///
/// Reading a printed link returns the same value: `Self(linkText: value.linkText) == value`.
/// Numbers and Booleans have one spelling each, so `042` and `+42` aren't numbers.
public protocol LinkValue: PathValue {
  /// Reads the value; returns nil if the text isn't a valid one.
  init?(linkText: String)
  /// The value as text, before percent-encoding.
  var linkText: String { get }
}

/// The content of a query parameter: a ``LinkValue``, an optional one, or a list of them.
///
/// ```swift
/// QueryParameter<String>("q")         // exactly once
/// QueryParameter<Int?>("page")        // once or not at all
/// QueryParameter<[String]>("tag")     // any number of times
/// ```
public protocol QueryValue: Sendable {
  /// Reads the texts of all items with the parameter's name; returns nil if they aren't a valid
  /// value.
  init?(linkTexts: [String])
  /// The text of each item.
  var linkTexts: [String] { get }
  /// The form that the texts should have, for error messages.
  static var linkForm: String { get }
}

extension LinkValue {
  /// Reads text that appears exactly once.
  public init?(linkTexts: [String]) {
    guard let text = linkTexts.first, linkTexts.count == 1 else { return nil }
    self.init(linkText: text)
  }

  /// The value's text, once.
  public var linkTexts: [String] { [linkText] }

  /// The name of the type, for error messages.
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
  /// Reads the text as a raw value.
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
  /// The texts of all cases, for error messages: “price” or “name”.
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
  /// Reads the identifier in upper or lower case.
  public init?(linkText: String) { self.init(uuidString: linkText) }
  /// The identifier in upper case.
  public var linkText: String { uuidString }
}

extension Optional: QueryValue where Wrapped: LinkValue {
  /// Reads text that appears once or not at all.
  public init?(linkTexts: [String]) {
    guard !linkTexts.isEmpty else {
      self = .none
      return
    }
    guard let value = Wrapped(linkTexts: linkTexts) else { return nil }
    self = value
  }

  /// The value's text; empty without a value.
  public var linkTexts: [String] { map(\.linkTexts) ?? [] }
  /// Describes the value's form, and says that the value may be missing.
  public static var linkForm: String { "\(Wrapped.linkForm) or nothing" }
}

extension Array: QueryValue where Element: LinkValue {
  /// Reads the text of each item; returns nil if any of them isn't a value.
  public init?(linkTexts: [String]) {
    self = []
    for text in linkTexts {
      guard let element = Element(linkText: text) else { return nil }
      append(element)
    }
  }

  /// The text of each element.
  public var linkTexts: [String] { map(\.linkText) }
  /// Describes the elements' form, and says that there may be any number of them.
  public static var linkForm: String { "\(Element.linkForm), any number of times" }
}
