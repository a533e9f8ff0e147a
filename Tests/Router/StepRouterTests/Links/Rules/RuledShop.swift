import PortableUIKit
import StepRouter
import StepRouterLinks

/// A page of the web, for the URL that a rule gives it.
final class PageViewController: Screen, ContextChecking, ContextAccepting {
  private(set) var url: URL?

  func isTarget(for url: URL) -> Bool { self.url == url }

  func setup(with url: URL) throws {
    self.url = url
    title = url.absoluteString
  }
}

struct ProductLook: Decodable, Equatable, Sendable {
  var columns: Int
  var title: String?
}

/// A shop whose links open by rules.
@MainActor
struct RuledShop {
  let journal = Journal()
  /// The answer of the guard before the orders.
  var answer = Answer.pass

  typealias PageFinder = ClassWithContextFinder<PageViewController, URL>

  private typealias ProductScreen = StepAssembly<
    ClassWithContextFinder<ProductViewController, Int>, ClassFactory<ProductViewController, Int>
  >

  private var productScreen: ProductScreen {
    StepAssembly(finder: ClassWithContextFinder(), factory: ClassFactory())
  }

  var product: DestinationStep<ProductViewController, Int> {
    productScreen.using(.push()).from(NavigationControllerStep()).using(.present()).from(.current)
  }

  var productInStack: DestinationStep<ProductViewController, Int> {
    productScreen.using(.push()).from(.visibleStack)
  }

  var productInPlace: DestinationStep<ProductViewController, Int> {
    productScreen.using(.pushReplacingLast()).from(.visibleStack)
  }

  func productSheet(_ presentation: LinkPresentation) -> DestinationStep<ProductViewController, Int>
  {
    productScreen.using(.present(presentation)).from(.current)
  }

  private func ordersScreen(_ name: String = "login") -> StepAssembly<
    ClassFinder<AccountViewController, Void>, ClassFactory<AccountViewController, Void>
  > {
    StepAssembly(finder: ClassFinder(), factory: ClassFactory())
      .adding(TestGuard<Void>(name: name, journal: journal, answer: answer))
  }

  /// The orders, behind a guard.
  var orders: DestinationStep<AccountViewController, Void> {
    ordersScreen().using(.push()).from(.visibleStack)
  }

  func ordersSheet(_ presentation: LinkPresentation) -> DestinationStep<AccountViewController, Void>
  {
    ordersScreen().using(.present(presentation)).from(.current)
  }

  /// A chain that forgets the guard.
  var openOrders: DestinationStep<AccountViewController, Void> {
    StepAssembly(finder: ClassFinder(), factory: ClassFactory()).using(.push()).from(.visibleStack)
  }

  /// A chain with another guard.
  var otherOrders: DestinationStep<AccountViewController, Void> {
    ordersScreen("age").using(.pushReplacingLast()).from(.visibleStack)
  }

  var bag: DestinationStep<BagViewController, Void> {
    StepAssembly(finder: ClassFinder(), factory: ClassFactory()).using(.present()).from(.current)
  }

  var page: DestinationStep<PageViewController, URL> {
    StepAssembly(finder: PageFinder(), factory: ClassFactory())
      .using(.present(presentationStyle: .fullScreen))
      .from(.current)
  }

  var links: LinkMap {
    LinkMap(schemes: ["shop"], hosts: ["shop.example"]) {
      LinkPattern(product, "product", PathParameter<Int>("id"))
        .alias("p/:id")
        .push(productInStack)
        .modal(productSheet)
        .replace(productInPlace)
        .properties(ProductLook.self)
      LinkPattern(orders, "account/orders|purchases")
        .push(openOrders)
        .modal(ordersSheet)
        .replace(otherOrders)
      // Chains that don't do what they are declared for.
      LinkPattern(bag, "bag").push(bag).replace(bag).modal { _ in bag }
      LinkPattern(files, "files", PathParameter<[String]>("folders")).push(filesInStack)
      LinkPattern(archive, "archive", PathParameter<Int?>("year")).push(archiveInStack)
    }
  }

  var files: DestinationStep<SearchViewController, [String]> { screen() }
  var filesInStack: DestinationStep<SearchViewController, [String]> { pushed() }
  var archive: DestinationStep<FormViewController, Int?> { screen() }
  var archiveInStack: DestinationStep<FormViewController, Int?> { pushed() }

  private func screen<Shown: UIViewController, Context>() -> DestinationStep<Shown, Context> {
    StepAssembly(finder: ClassFinder<Shown, Context>(), factory: ClassFactory())
      .using(.present()).from(.current)
  }

  private func pushed<Shown: UIViewController, Context>() -> DestinationStep<Shown, Context> {
    StepAssembly(finder: ClassFinder<Shown, Context>(), factory: ClassFactory())
      .using(.push()).from(.visibleStack)
  }

  /// The shop's links under a document with this rule, and version 1.
  func links(_ rules: String...) throws -> LinkMap {
    try links.ruled(by: try LinkRules(builtIn: document(1, rules), named: "rules.json"), web: page)
  }
}

/// A document with these rules, one a line.
func document(_ version: Int, _ rules: [String]) -> Data {
  Data("{ \"version\": \(version), \"rules\": [\n\(rules.joined(separator: ",\n"))\n] }".utf8)
}

/// A rule for a pattern.
func rule(_ pattern: String, _ presentation: String) -> String {
  "{ \"patterns\": [\"\(pattern)\"], \"presentation\": \(presentation) }"
}

/// The error in words, or nothing.
func errorText(_ body: () throws -> Void) -> String {
  do {
    try body()
    return ""
  } catch {
    return "\(error)"
  }
}
