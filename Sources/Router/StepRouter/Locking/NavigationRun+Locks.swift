import PortableUIKit

/// Waits for locks: before the interceptors run, and again when the navigation's turn has come.
extension NavigationRun {
  /// The number of the request: of two navigations, the earlier one has the lower number.
  var number: Int { tracer.navigation }

  var isExecuting: Bool { execution != nil }

  var refusesLocks: Bool { conditions.locks == .refuse }

  /// Returns true if a lock holds the navigation back. If so, the navigation waits without its
  /// turn, or ends. A nil plan means that the router can't plan it right now.
  func isHeldBack(with plan: Plan?) -> Bool {
    guard let window = window.value,
      let locked = LockedScreen.holdingBack(plan, in: window, past: pass)
    else { return false }
    let reference = ViewControllerReference(locked.screen)
    if refusesLocks {
      end(.failure(.locked(reference, for: destination, progress: RoutingProgress())))
      return true
    }
    tracer.record(.waitingForLock(reference))
    if conditions.policy == .replacePending { replaceOlder(in: window) }
    wait(for: locked)
    letGoOfWindow()
    plan?.letGo()
    giveTurnBack()
    return true
  }

  /// Moves the navigation to the window provider's window if its own has gone or is hidden. A lock
  /// with a window of its own makes it the key window, so navigations often begin there, and it
  /// goes with the lock.
  private func leaveHiddenWindow() {
    guard let windowProvider, window.isGone || window.value?.isHidden ?? true,
      let next = windowProvider.window, next !== window.value
    else { return }
    move(to: next)
  }

  private func replaceOlder(in window: UIWindow) {
    for older in LockLine.of(window).waiting(in: window) where older.number < number {
      older.giveWay(.replaced)
    }
  }

  func wait(for locked: LockedScreen) {
    guard let window = window.value else { return }
    let line = LockLine.of(window)
    lockLine = line
    line.add(self, for: locked, in: window)
  }

  /// Lends this navigation's turn to navigations that go past the lock, while the rest of this one
  /// waits.
  func lendTurn() {
    if isInQueue { queue?.interrupt(self) }
  }

  /// Continues after the lock has let go, unless another lock holds the navigation back.
  func lockHasLetGo() {
    guard !hasEnded else { return }
    lockLine = nil
    if execution == nil {
      leaveHiddenWindow()
      if window.isGone {
        return end(.failure(.startNotFound(destination, reason: .noWindow)))
      }
    }
    if let execution {
      guard isInQueue, let queue else { return execution.goOnAfterLock() }
      return queue.resume(self)
    }
    do {
      let plan = try makePlan()
      if RoutingLock.isAnyHolding, isHeldBack(with: plan) { return }
      goOn(with: plan)
    } catch {
      if RoutingLock.isAnyHolding, isHeldBack(with: nil) { return }
      if isScreenAtRest { return end(.failure(error)) }
      askForTurn(with: nil)
    }
  }
}
