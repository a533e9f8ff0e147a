import PortableUIKit

/// Waits for the content of an ``AsyncScreen`` that a step needs (rule 90).
extension Execution {
  /// The screen below the next step, if its content hasn't loaded yet. A step that builds nothing
  /// has to find that content.
  var screenToLoad: (any ContentLoading)? {
    let base = position == 0 ? plan.start : plan.pending(position - 1).screen
    return base?.asLackingContent
  }

  /// Continues when the content is there, or ends the execution if it doesn't come in time.
  ///
  /// If the user leaves in the meantime, this navigation isn't the reason: it moves nothing while
  /// it waits.
  func wait(forContentOf screen: any ContentLoading, neededBy step: any PlannedStep) {
    let name = ViewControllerReference(screen)
    manner.tracer.record(.waitingForContent(name))
    if LeaveWatch.isNeeded { endWatch() }
    let limit = manner.timeLimit
    let wait = OneShotTimer(after: limit, role: .deadline, on: plan.window) { [self] in
      fail(AsyncScreenError.stillWaiting(after: limit), of: name, neededBy: step)
    }
    contentWait = wait
    screen.loadContent { [self, weak wait] error in
      guard let wait, contentWait === wait else { return }
      if let error { return fail(error, of: name, neededBy: step) }
      wait.cancel()
      contentWait = nil
      if LeaveWatch.isNeeded { beginWatch() }
      TransitionWatch(window: plan.window).settle(within: manner.timeLimit) { [self] isSettled in
        goOn(ifSettled: isSettled)
      }
    }
  }

  private func fail(
    _ error: any Error, of screen: ViewControllerReference, neededBy step: any PlannedStep
  ) {
    end(.failure(.notLoaded(step.reference, screen, underlying: error, progress: progress)))
  }
}
