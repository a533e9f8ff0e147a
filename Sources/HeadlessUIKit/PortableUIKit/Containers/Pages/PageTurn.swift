#if !canImport(UIKit)
/// One change of the pages on screen, from what was asked for to its end.
@MainActor final class PageTurn {
  /// The pages from which the turn starts.
  let previous: [UIViewController]
  let pages: [UIViewController]
  /// The back sides that are seen while a page curls.
  let backs: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  /// Only an animated turn has one.
  let transition: RunningTransition?
  let isSwipe: Bool
  /// Whether the screen has changed, and who has come and gone is being told.
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

  /// Whether a page is on its way in with this turn.
  func brings(_ page: UIViewController) -> Bool {
    !isEnding && (pages.contains(page) || backs.contains(page))
  }

  /// Calls the completion, the first time.
  func complete(_ isFinished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}

/// The pages beside those that are shown: nil where the data source has not been asked, empty where
/// it has none.
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
