// swift-format-ignore-file
// These lines stand as they do in Docs/Router/Links.md.

import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState

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

enum Sorting: String, LinkValue, CaseIterable { case price, name }

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

@MainActor private func log(_ url: URL, _ error: any Error) {}

@MainActor private func arriving(catalogue: LoadingCatalogue) {
  let inbox = LinkInbox(
    policy: .inOrder, until: { catalogue.isLoaded }, onFailure: { url, error in log(url, error) })
  catalogue.onLoad = { inbox.openHeld() }
}

@MainActor private func oneWindow(
  _ links: LinkMap, router: any Router, catalogue: LoadingCatalogue
) {
  let inbox = LinkInbox(links, router: router, until: { catalogue.isLoaded })
  catalogue.onLoad = { inbox.openHeld() }
}

@MainActor private let inbox = LinkInbox(policy: .inOrder)

@MainActor private struct Routes {
  let links = LinkMap(schemes: ["shop"]) {}
  let driver: RouteDriver

  init(router: any Router) {
    let presenter = StepPresenter(
      router: router, map: RouteMap(), base: GeneralStep.root().with(()))
    driver = RouteDriver(presenter)
  }

  func start(in window: UIWindow) {}
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    let routes = Routes(router: router)
    routes.start(in: window)
    inbox.connect(scene, links: routes.links, router: router, restoring: routes.driver)
    inbox.receive(connectionOptions, in: scene)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    inbox.receive(contexts, in: scene)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    inbox.receive(userActivity, in: scene)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(inbox.receive(shortcutItem, in: windowScene))
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    inbox.stateRestorationActivity(for: scene)
  }
}

@MainActor private final class LinksByHand {
  var isLoaded = false
  var waiting: [URL] = []

  func isShowing(_ url: URL, in scene: UIScene) -> Bool { false }
  func open(_ url: URL) {}

func openByHand(_ url: URL, in scene: UIScene) {
  guard isLoaded, scene.activationState == .foregroundActive else {
    waiting.append(url)
    return
  }
  let scenes = UIApplication.shared.connectedScenes
  if let other = scenes.first(where: { isShowing(url, in: $0) }), other !== scene {
    UIApplication.shared.requestSceneSessionActivation(
      other.session, userActivity: nil, options: nil, errorHandler: nil)
    return
  }
  open(url)
}
}

@MainActor
final class NotificationReceiver: NSObject, @preconcurrency UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    inbox.receive(response)
    completionHandler()
  }
}

@MainActor private func inNewWindow(_ url: URL) {
  inbox.receive(url, in: .newWindow)
}

#if canImport(AppIntents)
import AppIntents

@MainActor private let product: DestinationStep<ProductViewController, Product.ID> = screen(
  ProductViewController.self)
@MainActor private let links = LinkMap(schemes: ["shop"]) {
  LinkPattern(product, "product", PathParameter<Product.ID>("id"))
}

struct OpenProductIntent: AppIntent {
  static let title: LocalizedStringResource = "Open Product"
  static let openAppWhenRun = true

  @Parameter(title: "Number") var number: Int

  @MainActor func perform() async throws -> some IntentResult {
    if let url = links.url(for: product, with: number) { try await inbox.open(url) }
    return .result()
  }
}

#if compiler(>=6.2)
@available(iOS 26.0, *)
extension SceneDelegate: AppIntentSceneDelegate {
  func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent) {
    guard let intent = appIntent as? OpenProductIntent else { return }
    if let url = links.url(for: product, with: intent.number) { inbox.receive(url, in: scene) }
  }
}
#endif
#endif
