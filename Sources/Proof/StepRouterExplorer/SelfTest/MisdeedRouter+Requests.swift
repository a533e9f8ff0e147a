import PortableUIKit
import StepRouter

/// Misdeeds that replace the request.
extension MisdeedRouter {
  /// Reports the window's root instead of the screen, or navigates with the context of an earlier
  /// request of these types.
  func performOther<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    var request = request
    let completion = request.completion
    if Screen.self == UIViewController.self {
      request.completion = { [run, weak window] result in
        let root = window?.rootViewController as? Screen
        completion?(
          result.map { outcome in
            guard let root, root !== outcome.viewController else { return outcome }
            run.log.commit()
            return NavigationOutcome(viewController: root, kind: outcome.kind, plan: outcome.plan)
          })
      }
      return router.perform(request)
    }
    guard let context = run.log.context(instead: request.context, of: Screen.self) else {
      return router.perform(request)
    }
    run.log.commit()
    var changed = NavigationRequest(
      step: request.step, context: context, animated: request.animated,
      completion: completion, origin: request.origin)
    changed.observers = request.observers
    return router.perform(changed)
  }

  /// Builds a screen although an interceptor hasn't let the navigation pass.
  func performHastily<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    let sight = InterceptorSight()
    var watched = request
    watched.observers.append(sight)
    let completion = request.completion
    watched.completion = { result in
      if sight.isOpen { build(for: request.observers, request.origin) }
      sight.isOpen = false
      completion?(result)
    }
    let navigation = router.perform(watched)
    guard sight.isOpen else { return navigation }
    sight.isOpen = false
    build(for: request.observers, request.origin)
    return navigation
  }

  private func build(for observers: [any RoutingObserver], _ origin: CodeLocation) {
    run.log.commit()
    let step = StepAssembly(
      finder: NilFinder<MisdeedCover, Void>(), factory: ClassFactory<MisdeedCover, Void>()
    )
    .using(.present()).from(.current).assemble()
    var request = NavigationRequest(step: step, context: (), animated: false, origin: origin)
    request.observers = observers
    _ = router.perform(request)
  }

  /// Builds a screen again if the last request built it.
  func performBlindly<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    let location = request.step.location
    var step = request.step
    if run.asked[location] == true, !run.alwaysNew.contains(location) {
      run.log.commit()
      step = step.changed(by: Blindness())
    }
    var blind = NavigationRequest(
      step: step, context: request.context, animated: request.animated,
      completion: { [run] result in
        if case .success(let outcome) = result { run.asked[location] = outcome.kind == .built }
        request.completion?(result)
      }, origin: request.origin)
    blind.observers = request.observers
    return router.perform(blind)
  }

  /// Fails every request for a destination except the first.
  func performOnce<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    guard run.asked.updateValue(false, forKey: request.step.location) != nil else {
      return router.perform(request)
    }
    run.log.commit()
    request.completion?(.failure(.noCaseMatched(request.step.reference)))
    return Self.finished
  }

  /// Reports success without doing anything.
  func performNothing<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    guard let root = window?.rootViewController as? Screen,
      let plan = try? router.plan(to: request.step, with: request.context)
    else { return router.perform(request) }
    run.log.commit()
    request.completion?(
      .success(NavigationOutcome(viewController: root, kind: .revealed, plan: plan)))
    return Self.finished
  }

  /// Refuses a request in the name of an interceptor.
  func refuse<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    run.log.commit()
    let participant = RoutingParticipant(
      role: .interceptor, type: TypeName(MisdeedRun.self), step: request.step.reference)
    request.completion?(
      .failure(.intercepted(by: participant, underlying: CancellationError())))
    return Self.finished
  }

  private static var finished: Navigation {
    let navigation = Navigation()
    navigation.finish()
    return navigation
  }
}

/// Observes whether an interceptor has begun and hasn't let the navigation pass.
@MainActor
private final class InterceptorSight: RoutingObserver {
  var isOpen = false

  func router(didRecord event: RoutingEvent) {
    switch event.kind {
    case .interceptorBegan: isOpen = true
    case .interceptorEnded(_, passed: true): isOpen = false
    default: break
    }
  }
}

/// Replaces a step's finder with a `NilFinder`.
private struct Blindness: StepChange {
  func finder<Screen: UIViewController, Context>(
    replacing finder: (any Finder<Screen, Context>)?
  ) -> (any Finder<Screen, Context>)? {
    NilFinder<Screen, Context>()
  }
}
