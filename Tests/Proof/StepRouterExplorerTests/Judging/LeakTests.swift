import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A screen that lives on is reported once, with what may keep it.
@MainActor
@Suite(.headlessOnly) struct LeakTests {
  final class KeepingHome: UIViewController {
    let openButton = UIButton(type: .system)
    var onOpen: () -> Void = {}
    var lastScreens: [UIViewController] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Home"
      openButton.setTitle("Open", for: .normal)
      openButton.addAction(UIAction { [weak self] _ in self?.onOpen() }, for: .touchUpInside)
      view.addSubview(openButton)
    }
  }

  final class KeptScreen: UIViewController {
    let closeButton = UIButton(type: .system)
    /// Captures the screen if the app makes that mistake.
    var onClose: () -> Void = {}

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Kept"
      closeButton.setTitle("Close", for: .normal)
      closeButton.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
      view.addSubview(closeButton)
    }
  }

  enum Mistake {
    case none, list, closure
  }

  private func explorer(_ mistake: Mistake) -> Explorer {
    Explorer { window in
      let home = KeepingHome()
      window.rootViewController = UINavigationController(rootViewController: home)
      window.makeKeyAndVisible()
      let factory = InlineFactory { [weak home] (_: Void) -> KeptScreen in
        let screen = KeptScreen()
        if mistake == .list { home?.lastScreens.append(screen) }
        if mistake == .closure {
          screen.onClose = { screen.dismiss(animated: true) }
        } else {
          screen.onClose = { [weak screen] in screen?.dismiss(animated: true) }
        }
        return screen
      }
      let homeStep = StepAssembly(
        finder: ClassFinder<KeepingHome, Void>(), factory: NilFactory<KeepingHome, Void>()
      ).from(.root).assemble()
      let sheet = StepAssembly(finder: ClassFinder<KeptScreen, Void>(), factory: factory)
        .using(.present()).from(.current).assemble()
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      home.onOpen = { router.navigate(to: sheet) }
      return ExploredApp(
        router: router,
        destinations: [
          ExploredDestination("home", homeStep),
          ExploredDestination("sheet", sheet),
          ExploredDestination(
            "pushed",
            StepAssembly(finder: NilFinder<KeptScreen, Void>(), factory: factory)
              .using(.push()).from(.visibleStack).assemble()),
        ])
    }
  }

  private func leaks(_ mistake: Mistake) async -> [Exploration.Finding] {
    await explorer(mistake).run(depth: 3).findings
      .filter { $0.trial.problems.contains { $0.kind == .leaked } }
  }

  @Test(
    "A screen that the app keeps in a list is reported once, with the property that leads to it",
    .exhaustive
  )
  func list() async {
    let findings = await leaks(.list)
    #expect(findings.count == 1)
    #expect(
      findings.first?.trial.problems.map(\.description) == [
        "leaked: KeptScreen “Kept” is still alive off screen. It is held by "
          + "“KeepingHome.lastScreens”."
      ])
  }

  @Test("A screen that keeps itself is reported once, with its closures", .exhaustive)
  func closure() async {
    let findings = await leaks(.closure)
    #expect(findings.count == 1)
    #expect(
      findings.first?.trial.problems.map(\.description) == [
        "leaked: KeptScreen “Kept” is still alive after the app has gone. It is held by "
          + "“KeptScreen.onClose” (a closure that captures it)."
      ])
  }

  @Test(
    "What holds it is found behind other objects, past weak references, with the way there",
    .exhaustive)
  func behindOthers() async {
    let findings = await PlainApp.explorer { app in
      let ledger = Ledger()
      let home = app.home as ShopHome
      let holder = LedgerHolder()
      holder.ledger = ledger
      home.addChild(holder)
      app.pushes("Open") {
        let screen = PlainScreen("Note")
        ledger.shelf.append(.init(screen: screen, seen: screen))
        return screen
      }
    }.run(depth: 2).findings
    #expect(
      findings.flatMap(\.trial.problems).map(\.description) == [
        "leaked: PlainScreen “Note” is still alive off screen. It is held by “Entry.screen” "
          + "(LedgerHolder.ledger.shelf.screen)."
      ])
  }

  @Test("What can't be seen isn't guessed", .exhaustive, arguments: [false, true])
  func outOfSight(_ isUnowned: Bool) async {
    let findings = await PlainApp.explorer { app in
      app.pushes("Open") {
        let screen = SuspectedScreen("Note")
        screen.onClose = { [weak screen] in screen?.title = "Closed" }
        if isUnowned { screen.onOpen = { [unowned screen] in screen.title = "Open" } }
        screen.delegate = screen
        Kept.screens.append(screen)
        return screen
      }
    }.replay([.tap("Open"), .back]).findings
    Kept.screens = []
    #expect(
      findings.flatMap(\.trial.problems).map(\.description) == [
        "leaked: SuspectedScreen “Note” is still alive off screen. No property that the explorer "
          + "can read holds it: look for a static variable, a task, a notification observer, or a "
          + "closure kept elsewhere."
      ])
  }

  @Test("An object that outlives the app is looked through, too", .exhaustive)
  func outliving() async {
    let ledger = Ledger()
    let findings = await PlainApp.explorer { app in
      let holder = LedgerHolder()
      holder.ledger = ledger
      app.home.addChild(holder)
      app.pushes("Open") {
        let screen = PlainScreen("Note")
        ledger.onTell.append { screen.title = "Told" }
        return screen
      }
    }.replay([.tap("Open")]).findings
    ledger.onTell = []
    #expect(
      findings.flatMap(\.trial.problems).map(\.description) == [
        "leaked: PlainScreen “Note” is still alive after the app has gone. It is held by "
          + "“Ledger.onTell” (a closure that captures it)."
      ])
  }

  /// What an app keeps beside its screens.
  @MainActor
  private final class Ledger {
    struct Entry {
      let screen: UIViewController
      weak var seen: UIViewController?
    }

    var shelf: [Entry] = []
    var onTell: [() -> Void] = []
  }

  private final class LedgerHolder: UIViewController {
    var ledger: Ledger?
  }

  /// A screen with closures and a weak reference that don't hold it.
  private final class SuspectedScreen: ShopScreen {
    var onClose: () -> Void = {}
    var onOpen: () -> Void = {}
    weak var delegate: UIViewController?
  }

  @MainActor
  private enum Kept {
    static var screens: [UIViewController] = []
  }

  @Test("No leak is reported if nothing is kept")
  func none() async {
    #expect(await leaks(.none) == [])
  }

  @Test("The reported depth is the requested one: a resize doesn't count")
  func depth() async {
    let explorer = Explorer(shapes: [.compact, .regular]) { window in
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      window.makeKeyAndVisible()
      return ExploredApp(
        router: DefaultRouter(), destinations: [],
        events: [
          ExploredEvent("more") { [weak window] in
            let stack = window?.rootViewController as? UINavigationController
            stack?.pushViewController(UIViewController(), animated: false)
          }
        ])
    }
    let exploration = await explorer.run(depth: 1)
    #expect(exploration.states.contains { $0.moves.count > 1 })
    #expect(exploration.depth == 1)
    #expect(exploration.description.contains("up to 1 move deep"))
  }
}
