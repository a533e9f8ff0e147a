import PortableUIKit
import StepRouter
import StepRouterCoordination

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
  /// Called when a step's screen has left for good, with the reason: `LeaveReason.swiped` where the
  /// user has given up, for example. Steps that are shown before it is set are not told of.
  public var onLeave: (@MainActor (ID, LeaveReason) -> Void)?

  private enum Next {
    case step(ID)
    case end
    /// The list has no step that is the asking one.
    case unknown
  }

  private static var maximumRounds: Int { 10 }

  private let base: Target
  private let token = FlowAsking.Token()
  private var revision = 0

  /// A flow with one base for all its screens.
  public init(_ flow: Flow<ID>, router: any Router, from base: Target) {
    self.flow = flow
    self.router = router
    self.base = base
  }

  /// Any step by its id, whatever its condition; throws where the flow has none with this id.
  public func target(for id: ID) throws -> Target {
    guard let step = flow[id] else { throw FlowError(noStep: id, in: flow) }
    return step.screen.from(base)
  }

  /// Shows the first step whose condition holds; returns its id, nil where the flow is finished.
  ///
  /// Started again, it returns to the screen that is there.
  @discardableResult
  public func start(
    animated: Bool = true, fileID: String = #fileID, line: UInt = #line
  ) async throws -> ID? {
    try await show(
      after: nil, animated: animated, location: CodeLocation(fileID: fileID, line: line))
  }

  /// Shows the step after this one; returns its id, nil where the flow is finished.
  ///
  /// Steps whose condition does not hold are skipped. A ring in which none is to be shown ends the
  /// flow. Nil, and nothing happens, where the flow has no step with this id. Throws a
  /// ``FlowError`` where a condition asks for this itself or never leaves the list alone; what a
  /// condition throws, and the router's `RoutingError`, is thrown on.
  @discardableResult
  public func advance(
    from id: ID, animated: Bool = true, fileID: String = #fileID, line: UInt = #line
  ) async throws -> ID? {
    try await show(
      after: id, animated: animated, location: CodeLocation(fileID: fileID, line: line))
  }

  private func show(after asking: ID?, animated: Bool, location: CodeLocation) async throws -> ID? {
    if FlowAsking.isWithin(token) { throw FlowError.askedFromWithin }
    switch try await next(after: asking) {
    case .unknown: return nil
    case .end:
      onFinish?()
      return nil
    case .step(let id):
      keep(
        by: try await navigate(
          to: id, animated: animated, fileID: location.fileID, line: location.line), at: id)
      return id
    }
  }

  private func keep(by screen: UIViewController, at id: ID) {
    screen.retain(self)
    guard onLeave != nil else { return }
    screen.onLeave(for: self) { [self] reason in onLeave?(id, reason) }
  }

  /// What comes next by a list that nobody has replaced meanwhile: a condition may take its time.
  private func next(after asking: ID?) async throws -> Next {
    for _ in 1...Self.maximumRounds {
      let flow = flow
      let asked = revision
      if let asking, flow[asking] == nil { return .unknown }
      let due = try await FlowAsking.asking(token) { try await firstDue(after: asking, in: flow) }
      if asked == revision { return due.map { .step($0) } ?? .end }
    }
    throw FlowError.replacedTooOften(Self.maximumRounds)
  }

  private func firstDue(after asking: ID?, in flow: Flow<ID>) async throws -> ID? {
    var visited: Set<ID> = []
    var candidate = try await successor(of: asking, in: flow)
    while let id = candidate, visited.insert(id).inserted {
      guard let step = flow[id] else { throw FlowError(noStep: id, in: flow) }
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
