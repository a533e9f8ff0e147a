import PortableUIKit
import StepRouter

/// Screens in an order that the app does not know before it runs: an onboarding, a form of several
/// pages, whatever a server lists.
///
/// ```swift
/// let flow = Flow(serverIDs.compactMap { id in
///   screens[id].map { FlowStep(id, $0, when: { await model.isPending(id) }) }
/// })
/// ```
///
/// The screens come in the order of the list, unless a step's `then` names another one. If two
/// steps have the same id, the first counts.
@MainActor
public struct Flow<ID: Hashable> {
  /// The steps, in their order.
  public let steps: [FlowStep<ID>]
  private let indices: [ID: Int]

  /// A flow of these steps.
  public init(_ steps: [FlowStep<ID>]) {
    self.steps = steps
    indices = Dictionary(
      zip(steps.map(\.id), steps.indices), uniquingKeysWith: { first, _ in first })
  }

  subscript(id: ID) -> FlowStep<ID>? { indices[id].map { steps[$0] } }

  /// The step that follows in the list.
  func following(_ id: ID) -> ID? {
    indices[id].flatMap { steps.dropFirst($0 + 1).first?.id }
  }
}

/// One screen of a ``Flow``, and whether it is shown.
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

  /// A screen that is shown where the condition holds, and skipped where it does not.
  ///
  /// - Parameters:
  ///   - id: The step's name in its flow.
  ///   - screen: What is shown; its finder tells it from the flow's other screens.
  ///   - condition: Asked whenever the step is reached. Always true by default. It only answers:
  ///     the flow cannot be started or gone on with from within it.
  ///   - branch: The step that comes next; nil for the one that follows in the list.
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

  /// A screen that is shown where the validator lets the flow move forward to it.
  public init(
    _ id: ID, _ screen: AnyScreen, validator: any NextStepValidator,
    then branch: @escaping @MainActor () async throws -> ID? = { nil }
  ) {
    self.init(id, screen, when: { validator.shouldMoveForward() }, then: branch)
  }
}
