#if !canImport(UIKit)
/// Places the pages' views, checks their number, and shows the dots below them.
extension UIPageViewController {
  func addScrollView(to view: UIView) {
    let made = UIScrollView(frame: view.bounds)
    made.isPagingEnabled = true
    made.showsHorizontalScrollIndicator = false
    made.showsVerticalScrollIndicator = false
    view.addSubview(made)
    scroll = made
  }

  func placePages() {
    guard let view = viewIfLoaded else { return }
    let host = scroll ?? view
    let placed = displayed
    for page in placed where displayed.contains(page) {
      guard let pageView = page.view, displayed.contains(page), pageView.superview !== host
      else { continue }
      host.insertSubview(pageView, at: host === view ? 0 : host.subviews.count)
    }
    // A page that loaded its view may have set other pages.
    guard displayed == placed else { return placePages() }
    layOutPages()
  }

  /// Lays out the pages. Two of them share the width, or the height if pages turn vertically.
  func layOutPages() {
    guard let view = viewIfLoaded else { return }
    scroll?.frame = view.bounds
    var frame = view.bounds
    let isBeside = navigationOrientation == .horizontal
    if spine == .mid, isBeside { frame.size.width /= 2 }
    if spine == .mid, !isBeside { frame.size.height /= 2 }
    for page in displayed {
      page.viewIfLoaded?.frame = frame
      guard spine == .mid else { continue }
      if isBeside { frame.origin.x += frame.width } else { frame.origin.y += frame.height }
    }
  }

  /// Places the pages' views before the view controller appears, and counts the pages the first
  /// time (M21).
  func showPagesBeforeAppearing() {
    if !hasCountedPages, turn == nil {
      hasCountedPages = true
      let isEmptyScroll = transitionStyle == .scroll && listed.isEmpty
      guard isEmptyScroll || listed.count == pageCount(for: spine) else {
        isMiscounted = true
        displayed = []
        return
      }
    }
    if areDotsDue { askForDots() }
    placePages()
  }

  /// Reports a wrong number of pages, but only once they're in a visible window (rule 269).
  func complainIfMiscounted() {
    guard isMiscounted, let window = viewIfLoaded?.window, !window.isHidden else { return }
    isMiscounted = false
    _ = fitsSpine(listed.count, spine)
  }

  private func pageCount(for location: SpineLocation) -> Int { location == .mid ? 2 : 1 }

  /// Returns as many pages as the spine has room for. Pages that the delegate sets while choosing a
  /// spine are for the new one, so they all count.
  func shownPages(of all: [UIViewController]) -> [UIViewController] {
    let count = isAskingForSpine ? all.count : pageCount(for: spine)
    return all.prefix(count).filter(pages.contains)
  }

  private func fitsSpine(_ count: Int, _ location: SpineLocation) -> Bool {
    let required = pageCount(for: location)
    guard count != required else { return true }
    let name = "UIPageViewControllerSpineLocation\("\(location)".capitalized)"
    device.misuse(
      "M21", "NSInvalidArgumentException",
      "The number of provided view controllers (\(count)) doesn't match the number required "
        + "(\(required)) for the requested spine location (\(name))")
    return false
  }

  /// Returns true if an animated curl needs a back side (rule 123). With the spine in the middle,
  /// the other page lies there.
  func needsBack(animated: Bool) -> Bool {
    animated && transitionStyle == .pageCurl && isDoubleSided && spine != .mid
  }

  /// Checks the number of pages for a turn (M21). Pages that the delegate sets while choosing a
  /// spine pass unchecked.
  func mayTurn(to new: [UIViewController], animated: Bool) -> Bool {
    guard animated || isOnScreen, !isAskingForSpine else { return true }
    let required = needsBack(animated: animated) ? 2 : pageCount(for: spine)
    guard new.count != required else { return true }
    device.misuse(
      "M21", "NSInvalidArgumentException",
      "The number of view controllers provided (\(new.count)) doesn't match the number required "
        + "(\(required)) for the requested transition")
    return false
  }

  /// Reports M62 for pages that are set while others scroll, on a device that raises an exception
  /// then (rule 294).
  func isStill(_ isAnimated: Bool) -> Bool {
    guard let turn, transitionStyle == .scroll, device.quirks.contains(.pagesAssert) else {
      return true
    }
    let reason =
      switch (turn.isSwipe, isAnimated) {
      case (true, _): "Invalid parameter not satisfying: [views count] == 3"
      case (false, true): "Duplicate states in queue"
      case (false, false): "Unexpected subviews"
      }
    device.misuse("M62", "NSInternalInconsistencyException", reason)
    return false
  }

  /// Returns false, and reports M36, for single-sided pages with the spine in the middle.
  func mayBeDoubleSided(_ isDoubleSided: Bool) -> Bool {
    guard spine == .mid, !isDoubleSided, !isAskingForSpine else { return true }
    device.misuse(
      "M36", "NSInvalidArgumentException",
      "The page view controller must be double-sided while its spine is in the middle")
    return false
  }

  /// Asks the delegate for the spine location when the orientation changes (rule 123).
  func askForSpine(at size: CGSize) {
    guard transitionStyle == .pageCurl, let delegate = storedDelegate, let view = viewIfLoaded
    else { return }
    let isWide = size.width > size.height
    guard isWide != (view.bounds.width > view.bounds.height) else { return }
    isAskingForSpine = true
    let location = delegate.pageViewController(
      self, spineLocationFor: isWide ? .landscapeRight : .portrait)
    isAskingForSpine = false
    guard location != .none, fitsSpine(listed.count, location) else { return }
    spine = location
    if location == .mid { isDoubleSided = true }
    view.setNeedsLayout()
  }

  /// Asks the data source for the dots, which only horizontal scrolling has (rule 122).
  func askForDots() {
    areDotsDue = !isViewLoaded
    guard isViewLoaded else { return }
    guard transitionStyle == .scroll, navigationOrientation == .horizontal,
      let dataSource = storedDataSource
    else {
      return showDots(0, 0)
    }
    let count = dataSource.presentationCount(for: self)
    let index = dataSource.presentationIndex(for: self)
    showDots(count, index)
  }

  private func showDots(_ count: Int, _ index: Int) {
    guard count > 0, let view = viewIfLoaded else {
      dots?.removeFromSuperview()
      dots = nil
      return
    }
    let shown = dots ?? UIPageControl()
    shown.isUserInteractionEnabled = false
    shown.numberOfPages = count
    shown.currentPage = index
    if shown.superview !== view { view.addSubview(shown) }
    dots = shown
  }
}
#endif
