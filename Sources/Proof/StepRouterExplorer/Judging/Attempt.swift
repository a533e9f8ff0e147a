import PortableUIKit
import StepRouter

/// Asks for a destination in one state, and judges the outcome.
@MainActor
struct Attempt {
  let replay: Replay
  let destination: ExploredDestination
  let before: Standings
  private let foreground: Foreground
  /// The first requirement of the destination that didn't hold before the request.
  let unmet: ExploredDestination.Requirement?

  init(_ destination: ExploredDestination, in replay: Replay) {
    self.replay = replay
    self.destination = destination
    before = Standings(of: replay)
    foreground = Foreground(of: replay)
    unmet = replay.device.perform { destination.unmet }
  }

  /// Asks while nothing moves.
  func run(telling leaves: LeaveRecord) async -> Verdict {
    _ = replay.takeComplaints()
    let prediction = replay.device.perform { Prediction(destination, by: replay.app.router) }
    let request = replay.ask(destination)
    await replay.settle([request])
    var verdict = Verdict()
    judge(request, &verdict)
    if let ending = request.endings.first {
      judgeMovement(request, ending, &verdict)
      // A screen with the wrong content has been reported already.
      let isRight = !verdict.problems.contains { $0.kind == .wrongContent }
      verdict.sight = isRight ? sight(of: ending) : nil
      verdict.problems += prediction.differences(from: request, ending: ending)
    }
    foreground.judge(&verdict, after: destination, in: replay)
    judgeLocked(&verdict)
    verdict.noteLocks(of: before, in: replay)
    judgeOthers(&verdict)
    leaves.judge(
      &verdict,
      after: .navigation(
        to: destination.location, askedInterceptors: request.hasAskedInterceptors))
    replay.judgeMoment(&verdict, since: before)
    await tryNext(after: request, &verdict)
    await replay.judgeRest(&verdict, since: before)
    return verdict
  }

  /// Asks while something else goes on, and lets that continue.
  func run(
    during interference: Interference, telling leaves: LeaveRecord
  ) async -> Verdict {
    let request = replay.ask(destination)
    let later = await interference.goOn(beside: request)
    await replay.settle([request] + later.map(\.request))
    var verdict = Verdict()
    leaves.judge(&verdict, after: .several)
    for complaint in interference.complaints { verdict.note(.complaint, complaint) }
    // An earlier request's interceptor may have put a screen on top by now.
    let earlier = later.isEmpty ? [] : [(self, request)] + later.dropLast()
    let hasNewInFront =
      earlier.contains { $0.1.waitingInterceptor != nil }
      && before.front.isNewInFront(of: replay.window)
    if later.isEmpty {
      judge(request, &verdict, mayBeCovered: interference.resizedAfterwards)
    }
    for (attempt, request) in earlier { attempt.judgeOvertaken(request, &verdict) }
    if !interference.mayRemoveLocked { judgeLocked(&verdict) }
    if interference.leavesScreensAlone {
      verdict.noteLocks(of: before, in: replay)
      judgeOthers(&verdict)
      if later.isEmpty, let ending = request.endings.first { judgeRemoval(ending, &verdict) }
    }
    replay.judgeMoment(&verdict, since: before)
    let mayBeCovered = hasNewInFront || interference.resizedAfterwards
    await letGo(of: request, &verdict)
    for (attempt, request) in earlier.dropFirst() { await attempt.letGo(of: request, &verdict) }
    if let (attempt, request) = later.last {
      attempt.judge(
        request, &verdict, mayBeCovered: mayBeCovered, alertMayBeGone: hasNewInFront)
      await attempt.letGo(of: request, &verdict)
    }
    if interference.isOfRequests {
      verdict.end = SerialEnd(of: replay)
      verdict.overtaken = earlier.filter(\.1.isOvertaken).map(\.0.destination.name)
    }
    if interference.foldsWhileWaiting, request.waitingInterceptor != nil, !request.waitsForLock,
      let unmet, !unmet.moves.isEmpty
    {
      await fulfil(unmet, folding: true, &verdict)
    }
    let (last, lastRequest) = later.last ?? (self, request)
    // A login on top may have removed an alert. After another fault, this one would say nothing
    // new.
    if case .reached(_, let screen) = lastRequest.endings.first, !hasNewInFront,
      verdict.problems.isEmpty
    {
      // A resize may have left no room for the screen, so that the chain shows another one instead.
      if interference.resizedAfterwards, screen.viewController.flatMap(replay.hindrance) != nil {
        await last.askOnce()
      }
      await last.tryAgain(&verdict, mayBeRefused: true)
    }
    await replay.tryTurn(&verdict)
    await replay.judgeRest(&verdict, since: before)
    return verdict
  }
}

