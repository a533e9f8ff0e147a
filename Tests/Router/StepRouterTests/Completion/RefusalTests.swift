import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 20: UIKit's refusals are errors", .onDevice)
struct RefusalTests {
  let home = HomeViewController()

  func presenting(
    _ viewController: UIViewController, by action: PresentAction = .present()
  ) -> DestinationStep<UIViewController, Void> {
    StepAssembly(
      finder: NilFinder<UIViewController, Void>(),
      factory: InlineFactory<UIViewController, Void> { _ in viewController },
      fileID: "Shop/Routes.swift", line: 4
    ).using(action).from(.current).assemble()
  }

  private let prefix = "The step of UIViewController at Shop/Routes.swift:4 cannot be presented: "

  /// Each navigation has ended once, the screen is unchanged, and the next navigation works.
  private func expectGoingOn(
    _ stage: Stage, from tree: String, after ended: Int = 1,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(stage.completions == ended, sourceLocation: location)
    #expect(stage.tree == tree, sourceLocation: location)
    let next = presenting(AccountViewController())
    #expect(stage.end(of: next, with: ()) == "built", sourceLocation: location)
    #expect(stage.completions == ended + 1, sourceLocation: location)
  }

  @Test("M13: a view controller in a container can't be presented")
  func hasParent() {
    let child = BagViewController()
    let stage = Stage(root: tabs(home, stack(child)))
    let tree = stage.tree
    #expect(
      stage.end(of: presenting(child), with: ()) == prefix
        + "BagViewController is already in UINavigationController. "
        + "Let the factory build a new view controller.")
    #expect(stage.recorder.misuses == [])
    expectGoingOn(stage, from: tree)
  }

  @Test("M14: a presented view controller can't be presented again")
  func presented() {
    let stage = Stage(root: home)
    let login = LoginViewController()
    stage.present(login, on: home)
    let step = presenting(login, by: .present(startingFrom: .custom(home)))
    let tree = stage.tree
    #expect(
      stage.end(of: step, with: ()) == prefix + "LoginViewController is being presented already. "
        + "Let the factory build a new view controller.")
    #expect(stage.recorder.misuses == [])
    expectGoingOn(stage, from: tree)
  }

  @Test("M8: a presenter that presents already can't present another screen")
  func isPresenting() {
    let stage = Stage(root: home)
    stage.present(LoginViewController(), on: home)
    let step = presenting(BagViewController(), by: .present(startingFrom: .custom(home)))
    let tree = stage.tree
    #expect(
      stage.end(of: step, with: ()) == prefix
        + "HomeViewController already presents LoginViewController. "
        + "End the chain with '.from(.current)'.")
    #expect(stage.device.warnings == [])
    expectGoingOn(stage, from: tree)
  }

  @Test("M9: a presenter outside the window can't present")
  func notInWindow() {
    let stage = Stage(root: home)
    let step = presenting(
      BagViewController(), by: .present(startingFrom: .custom(AccountViewController())))
    let tree = stage.tree
    #expect(
      stage.end(of: step, with: ()) == prefix
        + "the view of AccountViewController is not in a window. "
        + "Present from a view controller that is on screen.")
    #expect(stage.device.warnings == [])
    expectGoingOn(stage, from: tree)
  }

  @Test("M25: an alert without title, message and action can't be presented")
  func emptyAlert() {
    let stage = Stage(root: home)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let tree = stage.tree
    #expect(
      stage.end(of: presenting(alert), with: ()) == prefix
        + "the alert has no title, no message and no action. "
        + "Give the alert something to say in its factory.")
    #expect(stage.recorder.misuses == [])
    expectGoingOn(stage, from: tree)
  }

  /// A window as wide as a tablet's.
  private func wideStage() -> Stage {
    let stage = Stage(root: home)
    stage.resize(.regular)
    return stage
  }

  @Test("M27: in regular width a popover must point to something")
  func popover() {
    let stage = wideStage()
    let step = presenting(
      BagViewController(), by: .present(presentationStyle: .popover))
    let tree = stage.tree
    #expect(
      stage.end(of: step, with: ()) == prefix + "the popover of BagViewController has nothing to "
        + "point to. Give '.present(popoverSource:)' a view or a bar button item.")
    expectGoingOn(stage, from: tree)
    let pointing = presenting(
      BagViewController(),
      by: .present(presentationStyle: .popover, popoverSource: .view(home.view)))
    #expect(stage.end(of: pointing, with: ()) == "built")
    #expect(stage.recorder.misuses == [])
  }

  @Test(
    "In compact width a popover becomes a sheet, and may point to nothing or a view that's gone")
  func compactPopover() {
    for source in [nil, PopoverSource.view(UIView())] {
      let stage = Stage(root: HomeViewController())
      let step = presenting(
        BagViewController(), by: .present(presentationStyle: .popover, popoverSource: source))
      #expect(stage.end(of: step, with: ()) == "built")
      #expect(stage.recorder.misuses == [])
    }
  }

  @Test("M27: in compact width a popover that its delegate keeps must point to something")
  func popoverThatStays() {
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    let stage = Stage(root: HomeViewController())
    let step = presenting(
      BagViewController(),
      by: .present(presentationStyle: .popover, presentationDelegate: Keeper()))
    #expect(
      stage.end(of: step, with: ()) == prefix + "the popover of BagViewController has nothing to "
        + "point to. Give '.present(popoverSource:)' a view or a bar button item.")
    #expect(stage.recorder.misuses == [])
  }

  @Test("A popover can't point to a view that's gone")
  func popoverSourceGone() {
    let stage = wideStage()
    let tree = stage.tree
    let gone = UIButton(type: .system)
    let item = UIBarButtonItem(customView: gone)
    var ended = 0
    for source: PopoverSource in [
      .view(gone), .sourceItem(gone), .barButtonItem(item), .sourceItem(item),
    ] {
      let step = presenting(
        BagViewController(), by: .present(presentationStyle: .popover, popoverSource: source))
      ended += 1
      #expect(
        stage.end(of: step, with: ()) == prefix + "the popover of BagViewController would point to "
          + "a UIButton that is not in the presenter's window. "
          + "Give '.present(popoverSource:)' a view that is on screen.")
    }
    #expect(stage.recorder.misuses == [])
    expectGoingOn(stage, from: tree, after: ended)
  }

  @Test("A popover may point to a source item")
  func sourceItem() {
    for isView in [true, false] {
      let page = HomeViewController()
      let stage = Stage(root: page)
      stage.resize(.regular)
      let source: PopoverSource = .sourceItem(isView ? page.view : UIBarButtonItem())
      let step = presenting(
        BagViewController(), by: .present(presentationStyle: .popover, popoverSource: source))
      #expect(stage.end(of: step, with: ()) == "built")
      #expect(stage.recorder.misuses == [])
    }
  }

  @Test("Detents need a sheet, and a sheet's options need detents")
  func detents() {
    let stage = Stage(root: home)
    let tree = stage.tree
    let bag = BagViewController()
    let full = presenting(
      bag, by: .present(presentationStyle: .fullScreen, sheet: .detents([.medium()])))
    #expect(
      stage.end(of: full, with: ()) == prefix
        + "BagViewController has detents, and its presentation "
        + "style is not a sheet. Leave out 'presentationStyle' or make it a sheet's or a "
        + "popover's, or leave out 'sheet'.")
    #expect(bag.modalPresentationStyle == .formSheet)
    let none = presenting(BagViewController(), by: .present(sheet: .detents([])))
    #expect(
      stage.end(of: none, with: ()) == prefix + "the sheet of BagViewController has no detents. "
        + "Give '.detents' at least one, such as '.large()'.")
    #expect(stage.recorder.misuses == [])
    expectGoingOn(stage, from: tree, after: 2)
  }

  @Test("A presenter that ignores `present` is an error at once")
  func ignored() {
    final class Stubborn: UIViewController {
      override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
      ) {}
    }
    let stage = Stage(root: Stubborn())
    let tree = stage.tree
    #expect(
      stage.end(of: presenting(BagViewController()), with: ()) == prefix
        + "UIKit did not present BagViewController. See the console for UIKit's reason.")
    #expect(stage.tree == tree)
    stage.window.rootViewController = home
    expectGoingOn(stage, from: "HomeViewController [visible]")
  }

  @Test("M1 and M2: a stack takes neither the same screen twice nor a navigation controller")
  func push() {
    let inside = BagViewController()
    let root = stack(home, inside)
    let stage = Stage(root: root)
    func pushing(_ pushed: UIViewController) -> DestinationStep<UIViewController, Void> {
      StepAssembly(
        finder: NilFinder<UIViewController, Void>(),
        factory: InlineFactory<UIViewController, Void> { _ in pushed },
        fileID: "Shop/Routes.swift", line: 4
      ).using(.push())
        .from(GeneralStep.custom(using: InstanceFinder<UINavigationController, Void>(root)))
        .assemble()
    }
    let refused = "The step of UIViewController at Shop/Routes.swift:4 cannot be integrated: "
    let tree = stage.tree
    #expect(
      stage.end(of: pushing(inside), with: ()) == refused
        + "BagViewController would be in the container twice. "
        + "Let the factory build a new view controller.")
    #expect(
      stage.end(of: pushing(UINavigationController()), with: ()) == refused
        + "UINavigationController is a navigation controller, which cannot be pushed. "
        + "Present it, or push its content.")
    #expect(stage.recorder.misuses == [])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          BagViewController [visible]
        """)
    expectGoingOn(stage, from: tree, after: 2)
  }

  @Test("A stack that ignores its new children is an error")
  func ignoringStack() {
    final class Frozen: UINavigationController {
      override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
    }
    let root = Frozen()
    root.viewControllers = []
    let stage = Stage(root: tabs(root))
    let step = StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 4
    ).using(.push())
      .from(GeneralStep.custom(using: InstanceFinder<Frozen, Void>(root))).assemble()
    let tree = stage.tree
    #expect(
      stage.end(of: step, with: ())
        == "The step of BagViewController at Shop/Routes.swift:4 cannot be integrated: "
        + "Frozen did not take the children that it was given. "
        + "Check what the container's class overrides, and whether its transition was cancelled.")
    expectGoingOn(stage, from: tree)
  }

  @Test("A tab bar controller that ignores its selection is an error")
  func ignoringTabs() {
    final class Frozen: UITabBarController {
      override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set {}
      }
    }
    let root = Frozen()
    let account = AccountViewController()
    root.viewControllers = [HomeViewController(), account]
    let stage = Stage(root: root)
    let step = GeneralStep.custom(
      using: InstanceFinder<AccountViewController, Void>(account), fileID: "Shop/Routes.swift",
      line: 4)
    let tree = stage.tree
    #expect(
      stage.end(of: step, with: ())
        == "The step of AccountViewController at Shop/Routes.swift:4 cannot be integrated: "
        + "Frozen did not take the children that it was given. "
        + "Check what the container's class overrides, and whether its transition was cancelled.")
    expectGoingOn(stage, from: tree)
  }

  @Test("An alert above the start is dismissed like any other screen")
  func alertAbove() {
    let stage = Stage(root: home)
    let alert = UIAlertController(title: "Sale", message: nil, preferredStyle: .alert)
    home.present(alert, animated: false)
    stage.device.runUntilIdle()
    #expect(stage.end(of: presenting(BagViewController()), with: ()) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          BagViewController [visible]
        """)
    #expect(stage.device.warnings == [])
  }

  @Test("A stack that ignores a pop is an error")
  func ignoringReturn() {
    final class Frozen: UINavigationController {
      override func popToViewController(
        _ viewController: UIViewController, animated: Bool
      ) -> [UIViewController]? { nil }
    }
    let root = Frozen()
    root.viewControllers = [home, BagViewController()]
    let stage = Stage(root: root)
    let tree = stage.tree
    let step = GeneralStep.custom(
      using: InstanceFinder<HomeViewController, Void>(home), fileID: "Shop/Routes.swift", line: 4)
    #expect(
      stage.end(of: step, with: ())
        == "The step of HomeViewController at Shop/Routes.swift:4 cannot be integrated: "
        + "Frozen did not take the children that it was given. Check what the container's class "
        + "overrides, and whether its transition was cancelled."
    )
    expectGoingOn(stage, from: tree)
  }

  @Test("An alert may get its title from the configuration")
  func configuredAlert() {
    let stage = Stage(root: home)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let step = presenting(alert, by: .present { $0.title = "Sale" })
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(stage.recorder.misuses == [])
  }

  @Test("A root that replaces itself stays")
  func rootReplacesItself() {
    let stage = Stage(root: home)
    let step = assembly { [home] in home }.using(.replaceRoot()).from(.root).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test(
    "A screen that the finder misses, or finds only off screen, counts as not found",
    arguments: [true, false])
  func lookedUpInVain(isAlive: Bool) {
    let stage = Stage(root: home)
    let account = AccountViewController()
    let step = StepAssembly(
      finder: isAlive
        ? InstanceFinder<AccountViewController, Void>(account)
        : InstanceFinder<AccountViewController, Void>(AccountViewController()),
      factory: NilFactory(), fileID: "Shop/Routes.swift", line: 4
    ).from(
      StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
        .using(.present()).from(.root).assemble()
    ).assemble()
    withExtendedLifetime(account) {
      #expect(
        stage.end(of: step, with: ())
          == "The step of AccountViewController at Shop/Routes.swift:4 builds nothing, and its view "
          + "controller was not found. By then it had integrated BagViewController. Give the step a "
          + "factory, or a base that brings it.")
    }
  }
}
