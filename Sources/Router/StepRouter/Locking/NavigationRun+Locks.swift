import PortableUIKit

/// Waiting for locks: before the interceptors are asked, and again when the turn has come.
extension NavigationRun {
  /// Says which of two navigations was asked for first.
  var number: Int { tracer.navigation }

  var isExecuting: Bool { execution != nil }

  var refusesLocks: Bool { conditions.locks == .refuse }

  /// Whether a lock holds the navigation back. If so, it waits without its turn, or ends. Without a
  /// plan it's one that can't be planned as things are.
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

  /// A lock in a window of its own is often asked in that window, since it is the key window, and
  /// takes it along. Then the router's window provider says where to go on.
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

  /// Lets navigations that go past the lock have the turn of this one, which waits with what is left.
  func lendTurn() {
    if isInQueue { queue?.interrupt(self) }
  }

  /// The lock that it has waited for doesn't hold it back any more; another one may.
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