extension Attempt {
  /// Judges the last navigation.
  ///
  /// - Parameters:
  ///   - mayBeCovered: Whether something else may have covered its screen since.
  ///   - alertMayBeGone: Whether something that removes an alert may have happened since.
  func judge(
    _ request: Request, _ verdict: inout Verdict, mayBeCovered: Bool = false,
    alertMayBeGone: Bool = false
  ) {
    judgeCompletion(of: request, &verdict)
    switch request.endings.first {
    case nil where request.waitingInterceptor?.role == .screen:
      verdict.outcome = .refusedByLock
      verdict.isDeclared = before.front.hasLocked
    case nil where request.waitingInterceptor != nil:
      verdict.outcome = .refusedByInterceptor
      verdict.isDeclared = unmet != nil
    case nil: verdict.note(.notCompleted, "The completion was not called.")
    case .reached(let kind, let screen):
      verdict.outcome = Exploration.Outcome(kind)
      if kind == .built {
        verdict.note(.lockCovered, before.stillLocking(in: replay)) {
          "It was shown, though \($0) locks."
        }
      }
      if alertMayBeGone, screen.isPassing, screen.viewController?.viewIfLoaded?.window == nil {
        break
      }
      judge(screen.viewController, &verdict, mayBeCovered: mayBeCovered)
      if kind != .alreadyVisible, let hidden = screen.viewController?.hiddenTab {
        verdict.note(.hiddenTabShown, "It has ended in the tab “\(hidden)”, which is hidden.")
      }
    case .failed(let error): judge(error, &verdict)
    }
  }

  /// Judges a navigation that another request followed.
  func judgeOvertaken(_ request: Request, _ verdict: inout Verdict) {
    judgeCompletion(of: request, &verdict)
    if case .failed(let error) = request.endings.first, !error.isForNewer {
      judge(error, &verdict)
    }
    if request.endings.isEmpty, request.waitingInterceptor == nil {
      verdict.note(.notCompleted, "The completion of the first request was not called.")
    }
  }

  private func judgeCompletion(of request: Request, _ verdict: inout Verdict) {
    verdict.events += request.events
    if request.endings.count > 1 {
      verdict.note(.completedTwice, "The completion was called \(request.endings.count) times.")
    }
    for case .completedTwice(let participant) in request.events {
      verdict.note(.completedTwice, "The completion was called twice by \(participant).")
    }
    for participant in request.ignoredInterceptors {
      verdict.note(.interceptorBypassed, "It went on though \(participant) had not let it pass.")
    }
  }

  /// Judges the screen on which a navigation ended.
  func judge(_ screen: UIViewController?, _ verdict: inout Verdict, mayBeCovered: Bool) {
    guard let screen else { return verdict.note(.notVisible, "The screen is gone.") }
    let isHere = replay.window.everybody.contains { $0 === screen }
    if !(mayBeCovered && isHere), let hindrance = replay.hindrance(of: screen) {
      verdict.note(.notVisible, hindrance)
    }
    replay.device.perform {
      if !destination.isShown(screen) {
        verdict.note(.wrongContent, "\(screen.reportName) does not show what was asked for.")
      }
      if let unmet = destination.unmet {
        verdict.problems.append(.bypassed(unmet.name, by: screen.reportName))
      }
    }
  }

