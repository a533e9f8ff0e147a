#if !canImport(UIKit)
import Foundation
import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterCoordination
import StepRouterLinks
import StepRouterSwiftUI
import StepRouterTesting
import Testing

/// What the pages on migrating say about old and new code in one app.
@MainActor @Suite("Old and new side by side")
struct SideBySideTests {
  @MainActor
  private final class App {
    let device = HeadlessDevice(timeMode: .manual)
    let window: UIWindow
    let stack: UINavigationController
    let session = OrderSession()
    let old: AppCoordinator
    let routes: OrderRoutes

    init() {
      let device = device
      let (window, stack) = device.perform {
        (UIWindow(windowScene: device.connectScene()), UINavigationController())
      }
      self.window = window
      self.stack = stack
      old = AppCoordinator(stack: stack, session: session)
      routes = OrderRoutes(
        router: DefaultRouter(windowProvider: CustomWindowProvider { window }), session: session)
      perform {
        self.window.rootViewController = self.stack
        self.window.makeKeyAndVisible()
        self.old.start()
      }
    }

    func perform(_ work: @MainActor () throws -> Void) rethrows {
      try device.perform(work)
      device.runUntilIdle()
    }

    /// How a navigation to an order has ended; nil if it waits for the user.
    func ask(for id: Order.ID) async -> String? {
      var end: String?
      device.perform {
        routes.router.navigate(to: routes.order, with: id) { result in
          switch result {
          case .success(let outcome): end = "\(outcome.kind)"
          case .failure(let error): end = "\(error)"
          }
        }
      }
      await settle()
      return end
    }

    /// Signs in on the presented screen, and lets the navigation that waits end.
    func signIn() async {
      device.perform { (stack.presentedViewController as? SignInViewController)?.onSignIn() }
      await settle()
    }

    private func settle() async { await device.settle() }

    var tree: String { HierarchySnapshot(of: window).description }
  }

  @Test("The router finds a screen that a coordinator has pushed, and pops the one above it")
  func finds() async {
    let app = App()
    app.session.isSignedIn = true
    app.perform { app.old.showOrder(42) }
    #expect(await app.ask(for: 42) == "alreadyVisible")
    app.perform { app.old.showOrder(7) }
    #expect(await app.ask(for: 42) == "revealed")
    #expect(
      app.tree == """
        UINavigationController [visible]
          OrderListViewController
          OrderDetailViewController "Order 42" [visible]
        """)
    #expect(await app.ask(for: 7) == "built")
    #expect(app.stack.viewControllers.count == 2)
  }

  @Test("A coordinator's own push asks no interceptor, but the router's push does")
  func interceptors() async {
    let app = App()
    app.perform { app.stack.pushViewController(app.routes.makeOrder(42), animated: true) }
    #expect(app.stack.topViewController?.title == "Order 42")
    #expect(await app.ask(for: 7) == nil)
    #expect(app.stack.presentedViewController is SignInViewController)
    #expect(app.stack.topViewController?.title == "Order 42")
    await app.signIn()
    #expect(app.stack.presentedViewController == nil)
    #expect(app.stack.viewControllers.map(\.title) == [nil, "Order 7"])
  }

  @Test("During a sheet's dismissal, a coordinator's link is lost and the router's link waits")
  func lostLink() async throws {
    let app = App()
    app.perform { app.old.pickDay { _ in } }
    let url = try #require(URL(string: "shop://order/42"))
    app.perform {
      app.stack.presentedViewController?.dismiss(animated: true)
      app.old.open(url)
    }
    #expect(app.tree == "UINavigationController [visible]\n  OrderListViewController [visible]")
    app.perform { app.old.pickDay { _ in } }
    app.device.perform { app.stack.presentedViewController?.dismiss(animated: true) }
    #expect(await app.ask(for: 42) == nil)
    #expect(app.stack.presentedViewController is SignInViewController)
    await app.signIn()
    #expect(app.stack.presentedViewController == nil)
    #expect(app.stack.topViewController?.title == "Order 42")
  }

  @Test("Only `onLeave` tells a child coordinator that the router has dismissed its screen")
  func children() async {
    let app = App()
    app.perform { app.old.signIn {} }
    let moving = MovingCoordinator(stack: app.stack, routes: app.routes)
    let shown = app.stack.presentedViewController ?? UIViewController()
    let child = SignInCoordinator(presenter: app.stack, session: app.session)
    var finished = 0
    child.onFinish = { finished += 1 }
    app.perform { moving.start(child, showing: shown) }
    #expect(moving.children.count == 1)
    app.session.isSignedIn = true
    #expect(await app.ask(for: 42) == "built")
    #expect(app.stack.presentedViewController == nil)
    #expect(moving.children.isEmpty)
    #expect(finished == 0)
  }

  @Test("The router covers a NavigationStack, and pushes nothing onto it")
  func navigationStack() {
    let device = HeadlessDevice(timeMode: .manual)
    let session = StackSession()
    session.isSignedIn = true
    let window = device.perform {
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = HostingScreen(
        showing: NavigationStackBefore.OrderListView(session: session))
      window.makeKeyAndVisible()
      return window
    }
    device.runUntilIdle()
    let picker = StepAssembly(
      finder: HostingControllerFinder<NavigationStackAfter.DayPicker, Void>(),
      factory: HostingControllerFactory { NavigationStackAfter.DayPicker() }
    )
    .using(.push())
    .from(.visibleStack)
    .assemble()
    var end = "nothing"
    device.perform {
      DefaultRouter(windowProvider: CustomWindowProvider { window }).navigate(to: picker) {
        if case .success(let outcome) = $0 { end = "\(outcome.kind)" }
      }
    }
    device.runUntilIdle()
    #expect(end == "built")
    let host = window.rootViewController
    #expect(host?.presentedViewController is UINavigationController)
    #expect(host?.children.first?.children.count == 1)
  }

  @Test("With views as screens a link closes the sheet in its way")
  func linkOverSheet() async throws {
    typealias Routes = NavigationStackAfter.Routes
    Routes.session.isSignedIn = true
    let device = HeadlessDevice(timeMode: .manual)
    let window = device.perform {
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return window
    }
    let router = DefaultRouter(windowProvider: CustomWindowProvider { window })
    device.perform { _ = router.navigate(to: Routes.order, with: 42) }
    await device.settle()
    device.perform { _ = router.navigate(to: Routes.dayPicker) }
    await device.settle()
    #expect(window.rootViewController?.presentedViewController != nil)
    let url = try #require(URL(string: "shop://order/7"))
    try device.perform { _ = try router.open(url, using: Routes.links, completion: nil) }
    await device.settle()
    let stack = try #require(window.rootViewController as? UINavigationController)
    #expect(stack.presentedViewController == nil)
    #expect(stack.viewControllers.map { $0.navigationItem.title } == ["Orders", "Order 7"])
  }
}
#endif
