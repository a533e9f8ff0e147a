import PortableUIKit
import StepRouter

/// A sequence of screens whose order the app learns at run time: an onboarding, a form of several
/// pages, a list from a server.
///
/// ```swift
/// let flow = Flow(serverIDs.compactMap { id in
///   screens[id].map { FlowStep(id, $0, when: { await model.isPending(id) }) }
/// })
/// ```
///
/// The screens follow the order of the list, unless a step's `then` names another one. If two steps
/// have the same id, the flow uses the first.
@MainActor
public struct Flow<ID: Hashable> {
  /// The steps, in order.
  public let steps: [FlowStep<ID>]
  private let indices: [ID: Int]

  /// Creates a flow of these steps.
  public init(_ steps: [FlowStep<ID>]) {
    self.steps = steps
    indices = Dictionary(
      zip(steps.map(\.id), steps.indices), uniquingKeysWith: { first, _ in first })
  }

  subscript(id: ID) -> FlowStep<ID>? { indices[id].map { steps[$0] } }

  /// Returns the id of the next step in the list.
  func following(_ id: ID) -> ID? {
    indices[id].flatMap { steps.dropFirst($0 + 1).first?.id }
  }
}

/// A screen of a ``Flow``, with the condition for showing it.
///
/// ```swift
/// let steps = [
///   FlowStep("address", address, when: { profile.address == nil }),
///   FlowStep("kind", kind, then: { profile.isCompany ? "company" : nil }),
///   FlowStep("terms", terms, validator: status),
/// ]
/// ```
@MainActor
public struct FlowStep<ID: Hashable> {
  /// The step's name in its flow.
  public let id: ID
  let screen: AnyScreen
  let isDue: @MainActor () async throws -> Bool
  let branch: @MainActor () async throws -> ID?

  /// Creates a step that the flow shows if the condition holds, and otherwise skips.
  ///
  /// - Parameters:
  ///   - id: The step's name in its flow.
  ///   - screen: The screen; its finder tells it apart from the flow's other screens.
  ///   - condition: Called whenever the flow reaches the step. Always true by default. It must not
  ///     start or advance the flow itself.
  ///   - branch: Returns the id of the step that comes next; nil for the next one in the list.
  public init(
    _ id: ID, _ screen: AnyScreen,
    when condition: @escaping @MainActor () async throws -> Bool = { true },
    then branch: @escaping @MainActor () async throws -> ID? = { nil }
  ) {
    self.id = id
    self.screen = screen
    isDue = condition
    self.branch = branch
  }

  /// Creates a step that the flow shows if the validator lets it move forward.
  public init(
    _ id: ID, _ screen: AnyScreen, validator: any NextStepValidator,
    then branch: @escaping @MainActor () async throws -> ID? = { nil }
  ) {
    self.init(id, screen, when: { validator.shouldMoveForward() }, then: branch)
  }
}
