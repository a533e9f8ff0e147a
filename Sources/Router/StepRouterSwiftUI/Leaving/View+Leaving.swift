import PortableSwiftUI
import StepRouter

extension View {
  /// Calls the closure once, with the reason, when this view's screen has left for good.
  ///
  /// ```swift
  /// func watched(_ checkout: CheckoutView) -> some View {
  ///   checkout.onLeave { reason in
  ///     if case .navigated(let destination) = reason { print("left for \(destination)") }
  ///   }
  /// }
  /// ```
  ///
  /// Unlike `onDisappear`, this doesn't run when another screen covers the view's screen. SwiftUI
  /// may have removed the view by the time its screen leaves; the closure still runs, so attach it
  /// to the outermost view, which stays. It never runs for a view outside any ``HostingScreen``.
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