  /// Sets the outcome of a refusal, and notes any other error as a failure.
  private func judge(_ error: RoutingError, _ verdict: inout Verdict) {
    switch error.cause {
    case .intercepted, .cancelled:
      verdict.outcome = .refusedByInterceptor
      verdict.isDeclared = unmet != nil
    case .cantBeDismissed, .locked:
      verdict.outcome = .refusedByLock
      verdict.isDeclared = before.front.hasLocked
    default:
      verdict.outcome = .failed
      verdict.note(.failed, error.description)
    }
  }

  /// Checks that no screen that refused to go is gone.
  private func judgeLocked(_ verdict: inout Verdict) {
    verdict.note(.lockIgnored, before.goneThoughLocked(from: replay.windows)) {
      "\($0) refused to go, but is gone."
    }
  }

  /// Checks that the other windows haven't changed.
  private func judgeOthers(_ verdict: inout Verdict) {
    for window in before.othersMoved(in: replay) {
      verdict.note(.otherWindowMoved, "\(window) has changed, though nothing was asked for there.")
    }
  }

  private func judgeMovement(
    _ request: Request, _ ending: Request.Ending, _ verdict: inout Verdict
  ) {
    let isUnmoved = before.front.isUnmoved(in: replay.window)
    switch ending {
    case .reached(.alreadyVisible, _) where !isUnmoved:
      verdict.note(.notAsPlanned, "It was visible already, but something has changed.")
    case .reached(.built, _): judgeRemoval(ending, &verdict)
    case .failed(let error) where error.isRefusal && !request.hasAskedInterceptors && !isUnmoved:
      verdict.note(.notAsPlanned, "It was refused, but something has changed.")
    default: break
    }
  }
}

extension Attempt {
  /// Returns the sight of the screen that the navigation reached; nil if it failed or the screen is
  /// gone.
  private func sight(of ending: Request.Ending) -> DestinationSight? {
    guard case .reached(let kind, let screen) = ending, let screen = screen.viewController else {
      return nil
    }
    return replay.device.perform {
      DestinationSight(of: destination.name, screen, isBuilt: kind == .built)
    }
  }

  private func judgeRemoval(_ ending: Request.Ending, _ verdict: inout Verdict) {
    guard destination.removesNothing, case .reached(.built, _) = ending else { return }
    verdict.note(.removedOthers, before.front.gone(from: replay.window)) {
      "\($0) is gone, though the destination is declared to remove nothing."
    }
  }
}

extension UIViewController {
  /// The title of the selected tab around this screen, or of that tab's group, if it's hidden;
  /// otherwise nil.
  var hiddenTab: String? {
    guard #available(iOS 18.0, visionOS 2.0, *) else { return nil }
    let tabBarController = sequence(first: self, next: \.parent).lazy
      .compactMap { $0 as? UITabBarController }.first { !$0.tabs.isEmpty }
    guard let tab = tabBarController?.selectedTab else { return nil }
    return sequence(first: tab, next: \.parent).first { $0.isHidden }?.title
  }
}

extension Request {
  /// Whether the navigation was refused by an interceptor or a lock, or cancelled.
  var isRefused: Bool {
    guard case .failed(let error) = endings.first else { return false }
    switch error.cause {
    case .intercepted, .cancelled, .cantBeDismissed, .locked: return true
    default: return false
    }
  }

  fileprivate var isOvertaken: Bool {
    guard case .failed(let error) = endings.first, case .busy(_, .overtaken) = error.cause else {
      return false
    }
    return true
  }
}

extension RoutingError {
  /// The underlying error: an interceptor may pass on the failure of its own navigation.
  fileprivate var cause: RoutingError {
    guard case .intercepted(_, let underlying) = self, let inner = underlying as? RoutingError
    else {
      return self
    }
    return inner.cause
  }

  /// Whether the error only says that a newer request has taken this one's place.
  fileprivate var isForNewer: Bool {
    switch cause {
    case .busy(_, .replaced), .busy(_, .overtaken): true
    default: false
    }
  }

  fileprivate var isRefusal: Bool {
    switch cause {
    case .intercepted, .cantBeDismissed: true
    case .locked(_, _, let progress): progress.isEmpty
    case .cancelled(let progress): progress.isEmpty
    default: false
    }
  }
}
