import PortableUIKit

/// Asks a view controller whether it may leave, in the same way as an interceptor.
@MainActor
final class ScreenQuestion {
  /// Weak, because a view controller that leaves before its turn has no question to answer.
  private(set) weak var screen: UIViewController?
  private weak var window: UIWindow?
  /// Whether the view controller has agreed. If it hasn't answered, a later plan asks it again.
  private(set) var isAgreed = false
  /// Whether it refused while it was leaving, so there's no need to ask again if it stays.
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

  /// Returns the question in the form that an ``InterceptorRound`` runs.
  func pending(in record: PassRecord) -> PendingInterceptor? {
    guard let screen else { return nil }
    return PendingInterceptor(
      of: record, identity: .object(ObjectIdentifier(screen)),
      from: .other(participant: { [participant] in participant }, perform: { self.ask($0) }),
      stillDue: { self.isStillDue })
  }

  /// Whether the view controller is still there and wouldn't leave without a question.
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
    // If it was leaving, the next plan shows whether it has gone.
    hasRefused = !isYes && isGoing
    end(with: isYes || hasRefused ? .success : .failure(refusal))
  }

  /// Ends the question, once: an answer doesn't count after the view controller has gone.
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

  /// Whether the view controller has gone, or is on its way out of the window.
  private var isGoing: Bool {
    guard let screen, let window, watched?.isGone != true,
      let place = ScreenPlace(of: screen, in: PlaceSurvey())
    else { return true }
    return place.windowID != ObjectIdentifier(window) || place.isOnTheWayOut
  }
}

/// The error of a view controller that refuses to leave.
struct ScreenRefusal: Error {
  let error: RoutingError
}

extension PassedInterceptors {
  /// Returns the questions to ask before a plan removes view controllers that refuse. Throws, and
  /// asks none of them, if one can't be asked or has already refused.
  func questions(before plan: Plan) throws(RoutingError) -> [PendingInterceptor] {
    let refusing = RemovalCheck(plan: plan, agreed: agreed).allRefusing
    let refused = refused
    if let final = refusing.first(where: { refused.holds($0) }) {
      throw .cantBeDismissed(ViewControllerReference(final), for: plan.destination)
    }
    if let final = refusing.first(where: { !$0.asksBeforeItGoes }) {
      throw .cantBeDismissed(ViewControllerReference(final), for: plan.destination)
    }
    return refusing.topmostFirst.compactMap { screen in
      let question = ScreenQuestion(to: screen, before: plan)
      return question.pending(in: record(of: question))
    }
  }

  /// Tells view controllers that would have refused, each once, that the navigation discards them.
  /// Returns true if there's no view controller left to tell.
  func tellDiscarded(by plan: Plan) -> Bool {
    let untold = RemovalCheck(plan: plan, agreed: told.compactMap(\.screen)).allRefusing
    // View controllers that keep showing new ones in response can't stop the navigation.
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
  /// The view controllers that the router would ask whether they may leave, in this order; empty if
  /// one of them refuses without a question.
  var questioned: [UIViewController] {
    guard !removesNothing else { return [] }
    let refusing = RemovalCheck(plan: self).allRefusing
    return refusing.allSatisfy(\.asksBeforeItGoes) ? refusing.topmostFirst : []
  }

  /// The reason why the view controllers that the plan removes leave.
  var leaveReason: LeaveReason { closing?.reason ?? .navigated(by: destination) }
}

extension [UIViewController] {
  /// Sorted topmost first, the order in which view controllers learn that they have left.
  @MainActor
  fileprivate var topmostFirst: Self {
    guard count > 1 else { return self }
    let survey = PlaceSurvey()
    return map { ($0, ScreenPlace(of: $0, in: survey)?.positions) }.sorted { left, right in
      guard let positions = left.1 else { return false }
      return right.1.map { positions.isAbove($0) } ?? true
    }
    .map(\.0)
  }
}
