import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// Home as the root of the window, from the root and from what is on screen.
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

  @Test("Takes the place of another root", arguments: [true, false])
  func anotherRoot(animated: Bool) {
    let stage = Stage(root: stack(AccountViewController()))
    #expect(stage.arrive(at: home, with: (), animated: animated) == "built")
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("Dismisses a sheet first", arguments: [true, false])
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

  @Test("Leaves the root alone where Home is there already", arguments: [true, false])
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

  @Test("Works from what is on screen without a sheet", arguments: [true, false])
  func currentIsRoot(animated: Bool) {
    let stage = Stage(root: AccountViewController())
    #expect(stage.arrive(at: homeFromCurrent, with: (), animated: animated) == "built")
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("Says why it cannot work from a sheet", arguments: [true, false])
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
  /// A word for what moved; nil for what only was decided.
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
