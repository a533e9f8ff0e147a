#if !canImport(UIKit)
/// Swipes between pages (rule 120).
extension UIPageViewController {
  /// Starts a swipe and returns its transition; nil if there's no page to turn to or no swipe can
  /// begin.
  func startSwipe(_ direction: NavigationDirection) -> RunningTransition? {
    guard allowsSwipes else { return nil }
    let before = listed
    let found = neighbours(direction)
    guard turn == nil, listed == before, isOnScreen, !found.isEmpty, mayContain(found) else {
      return nil
    }
    let shownCount = needsBack(animated: true) ? 1 : found.count
    let new = Array(found.prefix(shownCount))
    let transition = makeTransition(to: new, isInteractive: true)
    let swipe = PageTurn(
      from: listed, to: new, backs: Array(found.dropFirst(shownCount)), direction: direction,
      transition: transition, isSwipe: true)
    turn = swipe
    followFinger(of: transition)
    storedDelegate?.pageViewController(self, willTransitionTo: new)
    join(new + swipe.backs, in: swipe)
    for page in new where isCurrent(swipe) { page.loadViewIfNeeded() }
    begin(swipe)
    return isCurrent(swipe) ? transition : nil
  }

  /// Keeps the state of the scroll view, or of the curl's pan recognizer, in step with the finger.
  private func followFinger(of transition: RunningTransition) {
    scroll?.isTracking = true
    scroll?.isDragging = true
    madePan?.state = .began
    transition.notifyWhenInteractionChanges { [weak self] _ in
      self?.scroll?.isTracking = false
      self?.scroll?.isDragging = false
      self?.scroll?.isDecelerating = true
      self?.madePan?.state = .ended
    }
    transition.animate(alongsideTransition: nil) { [weak self] _ in
      self?.scroll?.isTracking = false
      self?.scroll?.isDragging = false
      self?.scroll?.isDecelerating = false
      self?.madePan?.state = .possible
    }
  }

  private var madePan: UIPanGestureRecognizer? {
    gestureRecognizers.first as? UIPanGestureRecognizer
  }

  /// Returns true if a swipe would turn a page. Doesn't keep the data source's answer.
  func canSwipe(_ direction: NavigationDirection) -> Bool {
    guard allowsSwipes else { return false }
    let kept = transitionStyle == .scroll ? neighbours[direction] : nil
    return !(kept ?? neighboursAsked(direction)).isEmpty
  }

  private var allowsSwipes: Bool {
    guard storedDataSource != nil, turn == nil, !listed.isEmpty, isOnScreen,
      appearance.phase == .appeared, viewIfLoaded?.isTouchable ?? false
    else { return false }
    if let scroll { return scroll.isScrollEnabled && scroll.isUserInteractionEnabled }
    guard let pan = gestureRecognizers.first else { return true }
    return pan.isEnabled && (pan.delegate?.gestureRecognizerShouldBegin(pan) ?? true)
  }

  /// Returns the pages on one side. Scrolling asks for both sides and keeps the answers; a curl
  /// asks for its own side each time.
  private func neighbours(_ direction: NavigationDirection) -> [UIViewController] {
    guard transitionStyle == .scroll else { return neighboursAsked(direction) }
    askForNeighbours()
    return neighbours[direction] ?? []
  }

  func askForNeighbours() {
    guard transitionStyle == .scroll else { return }
    for direction in [NavigationDirection.forward, .reverse] where neighbours[direction] == nil {
      neighbours[direction] = neighboursAsked(direction)
    }
  }

  /// Resets the neighbors after a turn: the previous pages now lie on the side opposite its
  /// direction.
  func moveNeighbours(_ turn: PageTurn) {
    neighbours = PageNeighbours()
    neighbours[turn.direction == .forward ? .reverse : .forward] = turn.previous
  }

  /// Asks the data source for the next page, and for the page after it if the turn needs two pages
  /// or a back side.
  private func neighboursAsked(_ direction: NavigationDirection) -> [UIViewController] {
    let isForward = direction == .forward
    guard let edge = isForward ? listed.last : listed.first, let next = page(direction, of: edge)
    else { return [] }
    let needsBack = needsBack(animated: true)
    guard spine == .mid || needsBack else { return [next] }
    guard let second = page(direction, of: next), second !== next else { return [] }
    return needsBack || !isForward ? [second, next] : [next, second]
  }

  private func page(
    _ direction: NavigationDirection, of other: UIViewController
  ) -> UIViewController? {
    let found =
      direction == .forward
      ? storedDataSource?.pageViewController(self, viewControllerAfter: other)
      : storedDataSource?.pageViewController(self, viewControllerBefore: other)
    // A page on screen can't come in from the side.
    return found.flatMap { listed.contains($0) ? nil : $0 }
  }
}
#endif
