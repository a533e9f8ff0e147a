import PortableUIKit
import StepRouter

/// The content of a path parameter: a ``LinkValue``, an optional one, or a list of them.
///
/// ```swift
/// PathParameter<Int>("id")              // exactly one component
/// PathParameter<Int?>("year")           // one component or none
/// PathParameter<[String]>("folders")    // any number of components
/// ```
public protocol PathValue: QueryValue {
  /// The number of components that the value takes.
  static var componentCount: PathComponentCount { get }
}

/// The number of components that a path parameter takes.
///
/// ```swift
/// let isList = [String].componentCount == .any
/// ```
public enum PathComponentCount: Sendable {
  /// Exactly one component.
  case one
  /// One component or none.
  case oneOrNone
  /// Any number of components.
  case any
}

extension LinkValue {
  /// One component.
  public static var componentCount: PathComponentCount { .one }
}

extension Optional: PathValue where Wrapped: LinkValue {
  /// One component or none.
  public static var componentCount: PathComponentCount { .oneOrNone }
}

extension Array: PathValue where Element: LinkValue {
  /// Any number of components.
  public static var componentCount: PathComponentCount { .any }
}
