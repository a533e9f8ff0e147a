import PortableUIKit
import StepRouter
import Testing

/// View controllers that are presented within a tab or a stack, and so belong to it.
@MainActor
@Suite(.onDevice) struct PresentedInOwnContextTests {
  private let home = GeneralStep.custom(using: ClassFinder<HomeViewController, Void>())

  private func defining<Found: UIViewController>(_ viewController: Found) -> Found {
    viewController.definesPresentationContext = true
    return viewController
  }

  @Test(
    "A screen presented on the start is dismissed, even in a hidden tab", arguments: [true, false])
  func onStart(animated: Bool) {
    let start = defining(HomeViewController())
    let root = tabs(start, AccountViewController())
    let stage = Stage(root: root)
      .present(LoginViewController(), on: start, style: .overCurrentContext)
    root.selectedIndex = 1
    #expect(stage.arrive(at: home, with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController [selected] [visible]
          AccountViewController
        """)
  }

  @Test(
    "A screen presented on another tab stays, even if it would refuse to go",
    arguments: [true, false])
  func onOtherTab(animated: Bool) {
    let account = defining(AccountViewController())
    let root = tabs(HomeViewController(), stack(account), selected: 1)
    let stage = Stage(root: root).present(lockedForm(), on: account, style: .overCurrentContext)
    #expect(stage.arrive(at: home, with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController [selected] [visible]
          UINavigationController
            AccountViewController
            presents overCurrentContext:
              FormViewController "Form"
        """)
  }

  @Test(
    "A screen presented on the top of a stack is dismissed when the top is popped",
    arguments: [true, false])
  func onTop(animated: Bool) throws {
    let account = defining(AccountViewController())
    let login = LoginViewController()
    let stage = Stage(root: stack(HomeViewController(), account))
      .present(login, on: account, style: .overCurrentContext)
    #expect(try stage.router.plan(to: home, with: ()).dismissed == [login])
    #expect(stage.arrive(at: home, with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController [visible]
        """)
    #expect(login.presentingViewController == nil)
  }

  @Test(
    "A screen presented on a neighbour of the start is dismissed", arguments: [true, false],
    [true, false])
  func besideStart(isContainer: Bool, animated: Bool) {
    let beside = defining(AccountViewController())
    let root = isContainer ? PanesViewController() : UIViewController()
    root.showSideBySide([HomeViewController(), beside])
    let stage = Stage(root: root)
      .present(LoginViewController(), on: beside, style: .overCurrentContext)
    #expect(stage.arrive(at: home, with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        \(type(of: root)) [visible]
          HomeViewController [visible]
          AccountViewController [visible]
        """)
  }

  @Test("A screen presented on a hidden tab is shown with the tab", arguments: [true, false])
  func layerOnHiddenTab(animated: Bool) {
    let account = defining(AccountViewController())
    let modal = stack(HomeViewController(), SearchViewController())
    let root = tabs(stack(account), BagViewController())
    let stage = Stage(root: root).present(modal, on: account, style: .overCurrentContext)
    root.selectedIndex = 1
    stage.present(LoginViewController(), on: root)
    #expect(stage.arrive(at: home, with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        UITabBarController
          UINavigationController [selected]
            AccountViewController
            presents overCurrentContext:
              UINavigationController [visible]
                HomeViewController [visible]
          BagViewController
        """)
  }

  @Test("Rule 16: a screen presented inside a layer is dismissed and released with it")
  func withinLayer() {
    let root = stack(HomeViewController())
    let stage = Stage(root: root)
    weak var inContext: UIViewController?
    weak var above: UIViewController?
    do {
      let account = defining(AccountViewController())
      let (login, bag) = (LoginViewController(), BagViewController())
      stage.present(stack(account), on: root, style: .fullScreen)
        .present(login, on: account, style: .overCurrentContext)
        .present(bag, on: login)
      (inContext, above) = (login, bag)
    }
    #expect(stage.arrive(at: home, with: (), animated: true) == "revealed")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController [visible]
        """)
    #expect(inContext == nil)
    #expect(above == nil)
    #expect(
      stage.recorder.events.compactMap { event -> [String]? in
        guard case .dismissed(let layers) = event.kind else { return nil }
        return layers.map(\.description)
      } == [["UINavigationController", "LoginViewController", "BagViewController"]])
  }

  @Test(
    "A screen presented on the start or a popped screen is dismissed along with one on all tabs",
    arguments: [true, false], [true, false])
  func onStartAndOnTabs(isOnStart: Bool, animated: Bool) {
    let (start, account) = (defining(HomeViewController()), defining(AccountViewController()))
    let root = tabs(isOnStart ? stack(start) : stack(start, account), SearchViewController())
    let stage = Stage(root: root).present(
      LoginViewController(), on: isOnStart ? start : account, style: .overCurrentContext)
    root.selectedIndex = 1
    stage.present(BagViewController(), on: root)
    #expect(stage.arrive(at: home, with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          UINavigationController [selected] [visible]
            HomeViewController [visible]
          SearchViewController
        """)
  }

  @Test("A screen presented in a stack that's emptied is dismissed along with one on all tabs")
  func inEmptiedStack() {
    let account = defining(AccountViewController())
    let root = tabs(HomeViewController(), stack(account), selected: 1)
    let stage = Stage(root: root)
      .present(LoginViewController(), on: account, style: .overCurrentContext)
    root.selectedIndex = 0
    stage.present(BagViewController(), on: root)
    let search = StepAssembly(
      finder: ClassFinder<SearchViewController, Void>(), factory: ClassFactory()
    )
    .using(.pushAsRoot())
    .from(
      GeneralStep.custom(using: ClassFinder<UINavigationController, Void>(startingPoint: .root))
    )
    .assemble()
    #expect(stage.arrive(at: search, with: (), animated: true) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          UINavigationController [selected] [visible]
            SearchViewController [visible]
        """)
  }

  @Test("Rule 15: a screen presented on a hidden tab is asked before the tabs are replaced")
  func lockedOnHiddenTab() {
    let start = defining(HomeViewController())
    let root = tabs(stack(start), AccountViewController())
    let stage = Stage(root: root).present(lockedForm(), on: start, style: .overCurrentContext)
    root.selectedIndex = 1
    let login = StepAssembly(
      finder: ClassFinder<LoginViewController, Void>(), factory: ClassFactory()
    ).using(.replaceRoot()).from(.root).assemble()
    guard case .failure(.cantBeDismissed(let refusing, _)) = stage.go(to: login, with: ()) else {
      return #expect(Bool(false))
    }
    #expect(refusing.description == "FormViewController “Form”")
    #expect(stage.window.rootViewController === root)
  }
}

/// Shows all its children side by side.
private final class PanesViewController: UIViewController, CustomContainerViewController {
  struct Adapter: ContainerAdapter {
    let panes: PanesViewController

    var containedViewControllers: [UIViewController] { panes.children }
    var visibleViewControllers: [UIViewController] { panes.children }

    func makeVisible(
      _ viewController: UIViewController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) { completion(.success) }

    func setContainedViewControllers(
      _ viewControllers: [UIViewController], animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) { completion(.failure(Refusal())) }
  }

  var adapter: any ContainerAdapter { Adapter(panes: self) }
}

extension UIViewController {
  fileprivate func showSideBySide(_ panes: [UIViewController]) {
    for pane in panes {
      addChild(pane)
      view.addSubview(pane.view)
      pane.didMove(toParent: self)
    }
  }
}
