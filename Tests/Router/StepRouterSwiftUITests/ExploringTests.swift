#if !canImport(UIKit)
import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import StepRouterExplorer
import Testing

/// An app of hosted screens with SwiftUI's own sheets and stacks, in every state that its user can
/// reach, and in the middle of its movements.
@MainActor
@Suite("Exploring an app of views") struct ExploringTests {
  private struct Home: View {
    @Environment(\.router) private var router
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("Product") { router.navigate(to: Shop.product, with: 1) }
        Button("Sheet") { isShown = true }
      }
      .sheet(isPresented: $isShown) { SheetContent() }
    }
  }

  private struct SheetContent: View {
    @Environment(\.router) private var router
    @Environment(\.dismiss) private var dismiss
    @Environment(\.screen) private var screen

    var body: some View {
      VStack {
        Button("Account") { router.navigate(to: Shop.account) }
        Button("Away") { dismiss() }
        Button("Close the screen") { screen.close() }
      }
    }
  }

  private struct Manual: View {
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        NavigationLink("Chapter") {
          VStack {
            Button("Note") { isShown = true }
            NavigationLink("Page") { Text("Page") }
          }
          .sheet(isPresented: $isShown) { Text("Note") }
        }
      }
    }
  }

  private func start(in window: UIWindow) -> ExploredApp {
    let home = HostingScreen(showing: Home())
    let manual = HostingScreen(showing: Manual())
    let stack = UINavigationController(rootViewController: home)
    (stack.tabBarItem.title, manual.tabBarItem.title) = ("Home", "Manual")
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, manual]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    return ExploredApp(
      router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
      destinations: [
        ExploredDestination(
          "home",
          StepAssembly(finder: HostingControllerFinder<Home, Void>(), factory: NilFactory())
            .from(.root).assemble()),
        ExploredDestination(
          "manual",
          StepAssembly(finder: HostingControllerFinder<Manual, Void>(), factory: NilFactory())
            .from(.root).assemble()),
        ExploredDestination("product 7", Shop.product, with: 7),
        ExploredDestination("account", Shop.account),
      ])
  }

  @Test(
    "Every destination is reached from every state, even in the middle of movements", .exhaustive)
  func everything() async {
    let explorer = Explorer { start(in: $0) }
    let exploration = await explorer.run(depth: 3, interleavedStates: 8)
    #expect(exploration.isFaultless, "\(exploration)")
    #expect("\(exploration)".hasPrefix("16 distinct states"), "\(exploration)")
  }
}
#endif
