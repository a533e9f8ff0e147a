#if !canImport(UIKit)
/// A part of your app's user interface, described as a value.
@preconcurrency @MainActor public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never { absurd }

  /// A switch without cases, since no value can exist. A body can't contain it, being a
  /// `ViewBuilder`.
  private var absurd: Never { switch self {} }
}

extension View where Body == Never {
  /// Traps, as in SwiftUI, because there's no value to return. A primitive view has no body, and
  /// the renderer never calls this.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}
#endif
