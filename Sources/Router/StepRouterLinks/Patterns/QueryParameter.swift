import PortableUIKit
import StepRouter

/// An item of a link's query.
///
/// ```swift
/// LinkPattern(search, "search", QueryParameter<String>("q"))               // search?q=tea
/// ```
public struct QueryParameter<Value: QueryValue>: LinkParameter {
  /// The name of the item in the query.
  public let name: String
  let separator: ListSeparator?

  /// Makes an item with this name.
  public init(_ name: String) {
    self.name = name
    separator = nil
  }

  /// Makes a list that is a single item, with a separator between its elements.
  ///
  /// ```swift
  /// QueryParameter<[Int]>("ids", separatedBy: .comma)   // ?ids=1,2,3
  /// QueryParameter<[Int]>("ids")                        // ?ids=1&ids=2&ids=3
  /// ```
  ///
  /// A separator within an element is percent-encoded, so it doesn't separate: `a%2Cb`.
  public init<Element>(_ name: String, separatedBy separator: ListSeparator)
  where Value == [Element] {
    self.name = name
    self.separator = separator
  }

  /// Always ``LinkParameterPosition/query``.
  public var position: LinkParameterPosition { .query }
}

extension QueryParameter: SeparatedParameter {}

/// A character that separates the elements of a list in a query.
///
/// ```swift
/// QueryParameter<[String]>("tags", separatedBy: .semicolon)   // ?tags=tea;cups
/// ```
public enum ListSeparator: Character, Sendable {
  /// `1,2,3`
  case comma = ","
  /// `1;2;3`
  case semicolon = ";"
}

/// A parameter that may have a separator.
protocol SeparatedParameter {
  var separator: ListSeparator? { get }
}
