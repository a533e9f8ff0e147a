#if !canImport(UIKit)
/// A part of the user interface, described as a value.
@preconcurrency @MainActor public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never { absurd }

  /// No case, no value, nothing to do: but not in a body, which is a `ViewBuilder`'s.
  private var absurd: Never { switch self {} }
}

extension View where Body == Never {
  /// A view that is rendered as it is has no body: the renderer does not ask for it. An app that
  /// does is stopped, as by SwiftUI, since there is no value to return.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}
#endif
