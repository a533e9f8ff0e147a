import PortableUIKit
import StepRouter

/// Why a flow does not go on. Nothing has moved.
///
/// ```swift
/// do { try await onboarding.advance(from: id) } catch let error as FlowError { log(error) }
/// ```
public enum FlowError: Error, Hashable, Sendable {
  /// The flow has no step with this id; `known` are the ids that it has.
  case unknownStep(String, known: [String])
  /// A condition or a branch of the flow started the flow itself, or went on with it.
  case askedFromWithin
  /// The list was replaced this often while its conditions were asked.
  case replacedTooOften(Int)
}

extension FlowError: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .unknownStep(let id, []): "the flow has no step “\(id)”, for its list is empty"
    case .unknownStep(let id, let known):
      "the flow has no step “\(id)”, but \(known.map { "“\($0)”" }.joined(separator: ", "))"
    case .askedFromWithin:
      "a condition of the flow has started it or gone on with it: a condition only answers; set "
        + "another list, or go on when a screen says that it is done"
    case .replacedTooOften(let count):
      "the list was replaced \(count) times while its conditions were asked: set it before, or when "
        + "something has changed"
    }
  }
}

extension FlowError {
  @MainActor
  init<ID>(noStep id: ID, in flow: Flow<ID>) {
    self = .unknownStep("\(id)", known: flow.steps.map { "\($0.id)" })
  }
}
