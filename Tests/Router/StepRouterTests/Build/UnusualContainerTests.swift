import PortableUIKit
import StepRouter
import Testing

/// Columns without a style, which become children later than they are set.
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

/// Tabs that always have a list of view controllers, if only an empty one.
private final class ListingTabs: UITabBarController {
  override var viewControllers: [UIViewController]? {
    get { super.viewControllers ?? [] }
    set { super.viewControllers = newValue }
  }
}

/// A tab that only stands for a view controller of a list.
@available(iOS 18.0, *)
private final class MirrorTab: UITab {
  var mirrored: UIViewController?
  override var viewController: UIViewController? { mirrored }
}

/// A list of view controllers, for which tabs stand.
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
@Suite("Rules 30 and 36: containers that answer as other versions of UIKit do", .onTablet)
struct UnusualContainerTests {
  private struct AddDetails: ContainerAction {
    typealias ViewController = UISplitViewController
  }

  @Test("Details are visible once they are set, also where they become children later")
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

  @Test("Tabs are tabs, though there is a list of view controllers, too")
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

  @Test("A list of view controllers is one, though tabs stand for it")
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
