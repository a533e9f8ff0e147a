#if !canImport(UIKit)
extension View {
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(LooksModifier { $0.accessibilityIdentifier = identifier })
  }

  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(LooksModifier { $0.accessibilityLabel = label.content })
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Does nothing: nothing here reads hints, values or the order of elements. So do the next ones.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
  /// Hides this view from the user.
  public func hidden() -> some View { modifier(LooksModifier { $0.isHidden = true }) }

  public func opacity(_ opacity: Double) -> some View {
    modifier(LooksModifier { $0.alpha = opacity })
  }

  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(LooksModifier { $0.isUserInteractionEnabled = enabled })
  }

  /// Adds a view on top of this one. A headless device doesn't measure them, so none covers the
  /// other.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), isInFront: true))
  }

  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: overlay, isInFront: true))
  }

  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), isInFront: false))
  }

  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, isInFront: false))
  }

  @_disfavoredOverload
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }

  @_disfavoredOverload
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }

  /// Adds a view beside this one, at an edge of the screen.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), isInFront: edge == .bottom))
  }
}

public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom
}

/// Changes the views that represent a view.
struct LooksModifier: RenderedModifier {
  typealias Body = Never

  let change: @MainActor (UIView) -> Void

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let views = node.render(content, at: .position(0), scope)
    for view in views { change(view) }
    return views
  }
}

private struct LayerModifier<Layer: View>: RenderedModifier {
  typealias Body = Never

  let layer: Layer
  let isInFront: Bool

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let views = node.render(content, at: .position(0), scope)
    let others = node.render(layer, at: .position(1), scope)
    return isInFront ? views + others : others + views
  }
}
#endif
