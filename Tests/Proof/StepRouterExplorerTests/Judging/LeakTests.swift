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
        "leaked: KeptScreen “Kept” is still alive off screen. It is referred to by "
          + "“KeepingHome.lastScreens”."
      ])
  }

  @Test("A screen that keeps itself is reported once, with its closures", .exhaustive)
  func closure() async {
    let findings = await leaks(.closure)
    #expect(findings.count == 1)
    #expect(
      findings.first?.trial.problems.map(\.description) == [
        "leaked: KeptScreen “Kept” is still alive after the app has gone. One of its own closures "
          + "may capture it: “onClose”."
      ])
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
