import StepRouter
import StepRouterVerify

/// Collects the reasons why links and routes lead nowhere, except routing errors, which the router
/// reports.
@MainActor
final class Refusals {
  private var errors: [any Error] = []

  func add(_ error: any Error) {
    if !(error is RoutingError) { errors.append(error) }
  }

  /// Returns the refusals since the last call, on one line; nil if there are none.
  func take() -> Problem? {
    defer { errors = [] }
    return errors.isEmpty ? nil : Problem(errors.map { "\($0)" }.joined(separator: " "))
  }
}
