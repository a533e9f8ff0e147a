// swift-format-ignore-file
// These lines stand as they do in Docs/Links.md.

import PortableUIKit
import StepRouter
import StepRouterLinks

private final class ReviewsViewController: UIViewController {}
private final class OrderViewController: UIViewController {}

private struct OrderRequest {
  var number: Int
  var tab: String?
}

@MainActor private final class LoadingCatalogue {
  var isLoaded = false
  var onLoad: () -> Void = {}
}

private func showProduct(_ id: Int) {}
private func showSearch(_ text: String) {}

@MainActor private struct ByHand {
func open(_ url: URL) {
  guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return }
  switch parts.host {
  case "product":
    guard let id = Int(url.lastPathComponent) else { return }
    showProduct(id)
  case "search":
    let text = parts.queryItems?.first { $0.name == "q" }?.value
    showSearch(text ?? "")
  default:
    return
  }
}
}

enum Sorting: String, LinkValue { case price, name }

@MainActor private func screen<Screen: UIViewController, Context>(
  _ type: Screen.Type
) -> DestinationStep<Screen, Context> {
  StepAssembly(finder: ClassFinder<Screen, Context>(), factory: ClassFactory())
    .using(.present())
    .from(.current)
    .assemble()
}

@MainActor private func declared(_ url: URL, router: any Router) async throws {
  let home: DestinationStep<UIViewController, Void> = screen(UIViewController.self)
  let product: DestinationStep<ProductViewController, Product.ID> = screen(ProductViewController.self)
  let search: DestinationStep<UIViewController, (String, Int?)> = screen(UIViewController.self)
  let reviews: DestinationStep<ReviewsViewController, Product.ID> = screen(ReviewsViewController.self)

  let links = LinkMap(schemes: ["shop"], hosts: ["shop.example"]) {
    LinkPattern(home, "")
    LinkPattern(product, "product", PathParameter<Product.ID>("id"))
    LinkPattern(search, "search", QueryParameter<String>("q"), QueryParameter<Int?>("page"))
    LinkPattern(reviews, "product/:id/reviews", PathParameter<Product.ID>("id"))
  }

  try await router.open(url, using: links)          // false: not the app's URL

  _ = printed(links, product, search)
}

@MainActor @PrintedLinks private func printed(
  _ links: LinkMap, _ product: DestinationStep<ProductViewController, Product.ID>,
  _ search: DestinationStep<UIViewController, (String, Int?)>
) -> [URL?] {
  links.url(for: product, with: 42)                 // shop://product/42
  links.url(for: product, with: 42, as: .web)       // https://shop.example/product/42
  links.url(for: search, with: ("green tea", nil))  // shop://search?q=green%20tea
}

@resultBuilder private enum PrintedLinks {
  static func buildBlock(_ urls: URL?...) -> [URL?] { urls }
}

@MainActor private func ownContext(
  _ order: DestinationStep<OrderViewController, OrderRequest>
) -> LinkMap {
  LinkMap(schemes: ["shop"]) {
    LinkPattern(
      order, "order", PathParameter<Int>("number"), QueryParameter<String?>("tab"),
      reading: { OrderRequest(number: $0, tab: $1) }, printing: { ($0.number, $0.tab) })
  }
}

@MainActor private func arriving(
  _ links: LinkMap, router: any Router, catalogue: LoadingCatalogue
) {
  let inbox = LinkInbox(links, router: router, until: { catalogue.isLoaded })
  catalogue.onLoad = { inbox.openHeld() }
}

final class SceneDelegate: NSObject, UISceneDelegate {
  let inbox: LinkInbox

  init(inbox: LinkInbox) { self.inbox = inbox }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    inbox.receive(connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    inbox.receive(contexts)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    inbox.receive(userActivity)
  }

  func didReceive(notification payload: [AnyHashable: Any]) {
    inbox.receive(payload, key: "url")
  }
}
