// Observation needs iOS 17, and the package begins before that.
#if !canImport(UIKit)
import Observation
import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterState
import StepRouterSwiftUI
import Testing

@MainActor
@Suite("Views that change a path", .onDevice) struct PathTests {
  @Test("A view changes the path, the screen follows, and the view follows the user's Back")
  func bothWays() async throws {
    let stage = Stage(root: stack(FirstViewController()))
    let model = PageModel()
    let first = StepAssembly(
      finder: ClassFinder<FirstViewController, Void>(), factory: NilFactory())
    let product = StepAssembly(
      finder: HostingControllerWithContextFinder<PageView, Int>(),
      factory: HostingControllerFactory { (id: Int) in PageView(id: id, model: model) }
    )
    .using(.push())
    let account = StepAssembly(
      finder: HostingControllerFinder<AccountView, Void>(),
      factory: HostingControllerFactory { AccountView() }
    )
    .using(.push())
    let driver = PathDriver(
      model, \.path, router: stage.router, base: first.with(()).from(.root())
    ) { page in
      switch page {
      case .product(let id): product.with(id)
      case .account: account.with(())
      }
    }
    model.path.push(.product(42))
    await stage.settle()
    #expect(stage.texts == ["Product 42 of 1", "[Account]", "[Home]"])
    stage.tap("Account")
    #expect(model.path == [.product(42), .account])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          FirstViewController
          UIHostingController<RoutedView<PageView>>
          UIHostingController<RoutedView<AccountView>> [visible]
        """)
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    stage.device.user.pressBack(in: navigation)
    await stage.settle()
    #expect(model.path == [.product(42)])
    #expect(stage.texts == ["Product 42 of 1", "[Account]", "[Home]"])
    stage.tap("Home")
    #expect(model.path == [])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          FirstViewController [visible]
        """)
    #expect(stage.misuses == [])
    withExtendedLifetime(driver) {}
  }
}

private final class FirstViewController: UIViewController {}

private enum Page: PathElement {
  case product(Int), account
}

/// `@Observable` needs the toolchain's macros; this is what it makes.
private final class PageModel: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: [Page] = []

  var path: [Page] {
    get {
      registrar.access(self, keyPath: \.path)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.path) { stored = newValue } }
  }
}

private struct PageView: View, ContextCheckingView {
  let id: Int
  let model: PageModel

  func isTarget(for id: Int) -> Bool { self.id == id }

  var body: some View {
    VStack {
      Text("Product \(id) of \(model.path.count)")
      Button("Account") { model.path.push(.account) }
      Button("Home") { model.path = [] }
    }
  }
}
#endif
