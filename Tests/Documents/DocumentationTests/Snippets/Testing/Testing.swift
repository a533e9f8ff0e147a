// swift-format-ignore-file
// These lines stand as they do in Docs/Proof/Testing.md.

import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing

/// Names that other pages use, too.
enum TestingPage {
  final class ProductViewController: UIViewController {
    convenience init(id: Product.ID) { self.init() }
  }

  @MainActor final class Routes {
    init() {}

    var product: DestinationStep<ProductViewController, Product.ID> {
      StepAssembly(
        finder: ClassFinder<ProductViewController, Product.ID>(), factory: ClassFactory()
      )
      .using(.present()).from(.current).assemble()
    }

    var orders: DestinationStep<UIViewController, Void> {
      StepAssembly(
        finder: NilFinder<UIViewController, Void>(),
        factory: InlineFactory {
          let orders = UIViewController()
          orders.title = "Orders"
          return orders
        }
      )
      .using(.present()).from(.current).assemble()
    }
  }

  final class ListViewController: UIViewController {
    var router: (any Router)?
    var routes = Routes()
    private(set) var note: String?

    func tapped(_ id: Product.ID) {
      note = "loading"
      router?.navigate(to: routes.product, with: id) { [weak self] result in
        switch result {
        case .success: self?.note = nil
        case .failure: self?.note = "not available"
        }
      }
    }
  }
}

@MainActor @Suite("The page on testing") struct TestingSnippets {
  typealias Routes = TestingPage.Routes
  typealias ListViewController = TestingPage.ListViewController
  typealias ProductViewController = TestingPage.ProductViewController

  let spy = RouterSpy()
  let routes = Routes()
  let list = ListViewController()

  @Test func aTapAsksForItsProduct() {
    spy.answer(routes.product) { id in ProductViewController(id: id) }
    list.router = spy
    list.tapped(42)
    #expect(spy.requests(to: routes.product) == [42])
    #expect(list.note == nil)
  }

  @Test func whileItWaitsTheListSaysSo() {
    spy.hold()
    list.router = spy
    list.tapped(42)
    #expect(list.note == "loading")
    spy.answer(routes.product, failing: .cancelled(progress: RoutingProgress()))
    spy.finishPending()
    #expect(list.note == "not available")
  }

  @Test func theOrdersAreThere() async {
    let device = TestDevice()
    let window = device.makeWindow()
    let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    device.perform {
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      router.navigate(to: routes.orders)
    }
    await device.settle()
    #expect(HierarchySnapshot(of: window).nodes.contains { $0.title == "Orders" })
  }

  @Test func aProductThatIsThereNeedsNoPlan() throws {
    let screen = ProductViewController(id: 42)
    spy.answerPlan(to: routes.product, with: .stub(to: routes.product, start: screen))
    #expect(try spy.plan(to: routes.product, with: 42).kind == .alreadyVisible)
  }
}
