#if !canImport(UIKit)
/// A control that displays a row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var allowsContinuousInteraction = true
  private var page = 0

  open var numberOfPages = 0 {
    didSet {
      currentPage = page
      contentDidChange()
    }
  }

  /// The current page, limited to existing pages. Setting it sends no actions.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }

  override var estimatesContentSize: Bool { true }

  override func contentSize(within width: CGFloat) -> CGSize? {
    CGSize(width: CGFloat(numberOfPages) * 16 + 22, height: 26)
  }

  override func receiveTap() { receiveTurn(by: 1) }

  /// Handles a tap on one half, which turns by a page.
  func receiveTurn(by pages: Int) {
    trackTouch {
      guard (0..<numberOfPages).contains(page + pages) else { return }
      page += pages
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }
}
#endif
