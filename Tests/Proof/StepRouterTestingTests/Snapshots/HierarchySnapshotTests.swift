import PortableUIKit
import StepRouterTesting
import Testing

@MainActor
@Suite(.headlessOnly) struct HierarchySnapshotTests {
  /// Returns tabs with a stack of two in the first, and a plain view controller in the second.
  private func tabs() -> UITabBarController {
    let home = UINavigationController(rootViewController: HomeViewController().titled("Home"))
    home.title = "Home"
    home.pushViewController(ProductViewController().titled("Product 42"), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [home, AccountViewController().titled("Account")]
    return tabs
  }

  @Test("Containers list their children in order, with the selected and the visible ones marked")
  func containers() {
    let stage = Stage(root: tabs)
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UITabBarController [visible]
          UINavigationController "Home" [selected] [visible]
            HomeViewController "Home"
            ProductViewController "Product 42" [visible]
          AccountViewController "Account"
        """)
  }

  @Test("The selected mark follows the tab, and only tabs have it")
  func selection() {
    let stage = Stage(root: tabs)
    stage.run { (stage.window.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UITabBarController [visible]
          UINavigationController "Home"
            HomeViewController "Home"
            ProductViewController "Product 42"
          AccountViewController "Account" [selected] [visible]
        """)
  }

