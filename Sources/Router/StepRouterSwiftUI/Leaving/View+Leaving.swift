import PortableSwiftUI
import StepRouter

extension View {
  /// Calls the closure once, when this view's screen has left for good, with the reason.
  ///
  /// ```swift
  /// func watched(_ checkout: CheckoutView) -> some View {
  ///   checkout.onLeave { reason in
  ///     if case .navigated(let destination) = reason { print("left for \(destination)") }
  ///   }
  /// }
  /// ```
  ///
  /// `onDisappear` is also called when the screen is covered; this is not. A view that is no longer
  /// on its screen is told all the same, so put it on a view that stays: the outermost. A view that is
  /// on no ``HostingScreen`` is not told anything.
  public func onLeave(perform action: @escaping @MainActor (LeaveReason) -> Void) -> some View {
    modifier(LeaveModifier(action: action))
  }
}

private struct LeaveModifier: ViewModifier {
  @Environment(\.screen) private var screen
  @State private var key = ViewKey()
  let action: @MainActor (LeaveReason) -> Void

  init(action: @escaping @MainActor (LeaveReason) -> Void) { self.action = action }

  func body(content: Content) -> some View {
    screen.place?.onLeave(key, action)
    return content
  }
}
