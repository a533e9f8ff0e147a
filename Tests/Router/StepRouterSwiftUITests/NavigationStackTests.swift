import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import Testing

@MainActor
@Suite("A NavigationStack in a hosted screen", .onDevice)
struct NavigationStackTests {
  private struct Shelf: View {
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          Text("Shelf")
          NavigationLink("Book") {
            VStack {
              Text("Book")
              Button("Sheet") { isShown = true }
            }
            .sheet(isPresented: $isShown) { Text("Sheet") }
          }
        }
      }
    }
  }

  private struct Rooms: View {
    @State private var selected = 0

    var body: some View {
      TabView(selection: $selected) {
        Text("Hall").tabItem { Text("Hall") }.tag(0)
        Text("Attic").tabItem { Text("Attic") }.tag(1)
      }
    }
  }

  private let shelf = HostingScreen(showing: Shelf())

  private func sealedStack(in stage: Stage) throws -> UINavigationController {
    try #require(shelf.children.first as? UINavigationController)
  }

  @Test("Finders find neither the stack nor its pages, whatever their options")
  func notFound() throws {
    let stage = Stage(root: shelf)
    stage.tap("Book")
    let inner = try sealedStack(in: stage)
    let embedded = BookCase()
    inner.topViewController?.addChild(embedded)
    let window = CustomWindowProvider { [window = stage.window] in window }
    for options: SearchOptions in [.fullStack, .currentVisibleOnly, .allVisible, .currentAllStack] {
      #expect(
        try ClassFinder<UINavigationController, Void>(options: options, windowProvider: window)
          .findViewController(with: ()) == nil)
      #expect(
        try ClassFinder<BookCase, Void>(options: options, windowProvider: window)
          .findViewController(with: ()) == nil)
    }
    let upward = ClassFinder<UINavigationController, Void>(
      options: .parent, startingPoint: .custom(embedded), windowProvider: window)
    #expect(try upward.findViewController(with: ()) == nil)
  }

  @Test("The NavigationStack isn't a host: a screen is pushed onto a stack of the app's own")
  func noHost() throws {
    let stage = Stage(root: shelf)
    #expect(stage.end(of: Shop.product, with: 1) == "built")
    #expect(
      stage.tree == """
        UIHostingController<RoutedView<Shelf>>
          UIKitNavigationController
            NavigationStackHostingController<AnyView>
        presents formSheet:
          UINavigationController [visible]
            UIHostingController<RoutedView<ProductView>> "Product 1" [visible]
        """)
    #expect(try sealedStack(in: stage).viewControllers.count == 1)
  }

  @Test("The app's own stack around the hosted screen is the host")
  func outerHost() throws {
    let outer = stack(shelf)
    let stage = Stage(root: outer)
    stage.tap("Book")
    #expect(stage.end(of: Shop.product, with: 1) == "built")
    #expect(outer.viewControllers.count == 2)
    #expect(try sealedStack(in: stage).viewControllers.count == 2)
  }

  @Test("A step on a screen inside the NavigationStack has no stack to push onto")
  func noContainer() throws {
    let stage = Stage(root: shelf)
    let inner = try sealedStack(in: stage)
    let embedded = BookCase()
    inner.topViewController?.addChild(embedded)
    inner.topViewController?.view.addSubview(embedded.view)
    stage.rest()
    let pushes = StepAssembly(
      finder: NilFinder<BookCase, Void>(), factory: InlineFactory { (_: Void) in BookCase() }
    )
    .using(.push())
    .from(Shop.place(embedded).expectingContainer())
    .assemble()
    #expect(stage.end(of: pushes, with: ()).contains("UINavigationController"))
    #expect(inner.viewControllers.count == 1)
    #expect(stage.misuses == [])
  }

  @Test("The NavigationStack isn't the container of a page in place")
  func noContainerInPlace() throws {
    let stage = Stage(root: shelf)
    let page = try #require(try sealedStack(in: stage).topViewController)
    let base = GeneralStep.custom(using: InstanceFinder<UIViewController, Void>(page))
    for step in [base, Shop.place(page)] {
      let stack: DestinationStep<UINavigationController, Void> = step.expectingContainer()
      let end = stage.end(of: stack, with: ())
      #expect(end.contains("should provide a UINavigationController"), "\(end)")
    }
  }

  @Test("The NavigationStack isn't the container of a page that comes with its host")
  func noContainerLater() throws {
    struct PageFinder: Finder {
      let host: UIViewController

      func findViewController(with context: Void) -> UIViewController? {
        (host.children.first as? UINavigationController)?.topViewController
      }
    }
    let stage = Stage(root: UIViewController())
    let host = StepAssembly(
      finder: NilFinder<HostingScreen<Shelf>, Void>(),
      factory: InlineFactory { [shelf] (_: Void) in shelf }
    ).using(.present()).from(.current).assemble()
    let page = StepAssembly(finder: PageFinder(host: shelf), factory: NilFactory())
      .from(host).assemble()
    let pushes = StepAssembly(
      finder: NilFinder<BookCase, Void>(), factory: InlineFactory { (_: Void) in BookCase() }
    ).using(.push()).from(page.expectingContainer()).assemble()
    let end = stage.end(of: pushes, with: ())
    #expect(end.contains("UINavigationController"), "\(end)")
    #expect(try sealedStack(in: stage).viewControllers.count == 1)
  }

  @Test("The hosted screen is in place, whichever page the user is on")
  func inPlace() throws {
    let stage = Stage(root: shelf)
    stage.tap("Book")
    #expect(stage.end(of: Shop.place(shelf), with: ()) == "alreadyVisible")
    #expect(stage.texts == ["Book", "[Sheet]"])
  }

  @Test("A page's sheet counts as a layer above and is dismissed, and the page stays")
  func above() throws {
    let stage = Stage(root: shelf)
    stage.tap("Book")
    stage.tap("Sheet")
    #expect(stage.texts == ["Sheet"])
    #expect(stage.end(of: Shop.account, with: ()) == "built")
    #expect(stage.texts == ["Account"])
    #expect(stage.end(of: Shop.place(shelf), with: ()) == "revealed")
    #expect(stage.texts == ["Book", "[Sheet]"])
    #expect(try sealedStack(in: stage).viewControllers.count == 2)
    #expect(stage.misuses == [])
  }

  @Test("A page that isn't in front doesn't come there, since the path belongs to the view")
  func notPopped() throws {
    let stage = Stage(root: shelf)
    let page = try #require(try sealedStack(in: stage).viewControllers.first)
    stage.tap("Book")
    let end = stage.end(of: Shop.place(page), with: ())
    #expect(
      end.contains(
        "UIKitNavigationController belongs to SwiftUI or the system, which controls its content"),
      "\(end)")
    #expect(end.contains("find the screen that hosts it, and let its view change the path."))
    #expect(stage.texts == ["Book", "[Sheet]"])
  }

  @Test("The NavigationStack goes together with its host")
  func together() throws {
    let stage = Stage(root: UIViewController())
    stage.window.rootViewController?.present(shelf, animated: false)
    stage.rest()
    stage.tap("Book")
    stage.router.close(shelf)
    stage.rest()
    #expect(stage.tree == "UIViewController [visible]")
  }

  @Test("Going back from a page closes the host, and closing a page itself is refused")
  func goBack() throws {
    let stage = Stage(root: UIViewController())
    stage.window.rootViewController?.present(shelf, animated: false)
    stage.rest()
    stage.tap("Book")
    let page = try #require(try sealedStack(in: stage).topViewController)
    var failure: RoutingError?
    stage.router.close(page) { if case .failure(let error) = $0 { failure = error } }
    stage.rest()
    guard case .integrationRefused(_, .sealed, _) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(stage.texts == ["Book", "[Sheet]"])
    stage.router.goBack()
    stage.rest()
    #expect(stage.tree == "UIViewController [visible]")
  }

  @Test("A refusing screen inside the NavigationStack keeps the host")
  func refuses() throws {
    let stage = Stage(root: UIViewController())
    stage.window.rootViewController?.present(shelf, animated: false)
    stage.rest()
    let form = StubbornForm()
    try sealedStack(in: stage).topViewController?.addChild(form)
    var failure: RoutingError?
    stage.router.close(shelf) { if case .failure(let error) = $0 { failure = error } }
    stage.rest()
    guard case .cantBeDismissed = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test("A TabView's tabs are neither found nor selected")
  func tabs() throws {
    let rooms = HostingScreen(showing: Rooms())
    let stage = Stage(root: rooms)
    let inner = try #require(rooms.children.first as? UITabBarController)
    let window = CustomWindowProvider { [window = stage.window] in window }
    #expect(
      try ClassFinder<UITabBarController, Void>(windowProvider: window)
        .findViewController(with: ()) == nil)
    let attic = try #require(inner.viewControllers?.last)
    #expect(stage.end(of: Shop.place(attic), with: ()).contains("UIKitTabBarController belongs"))
    #expect(inner.selectedIndex == 0)
    #expect(stage.end(of: Shop.place(rooms), with: ()) == "alreadyVisible")
  }

  @Test("The user can go back inside the NavigationStack")
  func userMoves() throws {
    let stage = Stage(root: shelf)
    stage.tap("Book")
    stage.device.user.pressBack(in: try sealedStack(in: stage))
    stage.rest()
    #expect(stage.texts == ["Shelf", "[Book]"])
  }
}

private final class BookCase: UIViewController {}

private final class StubbornForm: UIViewController, RoutingInterceptable {
  var canBeDismissed: Bool { false }
}
