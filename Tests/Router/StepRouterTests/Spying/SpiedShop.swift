import PortableUIKit
import StepRouter

/// The destinations of a shop, made anew on each access as in an app.
@MainActor
struct SpiedShop {
  var product: DestinationStep<ProductViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 12
    )
    .adding(ContextSettingTask())
    .using(.push()).from(NavigationControllerStep()).using(.present()).from(.current).assemble()
  }

  var bag: DestinationStep<BagViewController, Void> {
    StepAssembly(
      finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 20
    )
    .using(.present()).from(.current).assemble()
  }

  var login: DestinationStep<LoginViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<LoginViewController, Any?>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 30
    )
    .using(.present()).from(.current).assemble()
  }

  /// The product with its number as text, as in a link.
  var productByName: DestinationStep<ProductViewController, String> {
    product.adaptingContext(
      using: InlineContextTransformer { (name: String) in
        guard let id = Int(name) else { throw Refusal() }
        return id
      }, fileID: "Shop/Links.swift", line: 3)
  }
}

/// A screen that navigates on a tap and shows how that ended.
@MainActor
final class ShelfViewController: UIViewController {
  private var router: (any Router)?
  private let shop = SpiedShop()
  private(set) var message: String?

  convenience init(router: any Router) {
    self.init()
    self.router = router
  }

  func tapped(_ id: Int) {
    message = "loading"
    router?.navigate(
      to: shop.product, with: id, completion: { [weak self] in self?.ended($0) },
      fileID: "Shop/Shelf.swift", line: 40)
  }

  private func ended(_ result: Result<NavigationOutcome<ProductViewController>, RoutingError>) {
    switch result {
    case .success(let outcome): message = "\(outcome.viewController.title ?? "") \(outcome.kind)"
    case .failure(let error): message = error.description
    }
  }
}
