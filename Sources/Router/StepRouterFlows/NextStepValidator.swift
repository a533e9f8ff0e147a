import PortableUIKit
import StepRouter

/// Says whether a flow moves forward to a step, or passes it over.
///
/// ```swift
/// struct EmailValidator: NextStepValidator {
///   let profile: Profile
///   func shouldMoveForward() -> Bool { !profile.hasConfirmedEmail }
/// }
/// ```
@MainActor
public protocol NextStepValidator {
  /// Whether the step is shown. Asked whenever it is reached.
  func shouldMoveForward() -> Bool
}

/// How far a step is, as a server tells it.
///
/// ```swift
/// FlowStep("address", address, validator: ValidateStatus.pending)
/// ```
public enum ValidateStatus: String, Codable, Sendable, CaseIterable {
  /// Still to be done: it is shown.
  case pending
  /// Begun, and going on without the user: it is skipped.
  case inProgress
  /// Done: it is skipped.
  case completed
}

extension ValidateStatus: NextStepValidator {
  /// Whether it is pending.
  public func shouldMoveForward() -> Bool { self == .pending }
}
