#if !canImport(UIKit)
extension View {
  /// Performs an action when the user taps this view.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(
      GestureModifier {
        ActionTap(count)
      } update: {
        ($0 as? ActionTap)?.perform = action
      })
  }

  /// Performs an action when the user presses this view for a while.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      GestureModifier {
        ActionPress()
      } update: {
        ($0 as? ActionPress)?.perform = action
      })
  }
}

/// Adds a recognizer to the first view that represents a view.
private struct GestureModifier: RenderedModifier {
  typealias Body = Never

  let make: @MainActor () -> UIGestureRecognizer
  let update: @MainActor (UIGestureRecognizer) -> Void

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let views = node.render(content, at: .position(0), scope)
    let recognizer = node.element(make)
    update(recognizer)
    recognizer.isEnabled = scope.environment.isEnabled
    if let view = views.first, recognizer.view !== view {
      view.isUserInteractionEnabled = true
      view.addGestureRecognizer(recognizer)
    }
    return views
  }
}

/// A tap that performs an action, without the Objective-C runtime.
private final class ActionTap: UITapGestureRecognizer {
  var perform: (() -> Void)?

  init(_ count: Int) {
    super.init(target: nil, action: nil)
    numberOfTapsRequired = count
  }

  override var state: State {
    didSet { if state == .ended { perform?() } }
  }
}

private final class ActionPress: UILongPressGestureRecognizer {
  var perform: (() -> Void)?

  init() { super.init(target: nil, action: nil) }

  override var state: State {
    didSet { if state == .began { perform?() } }
  }
}
#endif