  @Test("Nothing below a presented layer is visible")
  func layers() throws {
    let stage = Stage(root: tabs)
    let root = try #require(stage.window.rootViewController)
    let sheet = UINavigationController(rootViewController: LoginViewController().titled("Login"))
    sheet.modalPresentationStyle = .pageSheet
    let form = AccountViewController()
    form.modalPresentationStyle = .formSheet
    stage.run { root.present(sheet, animated: false) }
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UITabBarController
          UINavigationController "Home" [selected]
            HomeViewController "Home"
            ProductViewController "Product 42"
          AccountViewController "Account"
        presents pageSheet:
          UINavigationController [visible]
            LoginViewController "Login" [visible]
        """)

    stage.run { sheet.present(form, animated: false) }
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UITabBarController
          UINavigationController "Home" [selected]
            HomeViewController "Home"
            ProductViewController "Product 42"
          AccountViewController "Account"
        presents pageSheet:
          UINavigationController
            LoginViewController "Login"
          presents formSheet:
            AccountViewController [visible]
        """)
  }

  @Test("What a child presents in its own context is listed under the child")
  func currentContext() throws {
    let stage = Stage(root: tabs)
    let tabs = try #require(stage.window.rootViewController as? UITabBarController)
    stage.run { tabs.selectedIndex = 1 }
    let account = try #require(tabs.selectedViewController)
    account.definesPresentationContext = true
    let login = LoginViewController()
    login.modalPresentationStyle = .overCurrentContext
    stage.run { account.present(login, animated: false) }
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UITabBarController
          UINavigationController "Home"
            HomeViewController "Home"
            ProductViewController "Product 42"
          AccountViewController "Account" [selected]
          presents overCurrentContext:
            LoginViewController [visible]
        """)
  }

  @Test("A presentation in an unselected tab covers nothing and isn't visible")
  func unselectedContext() throws {
    let stage = Stage(root: tabs)
    let tabs = try #require(stage.window.rootViewController as? UITabBarController)
    stage.run { tabs.selectedIndex = 1 }
    let account = try #require(tabs.selectedViewController)
    account.definesPresentationContext = true
    let login = LoginViewController()
    login.modalPresentationStyle = .overCurrentContext
    stage.run { account.present(login, animated: false) }
    stage.run { tabs.selectedIndex = 0 }
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UITabBarController [visible]
          UINavigationController "Home" [selected] [visible]
            HomeViewController "Home"
            ProductViewController "Product 42" [visible]
          AccountViewController "Account"
          presents overCurrentContext:
            LoginViewController
        """)
  }

  @Test("A custom container shows what its adapter shows, any other one shows all")
  func customContainers() {
    let stage = Stage {
      let book = BookViewController()
      for page in [HomeViewController(), ProductViewController(), AccountViewController()] {
        book.addChild(page)
        book.pages.append(page)
      }
      book.openPage = 1
      let plain = UIViewController()
      plain.addChild(book)
      plain.addChild(LoginViewController())
      return plain
    }
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UIViewController [visible]
          BookViewController [visible]
            HomeViewController
            ProductViewController [visible]
            AccountViewController
          LoginViewController [visible]
        """)
  }

  @Test("Only the current page is visible, even while it's being turned")
  func pages() throws {
    let stage = Stage { Pages(count: 3) }
    let pages = try #require(stage.window.rootViewController as? UIPageViewController)
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        Pages [visible]
          UIViewController "1" [visible]
        """)
    let gesture = stage.device.user.beginPageSwipe(in: pages)
    gesture?.update(0.5)
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        Pages [visible]
          UIViewController "1" [visible]
          UIViewController "2"
        """)
    stage.run { gesture?.finish() }
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        Pages [visible]
          UIViewController "2" [visible]
        """)
  }

  @Test("Columns side by side are visible together")
  func columns() {
    let stage = Stage {
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: HomeViewController().titled("Home")),
        ProductViewController(),
      ]
      return split
    }
    stage.run { stage.device.user.resize(stage.window, to: CGSize(width: 1024, height: 768)) }
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UISplitViewController [visible]
          UINavigationController [visible]
            HomeViewController "Home" [visible]
          ProductViewController [visible]
        """)
  }

  @Test("A hidden column is listed but not visible; collapsed columns lie on one stack")
  func hiddenColumn() {
    let split = UISplitViewController(style: .doubleColumn)
    let stage = Stage {
      split.setViewController(HomeViewController().titled("Home"), for: .primary)
      split.setViewController(ProductViewController(), for: .secondary)
      split.preferredDisplayMode = .secondaryOnly
      return split
    }
    stage.run { stage.device.user.resize(stage.window, to: CGSize(width: 1024, height: 768)) }
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UISplitViewController [visible]
          UINavigationController
            HomeViewController "Home"
          UINavigationController [visible]
            ProductViewController [visible]
        """)
    stage.run { stage.device.user.resize(stage.window, to: CGSize(width: 390, height: 844)) }
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UISplitViewController [visible]
          UINavigationController [visible]
            HomeViewController "Home"
            UINavigationController [visible]
              ProductViewController [visible]
        """)
  }

  @available(iOS 26.0, *)
  @Test("An inspector is visible beside the secondary column, even where no other one is")
  func inspector() {
    let split = UISplitViewController(style: .doubleColumn)
    let stage = Stage {
      split.setViewController(HomeViewController().titled("Home"), for: .primary)
      split.setViewController(ProductViewController(), for: .secondary)
      split.setViewController(AccountViewController().titled("Details"), for: .inspector)
      split.preferredDisplayMode = .secondaryOnly
      return split
    }
    stage.run { stage.device.user.resize(stage.window, to: CGSize(width: 1024, height: 768)) }
    stage.run { split.show(.inspector) }
    #expect(split.displayMode == .secondaryOnly)
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UISplitViewController [visible]
          UINavigationController
            HomeViewController "Home"
          UINavigationController [visible]
            ProductViewController [visible]
          AccountViewController "Details" [visible]
        """)
  }

  @Test("A column keeps its place when a screen lies on its own one")
  func pushedInColumn() {
    let split = UISplitViewController(style: .doubleColumn)
    let stage = Stage {
      split.setViewController(HomeViewController().titled("Home"), for: .primary)
      split.setViewController(ProductViewController(), for: .secondary)
      split.preferredDisplayMode = .oneBesideSecondary
      return split
    }
    stage.run { stage.device.user.resize(stage.window, to: CGSize(width: 1024, height: 768)) }
    stage.run {
      let stack = split.viewController(for: .primary)?.navigationController
      stack?.pushViewController(HomeViewController().titled("Shelf"), animated: false)
    }
    #expect(
      HierarchySnapshot(of: stage.window).description == """
        UISplitViewController [visible]
          UINavigationController [visible]
            HomeViewController "Home"
            HomeViewController "Shelf" [visible]
          UINavigationController [visible]
            ProductViewController [visible]
        """)
  }

  @Test("A layer that's being dismissed is listed until it has gone")
  func dismissal() {
    let stage = Stage { HomeViewController() }
    let login = LoginViewController()
    stage.run { stage.window.rootViewController?.present(login, animated: false) }
    let before = HierarchySnapshot(of: stage.window)
    stage.device.perform { login.dismiss(animated: true) }
    #expect(HierarchySnapshot(of: stage.window) == before)
    stage.device.runUntilIdle()
    #expect(HierarchySnapshot(of: stage.window).description == "HomeViewController [visible]")
  }

  @Test("A window without a root says so")
  func noRoot() {
    let device = HeadlessDevice(timeMode: .manual)
    let window = device.perform { UIWindow(windowScene: device.connectScene()) }
    #expect(HierarchySnapshot(of: window).root == nil)
    #expect(HierarchySnapshot(of: window).description == "no root view controller")
  }

  @Test("In a stack the navigation item's title stands in for a missing one")
  func titles() {
    let stage = Stage {
      let home = HomeViewController()
      home.navigationItem.title = "A \"great\" shop"
      return UINavigationController(rootViewController: home)
    }
    #expect(
      HierarchySnapshot(of: stage.window).description == #"""
        UINavigationController [visible]
          HomeViewController "A \"great\" shop" [visible]
        """#)
  }

  @Test("Taking a snapshot loads no view")
  func loadsNothing() {
    let stage = Stage(root: tabs)
    let tabs = stage.window.rootViewController as? UITabBarController
    _ = HierarchySnapshot(of: stage.window)
    #expect(tabs?.viewControllers?.map(\.isViewLoaded) == [true, false])
    let stack = tabs?.viewControllers?.first as? UINavigationController
    #expect(stack?.viewControllers.map(\.isViewLoaded) == [false, true])
  }

  @Test("Snapshots are equal exactly when the hierarchies look the same, and can be encoded")
  func values() throws {
    let stage = Stage(root: tabs)
    let before = HierarchySnapshot(of: stage.window)
    #expect(before == HierarchySnapshot(of: stage.window))
    #expect(
      try JSONDecoder().decode(HierarchySnapshot.self, from: JSONEncoder().encode(before))
        == before)
    stage.run { (stage.window.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    #expect(before != HierarchySnapshot(of: stage.window))
  }

  @Test(
    "A presented layer names its style",
    arguments: [
      (UIModalPresentationStyle.fullScreen, "fullScreen"), (.pageSheet, "pageSheet"),
      (.formSheet, "formSheet"), (.currentContext, "currentContext"), (.custom, "custom"),
      (.overFullScreen, "overFullScreen"), (.overCurrentContext, "overCurrentContext"),
      (.popover, "popover"),
    ])
  func styles(_ style: UIModalPresentationStyle, name: String) throws {
    let stage = Stage { HomeViewController() }
    let login = LoginViewController()
    login.modalPresentationStyle = style
    login.popoverPresentationController?.sourceView = stage.window.rootViewController?.view
    stage.run { stage.window.rootViewController?.present(login, animated: false) }
    let layer = try #require(HierarchySnapshot(of: stage.window).root?.presented.first)
    #expect(layer.style == name)
    #expect(layer.root.typeName == "LoginViewController")
  }
}
