// swift-format-ignore-file
// These lines stand as they do in Docs/Router/RouteState.md. Observation needs iOS 17, and the
// package begins before that.
#if !canImport(UIKit)
import Observation
import PortableUIKit
import StepRouter
import StepRouterState

enum ShopScreen: PathElement, Codable {
  case product(Product.ID), reviews, bag
}

@Observable final class ShopModel {
  var path: [ShopScreen] = []
}

@MainActor private func driven(
  _ model: ShopModel, router: any Router, home: DestinationStep<HomeViewController, Void>,
  log: @escaping (any Error) -> Void
) -> PathDriver<ShopScreen> {
  let product = StepAssembly(
    finder: ClassFinder<ProductViewController, Product.ID>(), factory: ClassFactory()
  ).using(.push())
  let reviews = StepAssembly(finder: ClassFinder<UIViewController, Void>(), factory: ClassFactory())
    .using(.push())
  let bag = StepAssembly(finder: ClassFinder<UIViewController, Void>(), factory: ClassFactory())
    .using(.present())
  let driver = PathDriver(model, \.path, router: router, base: home.with(())) { screen in
    switch screen {
    case .product(let id): product.with(id)
    case .reviews: reviews.with(())
    case .bag: bag.with(())
    }
  } reading: { viewController in
    (viewController as? ProductViewController).map { .product($0.product.id) }
  } onFailure: { failure in
    log(failure.error)
  }
  return driver
}

private func changed(_ model: ShopModel, product: Product) {
  model.path.push(.product(42))
  model.path.replaceLast(with: .reviews)
  model.path.pop()
  model.path.pop(to: .product(42))
  model.path = [.product(42), .reviews]
}

private func saved(_ model: ShopModel, file: URL) throws {
  try JSONEncoder().encode(model.path).write(to: file)

  model.path = try JSONDecoder().decode([ShopScreen].self, from: Data(contentsOf: file))
}
#endif
