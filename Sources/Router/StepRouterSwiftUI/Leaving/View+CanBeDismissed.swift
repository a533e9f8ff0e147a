import PortableSwiftUI
import StepRouter

extension View {
  /// Sets whether a navigation may dismiss, pop or replace this view's screen, like
  /// `RoutingInterceptable` for view controllers.
  ///
  /// ```swift
  /// func guarded(_ checkout: CheckoutView, isSaved: Bool) -> some View {
  ///   checkout.canBeDismissed(isSaved)
  /// }
  /// ```
  ///
  /// A single refusing view on the screen is enough: the navigation ends with
  /// `RoutingError.cantBeDismissed` before anything moves. The user can still swipe the screen
  /// away; use `interactiveDismissDisabled(_:)` to prevent that.
  public func canBeDismissed(_ canBeDismissed: Bool) -> some View {
    modifier(DismissalModifier(canBeDismissed: canBeDismissed, question: nil))
  }

  /// Sets whether this view's screen may go without a question. If not, the navigation asks the
  /// question, as with `AsyncRoutingInterceptable` for view controllers.
  ///
  /// ```swift
  /// func guarded(_ checkout: CheckoutView, isSaved: Bool, user: Session) -> some View {
  ///   checkout.canBeDismissed(isSaved) { reason in
  ///     (try? await user.logIn()) != nil
  ///   }
  /// }
  /// ```
  ///
  /// The navigation waits for the answer. If several views on the screen have a question, they ask
  /// one after another. If any view refuses without a question, none of them asks.
  public func canBeDismissed(
    _ canBeDismissed: Bool, asking question: @escaping @MainActor (LeaveReason) async -> Bool
  ) -> some View {
    modifier(DismissalModifier(canBeDismissed: canBeDismissed, question: question))
  }
}

private struct DismissalModifier: ViewModifier {
  @Environment(\.screen) private var screen
  @State private var key = ViewKey()
  let canBeDismissed: Bool
  let question: (@MainActor (LeaveReason) async -> Bool)?

  init(
    canBeDismissed: Bool, question: (@MainActor (LeaveReason) async -> Bool)?
  ) {
    self.canBeDismissed = canBeDismissed
    self.question = question
  }

  func body(content: Content) -> some View {
    screen.place?.set(key, refuses: !canBeDismissed, asking: question)
    return content
  }
}
