import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A screen that asks the user before it leaves can be explored, and is no fault.
@MainActor
@Suite(.headlessOnly) struct AskingScreenTests {
  private final class Home: ShopScreen {}

  private final class Draft: ShopScreen, AsyncRoutingInterceptable {
    var router: (any Router)?
    private(set) var hasText = false

    var canBeDismissed: Bool { !hasText }

    func write() {
      hasText = true
      isModalInPresentation = true
    }

    func canBeDismissed(for reason: LeaveReason) async -> Bool {
      (try? await router?.result(of: AskingScreenTests.discard)) ?? false
    }
  }

  private static let discard = StepAssembly(
    finder: NilFinder(),
    factory: AlertFactory { (_: Void) in
      AlertContent(
        title: "Discard draft?",
        actions: [
          AlertAction("Discard", style: .destructive, returning: true),
          AlertAction("Keep", style: .cancel, returning: false),
        ])
    }
  )
  .using(.present()).from(.current).assemble()

  private let explorer = Explorer { window in
    let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    let home = StepAssembly(finder: ClassFinder<Home, Void>(), factory: NilFactory())
      .from(.root).assemble()
    let draft = StepAssembly(
      finder: ClassFinder<Draft, Void>(),
      factory: InlineFactory { (_: Void) in
        let draft = Draft("Draft")
        draft.router = router
        draft.addButton("Write") { [weak draft] in draft?.write() }
        draft.addButton("Done") { [weak draft] in if let draft { router.close(draft) } }
        return draft
      }
    ).using(.present()).from(.current).assemble()
    let root = Home("Home")
    root.addButton("New") { router.navigate(to: draft) }
    window.rootViewController = root
    window.makeKeyAndVisible()
    return ExploredApp(
      router: router,
      destinations: [ExploredDestination("home", home), ExploredDestination("draft", draft)],
      state: { [weak window] in (window?.topmost as? Draft)?.hasText == true ? "written" : "" })
  }

  @Test("A screen's question counts as a declared refusal")
  func asked() async {
    let exploration = await explorer.replay([.tap("New"), .tap("Write")], asking: "home")
    #expect(exploration.trials.map(\.outcome) == [.refusedByLock])
    #expect(exploration.trials.map(\.isDeclared) == [true])
    #expect(exploration.findings == [])
  }

  @Test("The explorer finds nothing wrong, whatever the user answers")
  func explored() async {
    let exploration = await explorer.run(depth: 4, interleavedStates: 3)
    #expect(exploration.description.contains("Nothing is wrong in what was tried."))
    #expect(exploration.isFaultless)
  }
}

extension UIWindow {
  fileprivate var topmost: UIViewController? {
    var top = rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }
}
