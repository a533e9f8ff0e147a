#if !canImport(UIKit)
/// Turns from the current pages to others.
extension UIPageViewController {
  var isOnScreen: Bool { appearance.isVisible && viewIfLoaded?.window != nil }

  /// Whether a turn can animate: the first pages don't, nor do pages off screen (rule 117).
  private var canMove: Bool {
    appearance.phase == .appeared && isOnScreen && !displayed.isEmpty && !isAskingForSpine
  }

  func setPages(
    _ given: [UIViewController], direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    let all = given.distinct
    guard mayTurn(to: all, animated: animated), mayContain(all), isStill(animated) else { return }
    device.asCurrent {
      let shownCount = needsBack(animated: animated) ? 1 : all.count
      let new = Array(all.prefix(shownCount))
      let moves = animated && canMove
      // Rule 118: animating to the current pages does nothing and never calls the completion
      // handler.
      if moves, turn == nil, listed == new { return }
      let turn = PageTurn(
        from: listed, to: new, backs: moves ? Array(all.dropFirst(shownCount)) : [],
        direction: direction, transition: moves ? makeTransition(to: new) : nil,
        completion: completion)
      start(turn)
    }
  }

  private func start(_ new: PageTurn) {
    let earlier = turn
    turn = new
    listed = new.pages
    neighbours = PageNeighbours()
    if let earlier { cut(earlier) }
    startLeaving(pages, in: new)
    join(new.pages + new.backs, in: new)
    guard isCurrent(new) else { return }
    listed.removeAll { $0.parent !== self }
    if isViewLoaded { for page in listed where isCurrent(new) { page.loadViewIfNeeded() } }
    guard isCurrent(new) else { return }
    guard new.isAnimated else { return begin(new) }
    askForDots()
    device.schedule { [self] in begin(new) }
  }

  func makeTransition(to new: [UIViewController], isInteractive: Bool = false) -> RunningTransition
  {
    let transition = RunningTransition(
      device: device, from: displayed.first, to: new.first, isAnimated: true,
      isInteractive: isInteractive)
    transition.standardDuration = 0.3
    return transition
  }

  /// Cancels a turn that another one replaces, and calls its completion handler at once (rule 118).
  private func cut(_ earlier: PageTurn) {
    earlier.transition?.end(isCancelled: true)
    if earlier.isSwipe {
      storedDelegate?.pageViewController(
        self, didFinishAnimating: false, previousViewControllers: earlier.previous,
        transitionCompleted: false)
    }
    earlier.complete(false)
  }

  /// Brings the new pages on screen; their `viewWillAppear` comes first (rules 116 and 117).
  func begin(_ turn: PageTurn) {
    guard isCurrent(turn) else { return }
    guard isOnScreen else { return turn.isSwipe ? goBack(turn) : settleOffScreen(turn) }
    displayed = shownPages(of: turn.pages)
    for page in displayed where isCurrent(turn) {
      page.beginIfNeeded(true, animated: turn.isAnimated)
    }
    for page in pages where isCurrent(turn) && !displayed.contains(page) {
      page.beginIfNeeded(false, animated: turn.isAnimated)
    }
    guard isCurrent(turn) else { return }
    placePages()
    for page in displayed where isCurrent(turn) { page.sendIsAppearingInWindow() }
    guard isCurrent(turn) else { return }
    guard let transition = turn.transition, let view = viewIfLoaded else {
      return finish(turn, isCancelled: false)
    }
    transition.run(in: view) { [self] isCancelled in finish(turn, isCancelled: isCancelled) }
  }

  private func finish(_ turn: PageTurn, isCancelled: Bool) {
    guard isCurrent(turn) else { return }
    // A page that another container took in the meantime can't appear here.
    let isWhole = turn.pages.allSatisfy { $0.parent === self }
    if turn.isSwipe, isCancelled || !isWhole { return goBack(turn) }
    turn.isEnding = true
    if turn.isSwipe { listed = turn.pages }
    if turn.isAnimated { endAppearing(in: turn) }
    letGo(in: turn)
    if !turn.isAnimated { endAppearing(in: turn) }
    guard isCurrent(turn) else { return }
    self.turn = nil
    if turn.isSwipe { return announce(turn) }
    turn.complete(true)
    if !turn.isAnimated, self.turn == nil { askForDots() }
  }

  /// Ends the pages' appearance; while this view controller itself appears, they end theirs with
  /// it.
  private func endAppearing(in turn: PageTurn) {
    guard appearance.phase != .appearing else { return }
    for page in displayed where isCurrent(turn) { page.endAppearingInWindow() }
  }

  private func letGo(in turn: PageTurn) {
    for page in pages where isCurrent(turn) { leave(page) }
  }

  /// Finishes a turn off screen: releases the old pages; the new ones appear with this view
  /// controller.
  private func settleOffScreen(_ turn: PageTurn) {
    turn.isEnding = true
    displayed = shownPages(of: listed)
    letGo(in: turn)
    guard isCurrent(turn) else { return }
    self.turn = nil
    turn.transition?.end(isCancelled: false)
    turn.complete(true)
    if self.turn == nil { askForDots() }
  }

  /// Goes back to the previous pages after a cancelled swipe (rule 17).
  private func goBack(_ turn: PageTurn) {
    turn.isEnding = true
    displayed = turn.previous.filter(pages.contains)
    for page in turn.pages where isCurrent(turn) && page.parent === self {
      page.beginIfNeeded(false, animated: true)
      page.viewIfLoaded?.removeFromSuperview()
      page.endIfOpen(false)
    }
    for page in displayed where isCurrent(turn) { bringBack(page) }
    letGo(in: turn)
    guard isCurrent(turn) else { return }
    self.turn = nil
    turn.transition?.end(isCancelled: true)
    storedDelegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: turn.previous,
      transitionCompleted: false)
  }

  private func bringBack(_ page: UIViewController) {
    guard appearance.isVisible else {
      if appearance.phase == .disappeared { page.endIfOpen(false) }
      return
    }
    page.beginIfNeeded(true, animated: true)
    placePages()
    page.sendIsAppearingInWindow()
    if appearance.phase == .appeared { page.endAppearingInWindow() }
  }

  /// Announces the end of a swipe, and asks the data source for the pages beyond (rule 120).
  private func announce(_ turn: PageTurn) {
    if let dots { dots.currentPage += turn.direction == .forward ? 1 : -1 }
    let new = listed
    moveNeighbours(turn)
    storedDelegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: turn.previous,
      transitionCompleted: true)
    guard self.turn == nil, listed == new else { return }
    askForNeighbours()
  }

  /// Cancels a swipe, because fingers don't reach a view controller that has left the screen.
  func cancelSwipe() {
    guard let turn, turn.isSwipe else { return }
    turn.transition?.end(isCancelled: true)
  }
}

extension [UIViewController] {
  /// The view controllers without duplicates, in order.
  var distinct: Self {
    reduce(into: []) { distinct, one in
      if !distinct.contains(one) { distinct.append(one) }
    }
  }
}
#endif
