// swift-format-ignore-file
// These lines stand as they do in Docs/Router/Links.md.

import PortableUIKit
import StepRouter
import StepRouterLinks

private enum Mail { case inbox, message(Int) }

private typealias Destination<Context> = DestinationStep<UIViewController, Context>

@MainActor private func counts(
  archive: Destination<Int?>, folder: Destination<[String]>, editor: Destination<[String]>,
  compare: Destination<[Int]>
) -> LinkMap {
  LinkMap(schemes: ["shop"]) {
    LinkPattern(archive, "archive", PathParameter<Int?>("year"))             // archive, archive/2026
    LinkPattern(folder, "files", PathParameter<[String]>("folders"))         // files, files/a/b
    LinkPattern(editor, "notes/:path/edit", PathParameter<[String]>("path", count: 1...))

    LinkPattern(compare, "compare", QueryParameter<[Int]>("ids", separatedBy: .comma))  // compare?ids=1,2
  }
}

@MainActor private func onHost(mailbox: Destination<String>) -> [URL?] {
  let links = LinkMap(schemes: ["mail"], hosts: ["*.mail.example"]) {
    LinkPattern(mailbox, "inbox", HostParameter<String>("account"))
  }
  return printed(links, mailbox)
}

@MainActor @PrintedURLs private func printed(
  _ links: LinkMap, _ mailbox: Destination<String>
) -> [URL?] {
  links.url(for: mailbox, with: "work")             // mail://work/inbox
  links.url(for: mailbox, with: "work", as: .web)   // https://work.mail.example/inbox
}

@resultBuilder private enum PrintedURLs {
  static func buildBlock(_ urls: URL?...) -> [URL?] { urls }
}

@MainActor private func severalForms(
  product: Destination<Product.ID>, orders: Destination<Void>, mail: Destination<Mail>,
  webPage: Destination<[String]>
) -> LinkMap {
  LinkMap(schemes: ["shop"]) {
    LinkPattern(product, "product/:id", PathParameter<Product.ID>("id"))
      .alias("p/:id")
      .alsoReads("item.php", QueryParameter<Product.ID>("number"))
      .alsoConverts("offer-of-the-day", reading: { 42 })
    LinkPattern(orders, "account/orders|purchases")   // prints account/orders

    LinkPattern(
      mail, "inbox",
      reading: { .inbox },
      printingCase: { if case .inbox = $0 { () } else { nil } })
    LinkPattern(
      mail, "message", PathParameter<Int>("id"),
      reading: { .message($0) },
      printingCase: { if case .message(let id) = $0 { id } else { nil } })

    LinkPattern(webPage, "", PathParameter<[String]>("path"))
  }
}

@MainActor private func canonical(_ links: LinkMap, _ url: URL) throws -> URL? {
  try links.canonicalURL(for: url)                  // shop://p/42: shop://product/42
}

private func exactly(_ text: String) throws -> URL {
  let url = try URL(exactly: text)
  return url
}
