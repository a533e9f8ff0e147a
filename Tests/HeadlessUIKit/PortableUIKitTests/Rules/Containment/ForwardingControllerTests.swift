import PortableUIKit
import Testing

/// A subclass of a container or of a presentation controller returns another delegate than the one
/// it sets in its superclass.
@MainActor
@Suite("Delegates that a subclass forwards: controllers", .simulated, .standInOnly)
struct ForwardingControllerTests {
  let stage = Stage()
  /// Stays empty: no call may reach the delegate that the subclass returns.
  private let unheard = EventLog()

  @Test("Rule 263: a split view controller calls the delegate set in its superclass")
  func rule263Split() async {
    let (own, app) = (SplitBook(stage.log), SplitBook(unheard))
    let split = ForwardingSplit(style: .doubleColumn)
    split.keep(own)
    split.delegate = app
    split.setViewController(stage.screen("A"), for: .primary)
    split.setViewController(stage.screen("B"), for: .secondary)
    let window = await stage.show(split)
    await stage.make(window, .regular)
    _ = (stage.log.take(), unheard.take())

    await stage.make(window, .compact)

    let news = stage.log.take()
    #expect(news.contains("topColumn(2)") && news.contains("didCollapse"))
    #expect(unheard.take() == [])
    #expect(split.delegate === app)
  }

  @Test("Rule 263: a page view controller calls the delegate and the data source of its superclass")
  func rule263Pages() async throws {
    let leaves = stage.screens("A", "B")
    let (own, app) = (PageBook(leaves, stage.log), PageBook(leaves, unheard))
    let pages = ForwardingPages(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.setViewControllers([leaves[0]], direction: .forward, animated: false)
    let window = await stage.show(pages)
    pages.keep(own)
    pages.delegate = app
    pages.dataSource = app

    try #require(stage.simulation.user.beginPageSwipe(in: pages)).finish()
    await stage.settle()

    let news = stage.log.take()
    #expect(news.contains("after(A)") && news.contains("willTransitionTo(B)"))
    #expect(news.contains("didFinish(true, from A, completed true)"))
    #expect(unheard.take() == [])
    _ = window
  }

  @Test("Rule 263: a search controller calls the delegate set in its superclass")
  func rule263Search() async {
    let (own, app) = (SearchDelegate(stage.log), SearchDelegate(unheard))
    let search = ForwardingSearch(searchResultsController: nil)
    search.keep(own)
    search.delegate = app
    let screen = stage.screen("A")
    screen.navigationItem.searchController = search
    let window = await stage.show(UINavigationController(rootViewController: screen))

    search.isActive = true
    await stage.settle()
    search.isActive = false
    await stage.settle()

    #expect(
      stage.log.take().filter { $0.contains("Search") } == [
        "willPresentSearch", "didPresentSearch", "willDismissSearch", "didDismissSearch",
      ])
    #expect(unheard.take() == [])
    _ = window
  }

  @Test("Rule 263: a presentation controller calls the delegate set in its superclass")
  func rule263Presentation() {
    let own = AdaptingDelegate(stage.log, .fullScreen)
    let app = AdaptingDelegate(unheard, .none)
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    p.modalPresentationStyle = .formSheet
    let presentation = ForwardingPresentation(presentedViewController: p, presenting: a)
    presentation.keep(own)
    presentation.delegate = app

    let style = presentation.adaptivePresentationStyle(
      for: UITraitCollection(horizontalSizeClass: .compact))

    #expect(style == .fullScreen)
    #expect(stage.log.take() == ["style"])
    #expect(unheard.take() == [])
  }
}

private final class ForwardingSplit: UISplitViewController {
  private weak var app: (any UISplitViewControllerDelegate)?
  private var own: SplitBook?

  func keep(_ own: SplitBook) {
    self.own = own
    super.delegate = own
  }

  override weak var delegate: (any UISplitViewControllerDelegate)? {
    get { app }
    set { app = newValue }
  }
}

private final class ForwardingPages: UIPageViewController {
  private weak var appDelegate: (any UIPageViewControllerDelegate)?
  private weak var appSource: (any UIPageViewControllerDataSource)?
  private var own: PageBook?

  func keep(_ own: PageBook) {
    self.own = own
    super.delegate = own
    super.dataSource = own
  }

  override weak var delegate: (any UIPageViewControllerDelegate)? {
    get { appDelegate }
    set { appDelegate = newValue }
  }

  override weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { appSource }
    set { appSource = newValue }
  }
}

private final class ForwardingSearch: UISearchController {
  private weak var app: (any UISearchControllerDelegate)?
  private var own: SearchDelegate?

  func keep(_ own: SearchDelegate) {
    self.own = own
    super.delegate = own
  }

  override weak var delegate: (any UISearchControllerDelegate)? {
    get { app }
    set { app = newValue }
  }
}

private final class ForwardingPresentation: UIPresentationController {
  private weak var app: (any UIAdaptivePresentationControllerDelegate)?
  private var own: AdaptingDelegate?

  func keep(_ own: AdaptingDelegate) {
    self.own = own
    super.delegate = own
  }

  override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { app }
    set { app = newValue }
  }
}

private final class SearchDelegate: NSObject, UISearchControllerDelegate {
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    log.add("willPresentSearch")
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    log.add("didPresentSearch")
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    log.add("willDismissSearch")
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    log.add("didDismissSearch")
  }
}
