import PortableUIKit

/// A view controller that asks its user before it is removed: “Discard draft?”
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
/// While `canBeDismissed` is true, it goes without a question. Otherwise the navigation waits for the
/// answer. One “no” ends it with ``RoutingError/cantBeDismissed(_:for:)`` before anything has moved.
/// So does one that refuses without a question, and then nobody is asked in vain.
///
/// Those that have to go are asked one after another, the topmost first, and each once in a
/// navigation. A “yes” does not mean that the view controller goes: another one may refuse. When it
/// has gone, `onLeave` tells.
///
/// A cancelled navigation cancels the task in which it is asked. So does one's own leaving: the user
/// swipes it away, another navigation discards it. It is not in the way any more then, the navigation
/// goes on, and what it answers does not count. For the rest, it may take as long as
/// the user does, and may itself navigate, as an interceptor may.
@MainActor
public protocol AsyncRoutingInterceptable: RoutingInterceptable {
  /// Asks whether this view controller may leave the screen, for the reason with which it would
  /// leave.
  func canBeDismissed(for reason: LeaveReason) async -> Bool
}

extension AsyncRoutingInterceptable {
  /// False: it is always asked.
  public var canBeDismissed: Bool { false }
}

/// One that has a question at some times only, and otherwise refuses without.
@MainActor
package protocol OccasionallyAsking: AsyncRoutingInterceptable {
  var hasQuestion: Bool { get }
}

extension UIViewController {
  /// Whether it refuses only until it has been asked.
  package var asksBeforeItGoes: Bool {
    guard let asking = self as? any AsyncRoutingInterceptable else { return false }
    return (asking as? any OccasionallyAsking)?.hasQuestion ?? true
  }
}
