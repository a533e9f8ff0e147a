#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterJournal
import StepRouterTesting
import Testing

@MainActor @Suite("The journal's window", .onDevice)
struct JournalWindowTests {
  private let device = HeadlessDevice.current
  private let window: UIWindow
  private let journal = NavigationJournal(elapsed: { .zero })
  private let overlay: JournalWindow
  private let router: DefaultRouter

  private static let product = StepAssembly(
    finder: ClassFinder<ProductViewController, Int>(), factory: ClassFactory()
  )
  .using(.push())
  .from(.visibleStack)
  .assemble()

  init() {
    let scene = device.connectScene()
    window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: HomeViewController())
    window.makeKeyAndVisible()
    overlay = JournalWindow(journal, in: scene)
    overlay.isHidden = false
    router = DefaultRouter(observers: [journal])
    device.runUntilIdle()
  }

  private func go(_ id: Int) {
    router.navigate(to: Self.product, with: id)
    device.runUntilIdle()
  }

  private var button: UIButton? {
    overlay.rootViewController?.view.subviews.lazy.compactMap { $0 as? UIButton }.first
  }

  @Test("Its button tells the latest navigation")
  func title() {
    #expect(button?.title(for: .normal) == "No navigation yet")
    go(42)
    let number = journal.entries.last?.navigation ?? 0
    #expect(button?.title(for: .normal) == "#\(number) ProductViewController: built")
  }

  @Test("The app's window stays the key window, and routers work in it while the journal is open")
  func key() throws {
    button?.sendActions(for: .primaryActionTriggered)
    device.runUntilIdle()
    #expect(HierarchySnapshot(of: overlay).description.contains("JournalViewController"))
    overlay.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    go(42)
    #expect(
      HierarchySnapshot(of: window).description == """
        UINavigationController [visible]
          HomeViewController
          ProductViewController "Product 42" [visible]
        """)
    #expect(HierarchySnapshot(of: overlay).description.contains("JournalViewController"))
  }

  @Test("Only its button can be touched; everything else is the app's")
  func touches() throws {
    let button = try #require(button)
    overlay.rootViewController?.view.layoutIfNeeded()
    let center = button.convert(
      CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: overlay)
    #expect(overlay.hitTest(center, with: nil) === button)
    #expect(overlay.hitTest(CGPoint(x: 20, y: 100), with: nil) == nil)
  }

  @Test("A row leads to the navigation's events, and Done closes the journal")
  func list() throws {
    go(42)
    go(43)
    button?.sendActions(for: .primaryActionTriggered)
    device.runUntilIdle()
    let stack = try #require(
      overlay.rootViewController?.presentedViewController as? UINavigationController)
    let list = try #require(stack.topViewController as? JournalViewController)
    #expect(list.tableView.numberOfRows(inSection: 0) == 2)
    let numbers = journal.entries.map(\.navigation)
    let first = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
    let content = try #require(first.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "#\(numbers[1]) ProductViewController")
    #expect(content.secondaryText == "alreadyVisible")
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    device.runUntilIdle()
    #expect(stack.topViewController?.title == "#\(numbers[0]) ProductViewController")
    let events = try #require(stack.topViewController as? UITableViewController)
    #expect(events.numberOfSections(in: events.tableView) == 2)
    #expect(
      events.tableView(events.tableView, numberOfRowsInSection: 1)
        == journal.entries[0].events.count)
    stack.popViewController(animated: false)
    list.navigationItem.rightBarButtonItem?.primaryAction.map {
      $0.performWithSender(nil, target: nil)
    }
    device.runUntilIdle()
    #expect(list.tableView.numberOfRows(inSection: 0) == 0)
    list.navigationItem.leftBarButtonItem?.primaryAction.map {
      $0.performWithSender(nil, target: nil)
    }
    device.runUntilIdle()
    #expect(overlay.rootViewController?.presentedViewController == nil)
  }

  @Test("Nothing of it stays when the app lets go of it")
  func released() {
    weak var gone: JournalWindow?
    do {
      let another = JournalWindow(journal, in: window.windowScene!)
      another.isHidden = false
      device.runUntilIdle()
      another.isHidden = true
      gone = another
    }
    device.runUntilIdle()
    #expect(gone == nil)
  }
}
#endif
