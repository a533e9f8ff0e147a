import PortableUIKit
import StepRouter
import StepRouterCoordination

/// Leads the user through a ``Flow``.
///
/// ```swift
/// let onboarding = FlowNavigator(flow, router: router, from: .viewController(stack))
/// onboarding.onFinish = { shop.navigate(to: .home) }
/// try await onboarding.start()                    // the first step whose condition holds
/// try await onboarding.advance(from: "address")   // the one after it
/// ```
///
/// The navigator keeps no position of its own: the screen that calls
/// ``advance(from:animated:fileID:line:)`` says where the user is. So the user may go back, follow
/// a link or change tabs in between. The screens of the flow keep the navigator alive, so they must
/// refer to it weakly.
@MainActor
public final class FlowNavigator<ID: Hashable>: Navigator {
  /// The router that shows the flow's screens.
  public let router: any Router
  /// The list of steps. You can set another one at any time, even while conditions are running; it
  /// takes effect at once.
  public var flow: Flow<ID> {
    didSet { revision += 1 }
  }
  /// Called when the flow has no further step to show.
  public var onFinish: (@MainActor () -> Void)?
  /// Called when a step's screen has left for good, with the reason, for example
  /// `LeaveReason.swiped` if the user gave up. Set it before the flow shows its first step: the
  /// flow doesn't watch screens that it showed earlier.
  public var onLeave: (@MainActor (ID, LeaveReason) -> Void)?

  private enum Next {
    case step(ID)
    case end
    /// The list doesn't contain the step to advance from.
    case unknown
  }

  private static var maximumRounds: Int { 10 }

  private let base: Target
  private let token = FlowAsking.Token()
  private var revision = 0

  /// Creates a navigator that shows all the flow's screens on one base.
  public init(_ flow: Flow<ID>, router: any Router, from base: Target) {
    self.flow = flow
    self.router = router
    self.base = base
  }

  /// Returns the target of any step, regardless of its condition. Throws if the flow has no step
  /// with this id.
  public func target(for id: ID) throws -> Target {
    guard let step = flow[id] else { throw FlowError(noStep: id, in: flow) }
    return step.screen.from(base)
  }

  /// Shows the first step whose condition holds, and returns its id; nil if the flow is finished.
  ///
  /// If you start the flow again and the step's screen is already there, the flow returns to it.
  /// Throws as ``advance(from:animated:fileID:line:)`` does.
  @discardableResult
  public func start(
    animated: Bool = true, fileID: String = #fileID, line: UInt = #line
  ) async throws -> ID? {
    try await show(
      after: nil, animated: animated, location: CodeLocation(fileID: fileID, line: line))
  }

  /// Shows the step after this one, and returns its id; nil if the flow is finished.
  ///
  /// Skips steps whose condition doesn't hold. A cycle of branches without a step to show ends the
  /// flow. Returns nil, and does nothing, if the flow has no step with this id. Throws a
  /// ``FlowError`` if a condition itself calls this method, or if your app keeps replacing the
  /// list; rethrows errors from conditions, and the router's `RoutingError`.
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

  /// Returns the next step. Starts over if your app replaces the list while a condition is running.
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
