import PortableSwiftUI

extension View {
  /// Says whether this view's screen may be dismissed, popped or replaced by a navigation, as
  /// `RoutingInterceptable` does for view controllers.
  ///
  /// ```swift
  /// func guarded(_ checkout: CheckoutView, isSaved: Bool) -> some View {
  ///   checkout.canBeDismissed(isSaved)
  /// }
  /// ```
  ///
  /// One view on the screen that says no is enough, and the navigation ends with
  /// `RoutingError.cantBeDismissed` before anything has moved. A swipe of the user's is not
  /// refused: that is what `interactiveDismissDisabled(_:)` is for.
  public func canBeDismissed(_ canBeDismissed: Bool) -> some View {
    modifier(DismissalModifier(canBeDismissed: canBeDismissed))
  }
}

private struct DismissalModifier: ViewModifier {
  @Environment(\.screen) private var screen
  @State private var key = ViewKey()
  let canBeDismissed: Bool

  init(canBeDismissed: Bool) { self.canBeDismissed = canBeDismissed }

  func body(content: Content) -> some View {
    screen.place?.set(key, refuses: !canBeDismissed)
    return content
  }
}
