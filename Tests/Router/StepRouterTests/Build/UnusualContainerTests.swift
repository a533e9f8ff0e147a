import PortableUIKit
import StepRouter
import Testing

/// A split view controller without a style whose columns become children after they're set.
private final class LateSplit: UISplitViewController {
  private var coming: [UIViewController]?

  override var viewControllers: [UIViewController] {
    get { coming ?? super.viewControllers }
    set { coming = newValue }
  }

  func arrive() {
    guard let coming else { return }
    self.coming = nil
    super.viewControllers = coming
  }
}

/// A tab bar controller whose `viewControllers` is never nil, only empty.
private final class ListingTabs: UITabBarController {
  override var viewControllers: [UIViewController]? {
    get { super.viewControllers ?? [] }
    set { super.viewControllers = newValue }
  }
}

/// A tab that mirrors a view controller of a list.
@available(iOS 18.0, *)
private final class MirrorTab: UITab {
  var mirrored: UIViewController?
  override var viewController: UIViewController? { mirrored }
}

/// A tab bar controller whose tabs mirror its `viewControllers`.
private final class MirroringTabs: UITabBarController {
  @available(iOS 18.0, *)
  override var tabs: [UITab] {
    get {
      (super.viewControllers ?? []).enumerated().map { index, child in
        let tab = MirrorTab(title: "", image: nil, identifier: "\(index)") { _ in child }
        tab.mirrored = child
        return tab
      }
    }
    set { super.tabs = newValue }
  }
}

@MainActor
@Suite("Rules 30 and 36: containers that behave as in other versions of UIKit", .onTablet)
struct UnusualContainerTests {
  private struct AddDetails: ContainerAction {
    typealias ViewController = UISplitViewController
  }

  @Test("Details count as visible once they're set, even if they become children later")
  func lateDetails() {
    let split = LateSplit()
    split.viewControllers = [stack(HomeViewController())]
    split.arrive()
    let stage = Place.root.stage(with: split, width: .regular)
    let details = BagViewController()
    let step = assembly { details }.using(AddDetails()).from(base(split as UISplitViewController))
      .assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(details.parent == nil)
    split.arrive()
    #expect(details.parent === split)
    #expect(stage.recorder.misuses == [])
  }

  @Test("Tabs are used as tabs even if there's a list of view controllers as well")
  func listedTabs() {
    guard #available(iOS 18.0, *) else { return }
    let (home, account) = (HomeViewController(), AccountViewController())
    let tabs = ListingTabs()
    tabs.tabs = [home, account].map { screen in
      UITab(title: "", image: nil, identifier: "\(type(of: screen))") { _ in screen }
    }
    let stage = Stage(root: tabs)
    let find = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory()
    ).from(.root).assemble()
    #expect(stage.end(of: find, with: ()) == "revealed")
    #expect(tabs.selectedTab === account.tab)
    let add = assembly { BagViewController() }.using(.addTab())
      .from(base(tabs as UITabBarController)).assemble()
    #expect(stage.end(of: add, with: ()) == "built")
    #expect(tabs.tabs.map(\.identifier).count == 3)
  }

  @Test("A list of view controllers is used as a list even if tabs mirror it")
  func mirroredTabs() {
    guard #available(iOS 18.0, *) else { return }
    let tabs = MirroringTabs()
    tabs.viewControllers = [HomeViewController(), AccountViewController()]
    let stage = Stage(root: tabs)
    let add = assembly { BagViewController() }.using(.addTab())
      .from(base(tabs as UITabBarController)).assemble()
    #expect(stage.end(of: add, with: ()) == "built")
    #expect(tabs.viewControllers?.count == 3)
  }
}
