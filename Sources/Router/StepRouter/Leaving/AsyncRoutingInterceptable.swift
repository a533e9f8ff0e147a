import PortableUIKit

/// A view controller that asks the user before it goes: “Discard draft?”
///
/// ```swift
/// extension DraftViewController: AsyncRoutingInterceptable {
///   var canBeDismissed: Bool { !hasUnsavedChanges }
///
///   func canBeDismissed(for reason: LeaveReason) async -> Bool {
///     (try? await router.result(of: discardDraft)) ?? false
///   }
/// }
/// ```
///
/// While `canBeDismissed` is true, the view controller goes without a question. Otherwise the
/// navigation waits for the answer. A single “no” ends it with
/// ``RoutingError/cantBeDismissed(_:for:)`` before anything has moved. If any view controller in
/// the way refuses without a question, the navigation ends the same way, and the router asks none
/// of the others.
///
/// The router asks the view controllers in the way one after another, the topmost first, and each
/// once per navigation. A “yes” doesn't mean that the view controller goes: another one may refuse.
/// To learn when it has gone, use `onLeave`.
///
/// Cancelling the navigation cancels the task that asks. So does the view controller's own leaving:
/// the user swipes it away, or another navigation discards it. In that case it's no longer in the
/// way, so the navigation continues and ignores the answer. Otherwise the question may take as long
/// as the user does, and may itself navigate, as an interceptor may.
@MainActor
public protocol AsyncRoutingInterceptable: RoutingInterceptable {
  /// Asks whether this view controller may leave the screen. `reason` says why it would leave.
  func canBeDismissed(for reason: LeaveReason) async -> Bool
}

extension AsyncRoutingInterceptable {
  /// False: the router always asks.
  public var canBeDismissed: Bool { false }
}

/// A view controller that asks only at certain times, and otherwise refuses without a question.
@MainActor
package protocol OccasionallyAsking: AsyncRoutingInterceptable {
  var hasQuestion: Bool { get }
}

extension UIViewController {
  /// Whether this view controller refuses only until the router has asked it.
  package var asksBeforeItGoes: Bool {
    guard let asking = self as? any AsyncRoutingInterceptable else { return false }
    return (asking as? any OccasionallyAsking)?.hasQuestion ?? true
  }
}
