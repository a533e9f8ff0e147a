import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 20: nothing ends up inside itself, or in two places", .onDevice)
struct InsideItselfTests {
  /// A way to put a screen into a container.
  enum Way: CaseIterable {
    case push, pushAsRoot, pushReplacingLast, addTab, replaceTab, addPage, addPageAlone

    @MainActor
    var container: UIViewController {
      switch self {
      case .push, .pushAsRoot, .pushReplacingLast: stack(AccountViewController())
      case .addTab, .replaceTab: tabs(AccountViewController())
      case .addPage, .addPageAlone: pages(AccountViewController())
      }
    }

    @MainActor
    func step(
      into container: UIViewController, giving screen: UIViewController
    ) -> DestinationStep<UIViewController, Void>? {
      let given = assembly { screen }
      if let stack = container as? UINavigationController {
        return switch self {
        case .pushAsRoot: given.using(.pushAsRoot()).from(base(stack)).assemble()
        case .pushReplacingLast: given.using(.pushReplacingLast()).from(base(stack)).assemble()
        default: given.using(.push()).from(base(stack)).assemble()
        }
      }
      if let tabs = container as? UITabBarController {
        return self == .addTab
          ? given.using(.addTab()).from(base(tabs)).assemble()
          : given.using(.addTab(at: 0, replacing: true)).from(base(tabs)).assemble()
      }
      return (container as? PagesViewController).map { pages in
        given.using(AddPage(canBeMerged: self == .addPage)).from(base(pages)).assemble()
      }
    }
  }

  /// A container that receives its child while it's being built.
  enum Built: CaseIterable { case stack, tabs, complete, completeInComplete, pages }

  private let integrated =
    "The step of UIViewController at Shop/Routes.swift:4 cannot be integrated: "
  private let presented =
    "The step of UIViewController at Shop/Routes.swift:4 cannot be presented: "
  private let advice = "Let the factory build a new view controller."

