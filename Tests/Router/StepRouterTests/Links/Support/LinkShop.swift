import PortableUIKit
import StepRouter
import StepRouterLinks

enum Sorting: String, LinkValue, CaseIterable {
  case price
  case name
}

struct OrderRequest: Equatable {
  var number: Int
  var tab: String?
}

/// A shop's screens and links, with every kind of parameter.
@MainActor
struct LinkShop {
  typealias Search = (text: String, page: Int?, tags: [String])

  let home = screen(HomeViewController.self, Any?.self)
  let product = screen(ProductViewController.self, Int.self)
  let search = screen(SearchViewController.self, (String, Int?, [String]).self)
  let sorted = screen(BagViewController.self, Sorting.self)
  let account = screen(AccountViewController.self, String.self)
  let orders = screen(LoginViewController.self, Int.self)
  let order = screen(FormViewController.self, OrderRequest.self)
  let device = screen(ForgotPasswordViewController.self, UUID.self)
  /// Declared, but not in the map.
  let secret = screen(Screen.self, Int.self)

  var links: LinkMap {
    LinkMap(schemes: ["shop"], hosts: ["shop.example", "www.shop.example"]) {
      LinkPattern(home, "")
      LinkPattern(product, "product", PathParameter<Int>("id"))
      LinkPattern(
        search, "search", QueryParameter<String>("q"), QueryParameter<Int?>("page"),
        QueryParameter<[String]>("tag"))
      LinkPattern(sorted, "sorted/by", PathParameter<Sorting>("sorting"))
      LinkPattern(account, "account", PathParameter<String>("name"))
      LinkPattern(orders, "user/:id/orders", PathParameter<Int>("id"))
      LinkPattern(
        order, "Order", PathParameter<Int>("number"), QueryParameter<String?>("tab"),
        reading: { OrderRequest(number: $0, tab: $1) }, printing: { ($0.number, $0.tab) })
      LinkPattern(device, "device", PathParameter<UUID>("id"))
    }
  }

  /// The outcome of a URL, in words.
  func outcome(of text: String) -> String {
    guard let url = URL(string: text) else { return "no URL" }
    do throws(LinkError) {
      guard try links.target(for: url) != nil else { return "not ours" }
      return try reached(by: url) ?? "reached nothing"
    } catch {
      return Self.words(for: error)
    }
  }

  private func reached(by url: URL) throws(LinkError) -> String? {
    if try links.context(for: home, in: url) != nil { return "home" }
    if let id = try links.context(for: product, in: url) { return "product \(id)" }
    if let (text, page, tags) = try links.context(for: search, in: url) {
      return "search “\(text)”" + (page.map { " page \($0)" } ?? "")
        + tags.map { " tag “\($0)”" }.joined()
    }
    if let sorting = try links.context(for: sorted, in: url) { return "sorted by \(sorting)" }
    if let name = try links.context(for: account, in: url) { return "account “\(name)”" }
    if let id = try links.context(for: orders, in: url) { return "orders of \(id)" }
    if let order = try links.context(for: order, in: url) {
      return "order \(order.number)" + (order.tab.map { " tab “\($0)”" } ?? "")
    }
    return try links.context(for: device, in: url).map { "device \($0)" }
  }

  private static func words(for error: LinkError) -> String {
    switch error {
    case .tooLong(let length, _): "too long: \(length)"
    case .malformed(let flaw): "malformed: \(flaw)"
    case .noMatch(let path, let nearest): "no match for \(path), nearest \(nearest ?? "none")"
    case .badParameter(let name, let value, _): "bad \(name): \(value ?? "missing")"
    case .refused, .notOwn, .noWindow, .routerInOtherScene, .overtaken: "\(error)"
    }
  }
}

/// A step that presents a new screen of the class.
@MainActor
func screen<ViewController: UIViewController, Context>(
  _ type: ViewController.Type, _ context: Context.Type
) -> DestinationStep<ViewController, Context> {
  StepAssembly(finder: NilFinder<ViewController, Context>(), factory: ClassFactory())
    .using(.present())
    .from(.current)
    .assemble()
}
