// swift-format-ignore-file
// These lines stand as they do in Docs/Router/LinkRules.md.

import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterLinks
import StepRouterTesting

private final class PageViewController: UIViewController, ContextChecking {
  func isTarget(for url: URL) -> Bool { false }
}

@MainActor private let product = StepAssembly(
  finder: ClassFinder<ProductViewController, Product.ID>(), factory: ClassFactory()
)
.using(.present())
.from(.current)
.assemble()

@MainActor private let page = StepAssembly(
  finder: ClassFinder<PageViewController, URL>(), factory: ClassFactory()
)
.using(.present())
.from(.current)
.assemble()

@MainActor private let router = DefaultRouter()

@MainActor private func log(_ error: any Error) {}
@MainActor private func isSigned(_ document: Data, _ signature: Data) -> Bool { true }
@MainActor private func show(_ message: String) {}
@MainActor private let shopMap = LinkMap(schemes: ["shop"]) {}

private struct Server: Sendable {
  func load(_ url: URL) async throws -> (Data, Data) { (Data(), Data()) }
}


@MainActor private struct LoginFirst<Context>: RoutingInterceptor {
  func perform(
    with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void
  ) { completion(.success) }
}

@MainActor private func declared() -> LinkMap {
let productScreen = StepAssembly(
  finder: ClassWithContextFinder<ProductViewController, Product.ID>(), factory: ClassFactory()
)
.adding(LoginFirst())

let links = LinkMap(schemes: ["shop"], hosts: ["shop.example"]) {
  LinkPattern(product, "product", PathParameter<Product.ID>("id"))
    .push(productScreen.using(.push()).from(.visibleStack))
    .replace(productScreen.using(.pushReplacingLast()).from(.visibleStack))
    .modal { presentation in productScreen.using(.present(presentation)).from(.current) }
    .properties(ProductLook.self)
}
return links
}

nonisolated struct ProductLook: Decodable {
  var columns: Int
}

@MainActor private func loaded(_ json: Data, storedAt file: URL, _ url: URL, _ links: LinkMap) async throws {
  let server = Server()
let rules = try LinkRules(
  builtIn: json, storedAt: file,
  verify: { document, signature in isSigned(document, signature) },
  onProblem: { error in log(error) })
let ruled = try links.ruled(by: rules, web: page, hosts: ["help.example"])
try await router.open(url, using: ruled)

try await rules.update(from: url, fetch: { url in
  let (document, signature) = try await server.load(url)
  return LinkRules.Download(document: document, signature: signature)
})

let look = try ruled.properties(ProductLook.self, for: url)   // nil: the link has no rule

do {
  try await router.open(url, using: ruled)
} catch LinkError.refused(let message) {
  show(message)
}
  _ = look
}

#if !canImport(UIKit)
@MainActor private func launch(_ links: LinkMap) -> ExploredLaunch {
  ExploredLaunch(delegate: RuledDelegate(), sceneDelegate: { _ in RuledSceneDelegate() }) { _ in
    ExploredApp(router: router, destinations: [])
  }
}

private final class RuledDelegate: UIResponder, UIApplicationDelegate {}
private final class RuledSceneDelegate: UIResponder, UIWindowSceneDelegate {}

@MainActor private func explored(_ present: Data, _ next: Data, reporter: FailureReporter) async throws {
let explorations = try await Explorer.run(under: ["now": present, "next": next], depth: 1) { json in
  let links = try shopMap.ruled(by: LinkRules(builtIn: json))
  return Explorer(windows: 1) { { launch(links) } }
}
expectNothingWrong(explorations, reporter: reporter)
}
#endif

@MainActor private func app(_ rules: LinkRules, _ destination: ExploredDestination) -> ExploredApp {
ExploredApp(
  router: router, destinations: [destination],
  links: [ExploredLink("shop://product/42", shows: destination)],
  rules: { ExploredRules(rules.all, applied: rules.applied) })
}
