import StepRouter
import StepRouterVerify

/// Collects why links and routes lead nowhere. What the router has to say is reported by it already.
@MainActor
final class Refusals {
  private var errors: [any Error] = []

  func add(_ error: any Error) {
    if !(error is RoutingError) { errors.append(error) }
  }

  /// What was refused since this was last asked, in a line.
  func take() -> Problem? {
    defer { errors = [] }
    return errors.isEmpty ? nil : Problem(errors.map { "\($0)" }.joined(separator: " "))
  }
}
