import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Narrow and wide windows.
@MainActor
@Suite(.headlessOnly) struct ShapeTests {
  @Test(
    "The app starts in the requested shape, the compact one first",
    arguments: [
      ([], "compact, phone"), ([.compact], "compact, phone"), ([.regular], "regular, pad"),
      ([.compact, .regular], "compact, pad"),
    ] as [(Set<WindowShape>, String)])
  func start(shapes: Set<WindowShape>, device: String) async {
    var found = ""
    let explorer = Explorer(shapes: shapes) { window in
      let traits = window.traitCollection
      found = traits.horizontalSizeClass == .compact ? "compact" : "regular"
      found += traits.userInterfaceIdiom == .pad ? ", pad" : ", phone"
      return ExploredApp(router: DefaultRouter(), destinations: [])
    }
    let exploration = await explorer.run(depth: 0)
    #expect(found == device)
    #expect(
      exploration.states.map(\.moves) == (shapes.count > 1 ? [[], [.resize(.regular)]] : [[]]))
  }

  @Test("An app is explored on devices of other sizes, and resized to them")
  func sizes() async {
    var found: Set<String> = []
    let explorer = Explorer(shapes: [.compact, .regular]) { window in
      ExploredApp(
        router: DefaultRouter(), destinations: [],
        state: {
          let size = window.bounds.size
          let isTablet = window.traitCollection.userInterfaceIdiom == .pad
          found.insert("\(Int(size.width)) × \(Int(size.height))\(isTablet ? ", pad" : "")")
          return ""
        })
    }
    _ = await explorer.run(depth: 0)
    #expect(found == ["390 × 844, pad", "1024 × 768, pad"])
    found = []
    let small = CGSize(width: 320, height: 568)
    let large = CGSize(width: 1366, height: 1024)
    _ = await explorer.on(compact: small, regular: large).run(depth: 0)
    #expect(found == ["320 × 568, pad", "1366 × 1024, pad"])
    found = []
    _ = await explorer.on(.phone, compact: small).run(depth: 0)
    #expect(found == ["320 × 568", "1024 × 768"])
  }

  @Test("A log is replayed on the explorer's device")
  func logs() async throws {
    var sizes: [CGSize] = []
    let explorer = Explorer { window in
      sizes.append(window.bounds.size)
      return ExploredApp(router: DefaultRouter(), destinations: [])
    }
    let small = CGSize(width: 320, height: 568)
    _ = try await explorer.on(compact: small).replay(EventLog([]))
    #expect(sizes == [small])
  }

  @Test("Each state exists in both shapes, and a resize doesn't count toward the depth")
  func states() async {
    let exploration = await ShapedApp.explorer().run(depth: 1)
    #expect(
      exploration.states.map(\.moves) == [
        [], [.tap("Open")], [.resize(.regular)], [.tap("Open"), .resize(.regular)],
      ])
    #expect(exploration.moveCount == 5)
    #expect(
      exploration.trials.map { "\($0.state) \($0.destination ?? "") \($0.outcome)" } == [
        "0 home alreadyVisible", "0 bag built", "1 home revealed", "1 bag alreadyVisible",
        "2 home alreadyVisible", "2 bag built", "3 home revealed", "3 bag alreadyVisible",
      ])
    #expect(exploration.findings == [])
  }

  @Test("A fault of the wide window comes with the resize that leads to it")
  func wideFault() async {
    let explorer = ShapedApp.explorer(isShown: {
      $0.traitCollection.horizontalSizeClass == .compact
    })
    let exploration = await explorer.run(depth: 0)
    #expect(
      exploration.findings.map(\.code) == [
        "expectNothingWrong(await explorer.replay([.resize(.regular)], asking: \"bag\"), "
          + "reporter: .swiftTesting)"
      ])
    #expect(exploration.findings.map(\.trial.problems.first?.kind) == [.wrongContent])
    let again = await explorer.replay([.resize(.regular)], asking: "bag")
    #expect(again.findings.map(\.trial.problems) == exploration.findings.map(\.trial.problems))
  }

  @Test("A window with one shape can't be resized")
  func oneShape() async {
    let exploration = await ShapedApp.explorer(shapes: [.compact]).replay([.resize(.regular)])
    #expect(
      exploration.trials.map(\.problems) == [
        [Problem(.notReplayed, "‘Make the window wide’ is no longer possible.")]
      ])
  }

  @Test("Navigations end well during a resize, one alone and two at once")
  func interleavings() async {
    let exploration = await ShapedApp.explorer().run(depth: 1, interleavedStates: 4)
    #expect(exploration.findings == [])
    let kinds = exploration.trials.compactMap(\.interleaving?.kind)
    #expect(kinds.count { $0 == .resize } == 8)
    #expect(kinds.count { $0 == .resizedRequest } == 8)
    let narrow = await ShapedApp.explorer(shapes: [.compact]).run(depth: 1, interleavedStates: 4)
    #expect(
      !narrow.trials.contains { [.resize, .resizedRequest].contains($0.interleaving?.kind) })
  }

  @Test(
    "The explorer reports a completion that a resize swallows",
    arguments: [.resize, .resizedRequest("home")] as [Interleaving])
  func lostCompletion(interleaving: Interleaving) async {
    let explorer = ShapedApp.explorer(swallowsWhenWide: true)
    let calm = await explorer.replay([], asking: "bag")
    #expect(calm.findings == [])
    let exploration = await explorer.replay([], asking: "bag", during: interleaving)
    #expect(
      Set(exploration.trials.flatMap(\.problems).map(\.kind)) == [.notCompleted])
  }

  @Test("The explorer reports a screen that a resize removes")
  func lostScreen() async {
    let explorer = ShapedApp.explorer(losesWhenWide: true)
    let calm = await explorer.replay([], asking: "bag")
    #expect(calm.findings == [])
    let exploration = await explorer.replay([], asking: "bag", during: .resize)
    // The router waits for the resize, and notices the loss itself.
    #expect(exploration.trials.flatMap(\.problems).map(\.kind) == [.failed])
  }
}

