#if !canImport(UIKit)
/// A change of the pages on screen, from the request to its end.
@MainActor final class PageTurn {
  /// The pages before the turn.
  let previous: [UIViewController]
  let pages: [UIViewController]
  /// The back sides visible while a page curls.
  let backs: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  /// The transition; nil unless the turn is animated.
  let transition: RunningTransition?
  let isSwipe: Bool
  /// Whether the screen has changed and the pages' callbacks are under way.
  var isEnding = false
  private var completion: ((Bool) -> Void)?

  init(
    from previous: [UIViewController], to pages: [UIViewController],
    backs: [UIViewController] = [], direction: UIPageViewController.NavigationDirection,
    transition: RunningTransition?, isSwipe: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    self.previous = previous
    self.pages = pages
    self.backs = backs
    self.direction = direction
    self.transition = transition
    self.isSwipe = isSwipe
    self.completion = completion
  }

  var isAnimated: Bool { transition != nil }

  /// Returns true if this turn brings the page in.
  func brings(_ page: UIViewController) -> Bool {
    !isEnding && (pages.contains(page) || backs.contains(page))
  }

  /// Calls the completion handler, but only once.
  func complete(_ isFinished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}

/// The pages beside the current ones: nil before the data source has answered, empty if there are
/// none.
struct PageNeighbours {
  var before: [UIViewController]?
  var after: [UIViewController]?

  subscript(direction: UIPageViewController.NavigationDirection) -> [UIViewController]? {
    get { direction == .forward ? after : before }
    set {
      switch direction {
      case .forward: after = newValue
      case .reverse: before = newValue
      }
    }
  }
}
#endif
