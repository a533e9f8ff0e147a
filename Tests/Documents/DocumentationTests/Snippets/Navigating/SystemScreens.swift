// swift-format-ignore-file
// These lines stand as they do in Docs/Router/SystemScreens.md and on the product's front page.

import PortableUIKit
import StepRouter
import StepRouterSystemScreens

@MainActor
private final class SystemScreensPage {
  struct Product { let url: URL }
  struct Order { let number: Int }

  let router: any Router

  init(router: any Router) { self.router = router }

  func count(_ activity: UIActivity.ActivityType?) {}
  func thank() {}
  func apologize(for error: (any Error)?) {}
  func showAddress() {}

  func shareProduct(_ product: Product) async throws {
    let share = StepAssembly(finder: NilFinder(), factory: ShareFactory())
      .using(.present())
      .from(.current)
      .assemble()

    let result = try await router.result(of: share, with: [product.url])
    if case .completed(let activity) = result { count(activity) }
  }

  func writeMail() async throws {
    let composer = StepAssembly(finder: NilFinder(), factory: MailFactory())
      .using(.present())
      .from(.current)
      .assemble()

    let draft = MailDraft(to: ["help@example.com"], subject: "Order 7")
    switch try await router.result(of: composer, with: draft) {
    case .sent: thank()
    case .saved, .cancelled: break
    case .failed(let error): apologize(for: error)
    }
  }

  func complain(about order: Order) async throws {
    let complaint = StepAssembly(
      finder: NilFinder(),
      factory: MailFactory { (order: Order) in
        MailDraft(to: ["help@example.com"], subject: "Order \(order.number)")
      }
    )
    .using(.present())
    .from(.current)
    .assemble()

    switch try await router.result(of: complaint, with: order) {
    case .sent: thank()
    case .saved, .cancelled: break
    case .failed(let error): apologize(for: error)
    }

    do {
      _ = try await router.result(of: complaint, with: order)
    } catch let error as RoutingError
      where error.underlying as? SystemScreenRefusal == .mailNotSetUp
    {
      showAddress()
    }
  }

  func pick(_ file: URL) async throws {
    let portrait = StepAssembly(finder: NilFinder(), factory: PhotoPickerFactory(filter: .images))
      .using(.present())
      .from(.current)
      .assemble()

    let contract = StepAssembly(
      finder: NilFinder(), factory: DocumentPickerFactory(opening: [.pdf], asCopy: true)
    )
    .using(.present())
    .from(.current)
    .assemble()

    let export = StepAssembly(
      finder: NilFinder(), factory: DocumentPickerFactory { (file: URL) in .export([file], asCopy: true) }
    )
    .using(.present())
    .from(.current)
    .assemble()

    _ = try await router.result(of: contract)
    _ = try await router.result(of: export, with: file)
    guard let photo = try await router.result(of: portrait).first else { return }
    _ = photo
  }

  func logIn(on page: URL) async throws {
    let login = StepAssembly(
      finder: NilFinder(), factory: WebLoginFactory(callbackScheme: "myshop")
    )
    .using(.present())
    .from(.current)
    .assemble()

    guard case .callback(let url) = try await router.result(of: login, with: page) else { return }
    _ = url
  }

  func read(_ page: URL) async throws {
    let article = StepAssembly(finder: NilFinder(), factory: SafariFactory())
      .adding(InlineContextTask { (safari: SFSafariViewController, _: URL) in
        safari.dismissButtonStyle = .done
      })
      .using(.present(presentationStyle: .pageSheet))
      .from(.current)
      .assemble()

    try await router.result(of: article, with: page)
  }
}
