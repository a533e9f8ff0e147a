import PortableUIKit
import StepRouter
import StepRouterLinks

enum Language: String, LinkValue, CaseIterable {
  case en, de
}

enum Letter: Equatable {
  case inbox
  case message(Int)
}

/// Screens and links with parameters that may be missing, that repeat, and that stand in the host's
/// place.
@MainActor
struct FormShop {
  let archive = screen(HomeViewController.self, (Int?, Int?).self)
  let folder = screen(ProductViewController.self, [String].self)
  let page = screen(SearchViewController.self, (Language?, [String]).self)
  let edited = screen(FormViewController.self, (Int, [String]).self)
  let compare = screen(BagViewController.self, ([Int], [String]).self)
  let mailbox = screen(AccountViewController.self, (String, Letter).self)
  let product = screen(LoginViewController.self, Int.self)
  let orders = screen(ForgotPasswordViewController.self, Void.self)

  var links: LinkMap {
    LinkMap(schemes: ["shop"], hosts: ["shop.example", "*.shop.example"]) {
      LinkPattern(archive, "archive", PathParameter<Int?>("year"), PathParameter<Int?>("month"))
      LinkPattern(folder, "files", PathParameter<[String]>("folders", count: 1...3))
      LinkPattern(
        page, ":language/docs/:path", PathParameter<Language?>("language"),
        PathParameter<[String]>("path"))
      LinkPattern(
        edited, "notes/:id/:sections/edit", PathParameter<Int>("id"),
        PathParameter<[String]>("sections"))
      LinkPattern(
        compare, "compare", QueryParameter<[Int]>("ids", separatedBy: .comma),
        QueryParameter<[String]>("tags", separatedBy: .semicolon))
      LinkPattern(
        mailbox, "inbox", HostParameter<String>("account"),
        reading: { ($0, .inbox) },
        printingCase: { if case (let account, .inbox) = $0 { account } else { nil } })
      LinkPattern(
        mailbox, "message", HostParameter<String>("account"), PathParameter<Int>("id"),
        reading: { ($0, .message($1)) },
        printingCase: {
          if case (let account, .message(let id)) = $0 { (account, id) } else { nil }
        })
      LinkPattern(product, "product/:id", PathParameter<Int>("id"))
        .alias("p/:id")
        .alsoReads("item.php", QueryParameter<Int>("number"))
        .alsoConverts("offer", QueryParameter<String>("name"), reading: { $0.utf8.count })
      LinkPattern(orders, "account/orders|purchases")
    }
  }

  /// The outcome of a URL, in words.
  func outcome(of text: String) -> String {
    guard let url = URL(string: text) else { return "no URL" }
    let links = links
    do throws(LinkError) {
      if let (year, month) = try links.context(for: archive, in: url) {
        return "archive \(year.map(String.init) ?? "-") \(month.map(String.init) ?? "-")"
      }
      if let folders = try links.context(for: folder, in: url) { return "folder \(folders)" }
      if let (language, path) = try links.context(for: page, in: url) {
        return "page \(language?.rawValue ?? "-") \(path)"
      }
      if let (id, sections) = try links.context(for: edited, in: url) {
        return "edited \(id) \(sections)"
      }
      if let (ids, tags) = try links.context(for: compare, in: url) {
        return "compare \(ids) \(tags)"
      }
      if let (account, mail) = try links.context(for: mailbox, in: url) {
        return "mail of \(account): \(mail)"
      }
      if let id = try links.context(for: product, in: url) { return "product \(id)" }
      return try links.context(for: orders, in: url) == nil ? "not ours" : "orders"
    } catch {
      return "\(error)"
    }
  }
}
