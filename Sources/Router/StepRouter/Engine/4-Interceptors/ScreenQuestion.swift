import PortableUIKit

/// The question to a view controller whether it may go, asked as interceptors are.
@MainActor
final class ScreenQuestion {
  /// One that is gone by the time when it would be asked need not be kept for that.
  private(set) weak var screen: UIViewController?
  private weak var window: UIWindow?
  /// Whether it was asked and said yes. One that was not asked may refuse again.
  private(set) var isAgreed = false
  /// Whether it said no while it was going, and so need not be asked again if it has stayed.
  private(set) var hasRefused = false
  private var watched: WatchedScreen?
  private var completion: (@MainActor (RoutingResult) -> Void)?
  private let reason: LeaveReason
  private let participant: RoutingParticipant
  let refusal: ScreenRefusal

  init(to screen: UIViewController, before plan: Plan) {
    self.screen = screen
    window = plan.window
    reason = plan.leaveReason
    participant = RoutingParticipant(
      role: .screen, type: TypeName(type(of: screen)), step: plan.destination)
    refusal = ScreenRefusal(
      error: .cantBeDismissed(ViewControllerReference(screen), for: plan.destination))
  }

  /// The question among those that an ``InterceptorRound`` asks.
  var pending: PendingInterceptor? {
    guard let screen else { return nil }
    return PendingInterceptor(
      owner: self, depth: 0, index: 0, identity: .object(ObjectIdentifier(screen)), binding: nil,
      isStillDue: { self.isStillDue }, participant: { [participant] in participant },
      perform: { self.ask($0) })
  }

  /// Whether it has neither gone by now nor would go without a question.
  private var isStillDue: Bool {
    guard let screen, !screen.agreesToBeDismissed else { return false }
    return screen.isInHierarchy(of: window)
  }

  private func ask(_ completion: @escaping @MainActor (RoutingResult) -> Void) {
    guard let screen = screen as? any AsyncRoutingInterceptable else { return completion(.success) }
    self.completion = completion
    let task = OpenTask.begin({ self.participant.description }) { [self] in
      answered(await screen.canBeDismissed(for: reason))
    }
    RunningInterceptor.current?.onCancel = { [weak self] in
      self?.stopWatching()
      task.cancel()
    }
    watched = screen.onLeave(for: self) { [weak self] _ in
      self?.end(with: .success)
      task.cancel()
    }
  }

  private func answered(_ isYes: Bool) {
    isAgreed = isYes
    // Whether one that is going has gone, the next plan tells.
    hasRefused = !isYes && isGoing
    end(with: isYes || hasRefused ? .success : .failure(refusal))
  }

  /// Ends the question, once: what one answers that has gone does not count.
  private func end(with result: RoutingResult) {
    stopWatching()
    let completion = self.completion
    self.completion = nil
    completion?(result)
  }

  private func stopWatching() {
    watched?.remove(as: .object(ObjectIdentifier(self)))
    watched = nil
  }

  /// Whether it has gone, or is on its way out of the window.
  private var isGoing: Bool {
    guard let screen, let window, watched?.isGone != true,
      let place = ScreenPlace(of: screen, seenBefore: nil)
    else { return true }
    return place.windowID != ObjectIdentifier(window) || place.isOnTheWayOut
  }
}

/// A view controller has said no.
struct ScreenRefusal: Error {
  let error: RoutingError
}

extension PassedInterceptors {
  /// What has to be asked before a plan removes those that refuse by themselves. Where one of them
  /// cannot be asked, nobody is.
  func questions(before plan: Plan) throws(RoutingError) -> [PendingInterceptor] {
    let refusing = RemovalCheck(plan: plan, agreed: agreed).allRefusing
    let refused = refused
    if let final = refusing.first(where: { refused.holds($0) }) {
      throw .cantBeDismissed(ViewControllerReference(final), for: plan.destination)
    }
    if let final = refusing.first(where: { !$0.asksBeforeItGoes }) {
      throw .cantBeDismissed(ViewControllerReference(final), for: plan.destination)
    }
    return refusing.topmostFirst.compactMap { ScreenQuestion(to: $0, before: plan).pending }
  }

  /// Tells those that would have refused that nobody asks them, each once. True where all know it.
  func tellDiscarded(by plan: Plan) -> Bool {
    let untold = RemovalCheck(plan: plan, agreed: told.compactMap(\.screen)).allRefusing
    // Those that show others whenever they are told do not keep them from going.
    guard !untold.isEmpty, tellings < Self.maximumTellings else { return true }
    tellings += 1
    told += untold.map { Told(screen: $0) }
    RouterWindowProvider.asking(plan.window) {
      for screen in untold.topmostFirst {
        (screen as? any RoutingInterceptable)?.willBeDiscarded(for: plan.leaveReason)
      }
    }
    return false
  }
}

extension Plan {
  /// Who would be asked whether they may go, in this order; nobody where one refuses without.
  var questioned: [UIViewController] {
    guard !removesNothing else { return [] }
    let refusing = RemovalCheck(plan: self).allRefusing
    return refusing.allSatisfy(\.asksBeforeItGoes) ? refusing.topmostFirst : []
  }

  /// Why what it removes leaves.
  var leaveReason: LeaveReason { closing?.reason ?? .navigated(by: destination) }
}

extension [UIViewController] {
  /// In the order in which they are told that they have left.
  @MainActor
  fileprivate var topmostFirst: Self {
    guard count > 1 else { return self }
    return map { ($0, ScreenPlace(of: $0, seenBefore: nil)) }.sorted { left, right in
      guard let place = left.1 else { return false }
      return right.1.map { place.isAbove($0) } ?? true
    }
    .map(\.0)
  }
}
