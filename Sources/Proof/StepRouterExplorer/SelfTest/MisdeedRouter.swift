import PortableUIKit
import StepRouter

/// A router around the app's router that commits a misdeed.
struct MisdeedRouter: RouterDecorator {
  let router: any Router
  let run: MisdeedRun
  weak var window: UIWindow?
  let journal: ExplorationJournal

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    guard run.isRouters else { return router.perform(request) }
    switch run.misdeed {
    case .wrongContent: return performOther(request)
    case .interceptorBypassed where run.phase == .rest || run.phase == .middle:
      return performHastily(request)
    case .neverShown: return refuse(request)
    case .builtAgain: return performBlindly(request)
    case .nextFails: return performOnce(request)
    case .leftBehind: return performNothing(request)
    case .lockIgnored, .lockCovered, .complaint: run.strike(in: window)
    case .notSerial: run.openCount += 1
    default: break
    }
    var request = request
    let (completion, step) = (request.completion, request.step.reference)
    request.completion = { result in
      let result = spoil(result, of: step)
      if run.misdeed == .notCompleted { return run.log.commit() }
      completion?(result)
      guard run.misdeed == .completedTwice else { return }
      run.log.commit()
      completion?(result)
    }
    return router.perform(request)
  }

  func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    let plan = try router.plan(to: step, with: context)
    guard run.isRouters else { return plan }
    let isEmpty = plan.dismissed.isEmpty && plan.revealed.isEmpty && plan.built.isEmpty
    guard run.misdeed == .notAsPlanned, !isEmpty else { return plan }
    run.log.commit()
    return try router.plan(to: Self.current, with: ())
  }

  private static var current: DestinationStep<UIViewController, Void> { GeneralStep.current() }
}

extension MisdeedRouter {
  /// Commits the misdeed at the end of a navigation, and returns the result to report.
  private func spoil<Screen>(
    _ result: Result<NavigationOutcome<Screen>, RoutingError>, of step: StepReference
  ) -> Result<NavigationOutcome<Screen>, RoutingError> {
    if run.misdeed == .notSerial { endOverlap() }
    if run.misdeed == .leaveToldEarly { run.tellEarly() }
    guard case .success(let outcome) = result else { return result }
    switch run.misdeed {
    case .failed:
      run.log.commit()
      return .failure(.noCaseMatched(step))
    case .notVisible: run.cover(window)
    case .propertyBroken, .otherWindowMoved: run.strike(in: window)
    case .interceptorBypassed where run.phase == .closing || run.phase == .wait:
      run.strike(in: window)
    case .removedOthers:
      guard outcome.kind == .built, run.quiet.contains(step.location), let planted = run.planted
      else { break }
      run.log.commit()
      planted.willMove(toParent: nil)
      planted.viewIfLoaded?.removeFromSuperview()
      planted.removeFromParent()
    case .unbalanced:
      run.log.commit()
      outcome.viewController.beginAppearanceTransition(false, animated: false)
    case .leaked:
      run.log.commit()
      run.log.kept.append(outcome.viewController)
    case .hiddenTabShown where outcome.kind != .alreadyVisible: hideTab(of: outcome.viewController)
    case .closedMore: switchTab()
    default: break
    }
    return result
  }

  /// Changes the root's title if another request is still open.
  private func endOverlap() {
    run.openCount -= 1
    guard run.openCount > 0 else { return }
    run.log.commit()
    window?.rootViewController?.title = "two at a time"
  }

  private func hideTab(of screen: UIViewController) {
    guard #available(iOS 18.0, visionOS 2.0, *) else { return }
    let tabs = sequence(first: screen, next: \.parent).lazy
      .compactMap { $0 as? UITabBarController }.first { !$0.tabs.isEmpty }
    guard let tab = tabs?.selectedTab else { return }
    run.log.commit()
    tab.isHidden = true
  }

  private func switchTab() {
    let tabs = window?.everybody.lazy.compactMap { $0 as? UITabBarController }.first
    guard let tabs else { return }
    if #available(iOS 18.0, visionOS 2.0, *),
      let other = tabs.tabs.first(where: { $0 !== tabs.selectedTab })
    {
      run.log.commit()
      tabs.selectedTab = other
    } else if let count = tabs.viewControllers?.count, count > 1 {
      run.log.commit()
      tabs.selectedIndex = (tabs.selectedIndex + 1) % count
    }
  }
}