/// A screen that presents a sheet.
@MainActor
private enum ShapedApp {
  static func explorer(
    shapes: Set<WindowShape> = [.compact, .regular], swallowsWhenWide: Bool = false,
    losesWhenWide: Bool = false, isShown: @escaping @MainActor (ShopBag) -> Bool = { _ in true }
  ) -> Explorer {
    Explorer(shapes: shapes) { window in
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let home = StepAssembly(finder: ClassFinder<ShopHome, Void>(), factory: NilFactory())
        .from(.root).assemble()
      let bag = StepAssembly(finder: ClassFinder<ShopBag, Void>(), factory: ClassFactory())
        .using(.present()).from(.current).assemble()
      let screen = ShopHome("Home")
      screen.addButton("Open") { router.navigate(to: bag) }
      let root = LosingViewController()
      root.loses = losesWhenWide
      root.addChild(screen)
      root.view.addSubview(screen.view)
      screen.didMove(toParent: root)
      window.rootViewController = root
      window.makeKeyAndVisible()
      return ExploredApp(
        router: swallowsWhenWide ? SwallowingRouter(router: router, window: window) : router,
        destinations: [
          ExploredDestination("home", home), ExploredDestination("bag", bag, shows: isShown),
        ])
    }
  }
}

/// Dismisses what it presents as soon as a resize of the window has ended.
private final class LosingViewController: UIViewController {
  var loses = false

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard loses else { return }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.dismiss(animated: false)
    }
  }
}

/// Calls no completion in a wide window.
private struct SwallowingRouter: RouterDecorator {
  let router: any Router
  weak var window: UIWindow?

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    var request = request
    let completion = request.completion
    request.completion = { [weak window] result in
      if window?.traitCollection.horizontalSizeClass != .regular { completion?(result) }
    }
    return router.perform(request)
  }
}
