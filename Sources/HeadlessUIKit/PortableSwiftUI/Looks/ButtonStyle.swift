#if !canImport(UIKit)
/// A look of buttons that the app draws itself. A headless device doesn't ask for it.
@preconcurrency @MainActor public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button style draws.
public struct ButtonStyleConfiguration {
  public struct Label: View {
    public var body: some View { EmptyView() }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// A look of buttons that SwiftUI draws.
public protocol PrimitiveButtonStyle: Sendable {}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
}
#endif
