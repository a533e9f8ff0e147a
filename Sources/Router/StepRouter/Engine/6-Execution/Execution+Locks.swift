import PortableUIKit

/// Waits for a lock that has taken hold between two movements.
extension Execution {
  /// Returns true if the rest has to wait for a lock, or the execution ends because of it. Locks
  /// that the plan accounts for don't count, nor do locks of screens that this execution builds.
  func waitsForLock() -> Bool {
    guard let navigation, let locked = newLock(past: navigation.pass) else { return false }
    let reference = ViewControllerReference(locked.screen)
    if navigation.refusesLocks {
      end(.failure(.locked(reference, for: plan.destination, progress: progress)))
      return true
    }
    manner.tracer.record(.waitingForLock(reference))
    isInterrupted = true
    if LeaveWatch.isNeeded { endWatch() }
    navigation.wait(for: locked)
    navigation.lendTurn()
    return true
  }

  private func newLock(past pass: LockPass?) -> LockedScreen? {
    LockedScreen.all(around: plan.window, past: pass).first { locked in
      (locked.isInFront || RemovalCheck(plan: plan).removes(locked.screen))
        && !lockedBefore.holds(locked.screen) && !isBuiltHere(locked.screen)
    }
  }

  private func isBuiltHere(_ screen: UIViewController) -> Bool {
    var next: UIViewController? = screen
    while let current = next {
      if plan.pending.contains(where: { $0.screen === current }) { return true }
      next = current.enclosing
    }
    return false
  }

  /// Continues with the rest when nothing moves: the lock's screen may still be leaving.
  func goOnAfterLock() {
    guard isInterrupted else { return }
    TransitionWatch(window: plan.window).settle(within: manner.timeLimit) { [self] isSettled in
      guard isInterrupted else { return }
      isInterrupted = false
      if LeaveWatch.isNeeded { beginWatch() }
      goOn(ifSettled: isSettled)
    }
  }
}
