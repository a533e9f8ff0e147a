import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// Home as the window's root, in a chain from the root and in one from the topmost screen.
@MainActor
@Suite(.onDevice) struct ReplaceRootTests {
  private let home = StepAssembly(
    finder: ClassFinder<HomeViewController, Void>(), factory: ClassFactory()
  )
  .using(GeneralAction.replaceRoot())
  .from(GeneralStep.root())
  .assemble()

  private let homeFromCurrent = StepAssembly(
    finder: ClassFinder<HomeViewController, Void>(), factory: ClassFactory()
  )
  .using(GeneralAction.replaceRoot())
  .from(GeneralStep.current())
  .assemble()

  @Test("Home replaces another root", arguments: [true, false])
  func anotherRoot(animated: Bool) {
    let stage = Stage(root: stack(AccountViewController()))
    #expect(stage.arrive(at: home, with: (), animated: animated) == "built")
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("A sheet is dismissed before Home replaces the root", arguments: [true, false])
  func sheet(animated: Bool) {
    let root = AccountViewController()
    let bag = BagViewController()
    let stage = Stage(root: root).present(bag, on: root)
    #expect(stage.arrive(at: home, with: (), animated: animated) == "built")
    #expect(stage.tree == "HomeViewController [visible]")
    #expect(bag.presentingViewController == nil)
    #expect(
      stage.recorder.events.compactMap(\.movement) == ["dismissed", "built", "integrated"])
  }

  @Test("If Home is already in the root, the root stays", arguments: [true, false])
  func homeThere(animated: Bool) {
    let root = tabs(AccountViewController(), stack(HomeViewController(), SearchViewController()))
    let stage = Stage(root: root).present(BagViewController(), on: root)
    #expect(stage.arrive(at: home, with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          AccountViewController
          UINavigationController [selected] [visible]
            HomeViewController [visible]
        """)
  }

  @Test(
    "A chain from the topmost screen can replace the root if there's no sheet",
    arguments: [true, false])
  func currentIsRoot(animated: Bool) {
    let stage = Stage(root: AccountViewController())
    #expect(stage.arrive(at: homeFromCurrent, with: (), animated: animated) == "built")
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test(
    "A chain from the topmost screen can't replace the root from a sheet, and says why",
    arguments: [true, false])
  func currentIsSheet(animated: Bool) {
    let root = AccountViewController()
    let stage = Stage(root: root).present(BagViewController().titled("Bag"), on: root)
    #expect(
      stage.arrive(at: homeFromCurrent, with: (), animated: animated) == """
        The step of HomeViewController at \(homeFromCurrent.location) replaces the root, but it \
        starts at BagViewController “Bag”, which is not the root. Let the chain start with \
        '.from(.root)'.
        """)
    #expect(
      stage.tree == """
        AccountViewController
        presents formSheet:
          BagViewController "Bag" [visible]
        """)
  }
}

extension RoutingEvent {
  /// A word for a movement; nil for a mere decision.
  fileprivate var movement: String? {
    switch kind {
    case .dismissed: "dismissed"
    case .madeVisible: "shown"
    case .built: "built"
    case .integrated: "integrated"
    default: nil
    }
  }
}