  @Test("A container can't take its own parent", arguments: Way.allCases)
  func parent(way: Way) throws {
    let container = way.container
    let root = pages(container)
    let stage = Stage(root: root)
    stage.expectRefusal(
      integrated + "PagesViewController “Root” would end up inside itself, since "
        + "\(type(of: container)) is inside it or presented from it. \(advice)",
      of: try #require(way.step(into: container, giving: root.titled("Root"))))
  }

  @Test("A container can't take the screen that presents it", arguments: Way.allCases)
  func presenter(way: Way) throws {
    let container = way.container
    let home = HomeViewController()
    let stage = Stage(root: home).present(container, on: home, style: .fullScreen)
    stage.expectRefusal(
      integrated + "HomeViewController would end up inside itself, since "
        + "\(type(of: container)) is inside it or presented from it. \(advice)",
      of: try #require(way.step(into: container, giving: home)))
  }

  @Test("A container can't take its parent in UIKit, even if it names another parent")
  func overriddenParent() {
    let (root, wrapper, container) = (HomeViewController(), UIViewController(), NamingStack())
    wrapper.title = "Wrapper"
    root.addChild(wrapper)
    root.view.addSubview(wrapper.view)
    wrapper.addChild(container)
    wrapper.view.addSubview(container.view)
    container.named = root
    let stage = Stage(root: root)
    stage.expectRefusal(
      integrated + "UIViewController “Wrapper” would end up inside itself, since NamingStack "
        + "is inside it or presented from it. \(advice)",
      of: assembly { wrapper }.using(.push()).from(base(container)).assemble())
  }

  @Test("A container can't take itself", arguments: [Way.addTab, .addPage, .addPageAlone])
  func itself(way: Way) throws {
    let container = way.container
    let stage = Stage(root: container)
    stage.expectRefusal(
      integrated + "\(type(of: container)) would end up inside itself. \(advice)",
      of: try #require(way.step(into: container, giving: container)))
  }

  @Test("A container can't take a presented screen", arguments: Way.allCases)
  func sheet(way: Way) throws {
    let container = way.container
    let stage = Stage(root: container)
    let (other, sheet) = (HomeViewController(), BagViewController())
    let window = secondWindow(of: stage, root: other)
    stage.present(sheet, on: other)
    stage.expectRefusal(
      integrated + "BagViewController is presented. Dismiss it first, or let the factory build a "
        + "new view controller.",
      of: try #require(way.step(into: container, giving: sheet)))
    #expect(window.rootViewController?.presentedViewController === sheet)
  }

  @Test("A container can't take the root of another window", arguments: Way.allCases)
  func otherRoot(way: Way) throws {
    let container = way.container
    let stage = Stage(root: container)
    let other = HomeViewController()
    let window = secondWindow(of: stage, root: other)
    stage.expectRefusal(
      integrated + "HomeViewController is the root of a window. \(advice)",
      of: try #require(way.step(into: container, giving: other)))
    #expect(window.rootViewController === other)
    #expect(other.parent == nil)
  }

  @Test("A screen that a `FinderFactory` takes from another container moves (UIKit rule 48)")
  func moved() {
    let bag = BagViewController()
    let target = stack(HomeViewController())
    let stage = Stage(root: tabs(target, stack(AccountViewController(), bag)))
    let found = StepAssembly(
      finder: NilFinder(),
      factory: FinderFactory(finder: InstanceFinder<BagViewController, Void>(bag))
    ).using(.push()).from(base(target)).assemble()
    #expect(stage.end(of: found, with: ()) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          UINavigationController [selected] [visible]
            HomeViewController
            BagViewController [visible]
          UINavigationController
            AccountViewController
        """)
    #expect(stage.recorder.misuses == [])
  }

  @Test(
    "A container that's being built can't take an ancestor of its base",
    arguments: Built.allCases)
  func built(container: Built) {
    let home = HomeViewController()
    let root = tabs(home)
    let stage = Stage(root: root)
    let (inside, place) = (assembly { root }, "Shop/Routes.swift")
    let stepOfScreen = "UIViewController at \(place):4"
    let stepOfContainer = "UITabBarController at \(place):5"
    switch container {
    case .stack:
      refuse(
        inside.using(.push()).from(NavigationControllerStep(fileID: place, line: 5))
          .using(.present()).from(base(home)).assemble(),
        at: stepOfScreen, on: stage)
    case .tabs:
      refuse(
        inside.using(.addTab()).from(TabBarControllerStep(fileID: place, line: 5))
          .using(.present()).from(base(home)).assemble(),
        at: stepOfScreen, on: stage)
    case .pages:
      refuse(
        inside.using(AddPage()).from(
          SingleContainerStep(finder: NilFinder(), factory: PagesFactory(), fileID: place, line: 5)
        ).using(.present()).from(base(home)).assemble(),
        at: stepOfScreen, on: stage)
    case .complete: refuse(complete(with: root, from: home), at: stepOfContainer, on: stage)
    case .completeInComplete:
      let inner = CompleteFactoryAssembly(factory: factory)
        .with(InlineFactory { (_: Void) in root as UIViewController }, using: .addTab()).assemble()
      refuse(complete(with: inner, from: home), at: stepOfContainer, on: stage)
    }
  }

  private func refuse<Screen>(
    _ step: DestinationStep<Screen, Void>, at place: String, on stage: Stage
  ) {
    stage.expectRefusal(
      "The step of \(place) cannot be integrated: UITabBarController would end up inside itself, "
        + "since HomeViewController is inside it or presented from it. \(advice)",
      of: step)
  }

  private let factory = TabBarControllerFactory<UITabBarController, Void>()

  private func complete(
    with screen: UIViewController, from home: UIViewController
  ) -> DestinationStep<UITabBarController, Void> {
    complete(with: InlineFactory { (_: Void) in screen }, from: home)
  }

  private func complete<Child>(
    with child: some BuildingFactory<Child, Void>, from home: UIViewController
  ) -> DestinationStep<UITabBarController, Void> {
    StepAssembly(
      finder: NilFinder(),
      factory: CompleteFactoryAssembly(factory: factory).with(child, using: .addTab()).assemble(),
      fileID: "Shop/Routes.swift", line: 5
    ).using(.present()).from(base(home)).assemble()
  }

  @Test(
    "A presenter can't present what contains it, or what it's presented from",
    arguments: [true, false])
  func presentsAncestor(isLayer: Bool) {
    let home = HomeViewController()
    let root: UIViewController = isLayer ? home : tabs(home)
    let stage = Stage(root: root)
    let bag = BagViewController()
    if isLayer { stage.present(bag, on: home) }
    let presenter = isLayer ? bag : home
    stage.expectRefusal(
      presented + "\(type(of: presenter)) would present it, but is inside \(type(of: root)) or "
        + "presented from it. \(advice)",
      of: assembly { root }.using(.present()).from(base(presenter)).assemble())
  }

  @Test("A refused view controller keeps its presentation style")
  func refusedKeepsItsStyle() {
    let (home, bag) = (HomeViewController(), BagViewController())
    let stage = Stage(root: tabs(home, bag))
    stage.expectRefusal(
      presented + "BagViewController is already in UITabBarController. \(advice)",
      of: assembly { bag }.using(.present(presentationStyle: .fullScreen)).from(base(home))
        .assemble())
    #expect(bag.modalPresentationStyle != .fullScreen)
  }

  @Test("A presentation is refused if the presenter that its style leads to presents already")
  func resolvedPresenter() {
    let home = HomeViewController()
    let context = stack(home)
    context.definesPresentationContext = true
    let stage = Stage(root: tabs(context))
    stage.present(BagViewController(), on: context, style: .overCurrentContext)
    stage.expectRefusal(
      presented + "UINavigationController already presents BagViewController. "
        + "End the chain with '.from(.current)'.",
      of: assembly { AccountViewController() }.using(
        .present(startingFrom: .custom(home), presentationStyle: .overCurrentContext)
      ).from(.current).assemble())
  }

  @Test("The root of another window can't be presented")
  func presentsOtherRoot() {
    let stage = Stage(root: HomeViewController())
    let other = AccountViewController()
    let window = secondWindow(of: stage, root: other)
    stage.expectRefusal(
      presented + "AccountViewController is the root of a window. \(advice)",
      of: assembly { other }.using(.present()).from(.current).assemble())
    #expect(window.rootViewController === other)
  }

  @Test(
    "A child, a presented screen or the root of another window can't become the root",
    arguments: [true, false])
  func root(animated: Bool) {
    let (home, bag) = (HomeViewController(), BagViewController())
    let (other, sheet) = (AccountViewController(), LoginViewController())
    let orNew = "first, or let the factory build a new view controller."
    let refusals: [(UIViewController, String)] = [
      (home, "HomeViewController is already in UINavigationController. Remove it there \(orNew)"),
      (bag, "BagViewController is already in UITabBarController. Remove it there \(orNew)"),
      (sheet, "LoginViewController is presented. Dismiss it \(orNew)"),
      (other, "AccountViewController is the root of a window. \(advice)"),
    ]
    for (screen, refusal) in refusals {
      let stage = Stage(root: tabs(stack(home), bag))
      let window = secondWindow(of: stage, root: other)
      if other.presentedViewController == nil { stage.present(sheet, on: other) }
      stage.expectRefusal(
        integrated + refusal,
        of: assembly { screen }.using(
          .replaceRoot(animationOptions: animated ? .transitionCrossDissolve : nil)
        ).from(.root).assemble(), animated: animated)
      #expect(window.rootViewController === other)
      window.rootViewController = nil
    }
  }

  private func secondWindow(of stage: Stage, root: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: stage.device.connectScene())
    window.rootViewController = root
    window.isHidden = false
    stage.device.runUntilIdle()
    return window
  }
}

/// A stack that names its parent itself.
private final class NamingStack: UINavigationController, RoutingInterceptable {
  weak var named: UIViewController?
  var overriddenParentViewController: UIViewController? { named }
}

/// Builds a ``PagesViewController`` with the chain's pages.
private struct PagesFactory: ContainerFactory {
  func build(
    with context: Void, integrating children: ChildCoordinator
  ) throws -> PagesViewController {
    let container = PagesViewController()
    container.pages = try children.build()
    return container
  }
}

@MainActor
private func pages(_ viewControllers: UIViewController...) -> PagesViewController {
  let container = PagesViewController()
  container.pages = viewControllers
  return container
}
