import PortableSwiftUI
import StepRouter

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
    modifier(DismissalModifier(canBeDismissed: canBeDismissed, question: nil))
  }

  /// Says whether this view's screen may go without a question, and asks where it may not, as
  /// `AsyncRoutingInterceptable` does for view controllers.
  ///
  /// ```swift
  /// func guarded(_ checkout: CheckoutView, isSaved: Bool, user: Session) -> some View {
  ///   checkout.canBeDismissed(isSaved) { reason in
  ///     (try? await user.logIn()) != nil
  ///   }
  /// }
  /// ```
  ///
  /// The navigation waits for the answer. Where several views on the screen have a question, they are
  /// asked one after another; one that refuses without spares the others theirs.
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
