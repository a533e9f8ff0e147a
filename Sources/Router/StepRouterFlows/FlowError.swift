import PortableUIKit
import StepRouter

/// The reason why a flow doesn't continue. Nothing has moved.
///
/// ```swift
/// do { try await onboarding.advance(from: id) } catch let error as FlowError { log(error) }
/// ```
public enum FlowError: Error, Hashable, Sendable {
  /// The flow has no step with this id; `known` lists the ids it has.
  case unknownStep(String, known: [String])
  /// A condition or branch of the flow started or advanced the flow itself.
  case askedFromWithin
  /// Your app replaced the list this many times while the flow's conditions were running.
  case replacedTooOften(Int)
}

extension FlowError: CustomStringConvertible {
  /// A message that says what's wrong and how to fix it.
  public var description: String {
    switch self {
    case .unknownStep(let id, []): "the flow has no step “\(id)”, because its list is empty"
    case .unknownStep(let id, let known):
      "the flow has no step “\(id)”, but \(known.map { "“\($0)”" }.joined(separator: ", "))"
    case .askedFromWithin:
      "a condition of the flow has started it or advanced it: a condition only answers; set "
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
