#if !canImport(UIKit)
/// Where the pages' views are, how many there may be, and the dots below them.
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
    // Whoever has loaded its view may have set other pages.
    guard displayed == placed else { return placePages() }
    layOutPages()
  }

  /// Two pages share the width, or the height where one turns up and down.
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

  /// Views are placed when they are first seen, and counted then (M21).
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

  /// What nobody sees is not complained of (rule 269).
  func complainIfMiscounted() {
    guard isMiscounted, let window = viewIfLoaded?.window, !window.isHidden else { return }
    isMiscounted = false
    _ = fitsSpine(listed.count, spine)
  }

  private func pageCount(for location: SpineLocation) -> Int { location == .mid ? 2 : 1 }

  /// As many as there is room for; those that were set for another spine are for the next one.
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

  /// A page that curls has a back side, unless the other page lies there (rule 123).
  func needsBack(animated: Bool) -> Bool {
    animated && transitionStyle == .pageCurl && isDoubleSided && spine != .mid
  }

  /// M21. The pages for another spine are set while the delegate is asked for it.
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

  /// M36.
  func mayBeDoubleSided(_ isDoubleSided: Bool) -> Bool {
    guard spine == .mid, !isDoubleSided, !isAskingForSpine else { return true }
    device.misuse(
      "M36", "NSInvalidArgumentException",
      "The page view controller must be double-sided while its spine is in the middle")
    return false
  }

  /// The delegate says where the spine is when the orientation changes (rule 123).
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

  /// Dots are for what scrolls sideways (rule 122).
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
