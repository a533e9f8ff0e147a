import PortableUIKit
import StepRouter

/// Decides whether a flow moves forward to a step or skips it.
///
/// ```swift
/// struct EmailValidator: NextStepValidator {
///   let profile: Profile
///   func shouldMoveForward() -> Bool { !profile.hasConfirmedEmail }
/// }
/// ```
@MainActor
public protocol NextStepValidator {
  /// Returns true to show the step. The flow calls this whenever it reaches the step.
  func shouldMoveForward() -> Bool
}

/// A step's status, as reported by a server.
///
/// ```swift
/// FlowStep("address", address, validator: ValidateStatus.pending)
/// ```
public enum ValidateStatus: String, Codable, Sendable, CaseIterable {
  /// Still to do: the flow shows the step.
  case pending
  /// In progress without the user: the flow skips the step.
  case inProgress
  /// Done: the flow skips the step.
  case completed
}

extension ValidateStatus: NextStepValidator {
  /// Returns true if the status is pending.
  public func shouldMoveForward() -> Bool { self == .pending }
}
