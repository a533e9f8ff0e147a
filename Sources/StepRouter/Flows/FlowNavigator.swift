import PortableUIKit

/// Leads through a ``Flow``.
///
/// ```swift
/// let onboarding = FlowNavigator(flow, router: router, from: .viewController(stack))
/// onboarding.onFinish = { shop.navigate(to: .home) }
/// try await onboarding.start()                    // the first step whose condition holds
/// try await onboarding.advance(from: "address")   // the one after it
/// ```
///
/// It has no position of its own: the screen that asks says where the user is, so going back, a
/// link or a tab do no harm. It is kept by the screens that it shows, which refer to it weakly.
@MainActor
public final class FlowNavigator<ID: Hashable>: Navigator {
  /// What the router brings on screen: the flow's steps.
  public let router: any Router
  /// The list. Another one may be set at any time, and counts from then on.
  public var flow: Flow<ID> {
    didSet { revision += 1 }
  }
  /// Called when no step is left to be shown.
  public var onFinish: (@MainActor () -> Void)?

  private let base: Target
  private var revision = 0

  /// A flow whose screens all stand on the base.
  public init(_ flow: Flow<ID>, router: any Router, from base: Target) {
    self.flow = flow
    self.router = router
    self.base = base
  }

  /// Any step by its id, whatever its condition; throws where the flow has none with this id.
  public func target(for id: ID) throws -> Target {
    guard let step = flow[id] else { throw UnknownFlowStep(id, in: flow) }
    return step.screen.from(base)
  }

  /// Shows the first step whose condition holds; returns its id, nil where the flow is finished.
  ///
  /// Started again, it returns to the screen that is there.
  @discardableResult
  public func start(
    animated: Bool = true, fileID: String = #fileID, line: UInt = #line
  ) async throws -> ID? {
    try await show(after: nil, animated: animated, place: CodePlace(fileID: fileID, line: line))
  }

  /// Shows the step after this one; returns its id, nil where the flow is finished.
  ///
  /// Steps whose condition does not hold are skipped. A ring in which none is to be shown ends the
  /// flow. Nil, and nothing happens, where the flow has no step with this id. What a condition
  /// throws, and the router's ``RoutingError``, is thrown on.
  @discardableResult
  public func advance(
    from id: ID, animated: Bool = true, fileID: String = #fileID, line: UInt = #line
  ) async throws -> ID? {
    try await show(after: id, animated: animated, place: CodePlace(fileID: fileID, line: line))
  }

  private func show(after asking: ID?, animated: Bool, place: CodePlace) async throws -> ID? {
    var due: ID?
    var asked: Int
    // A condition may take its time, and another list come meanwhile.
    repeat {
      if let asking, flow[asking] == nil { return nil }
      asked = revision
      due = try await firstDue(after: asking, in: flow)
    } while asked != revision
    guard let due else {
      onFinish?()
      return nil
    }
    try await navigate(to: due, animated: animated, fileID: place.fileID, line: place.line)
      .retain(self)
    return due
  }

  private func firstDue(after asking: ID?, in flow: Flow<ID>) async throws -> ID? {
    var visited: Set<ID> = []
    var candidate = try await successor(of: asking, in: flow)
    while let id = candidate, visited.insert(id).inserted {
      guard let step = flow[id] else { throw UnknownFlowStep(id, in: flow) }
      if try await step.isDue() { return id }
      candidate = try await successor(of: id, in: flow)
    }
    return nil
  }

  private func successor(of id: ID?, in flow: Flow<ID>) async throws -> ID? {
    guard let id else { return flow.steps.first?.id }
    return try await flow[id]?.branch() ?? flow.following(id)
  }
}

/// A step was named that its flow does not have.
struct UnknownFlowStep: Error, CustomStringConvertible {
  let description: String

  @MainActor
  init<ID>(_ id: ID, in flow: Flow<ID>) {
    let known = flow.steps.map { "“\($0.id)”" }.joined(separator: ", ")
    description = "the flow has no step “\(id)”, but \(known)"
  }
}
