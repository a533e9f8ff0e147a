#if !canImport(UIKit)
/// A part of the user interface, described as a value.
@preconcurrency @MainActor public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never { fatalError("There is no value of this type.") }
}

extension View where Body == Never {
  /// A view that is rendered as it is has no body. UIKit's users never ask for it.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}
#endif
