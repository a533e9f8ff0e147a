#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterSystemScreens
import Testing

/// A step for each screen of the system, presented over whatever is in front.
@MainActor
enum SystemSteps {
  static let page = URL(string: "https://example.com") ?? URL(fileURLWithPath: "/")

  static var safari: DestinationStep<SFSafariViewController, URL> { shown(SafariFactory()) }
  static var mail: DestinationStep<MFMailComposeViewController, MailDraft> { shown(MailFactory()) }
  static var message: DestinationStep<MFMessageComposeViewController, MessageDraft> {
    shown(StepRouterSystemScreens.MessageFactory())
  }
  static var store: DestinationStep<SKStoreProductViewController, Int> {
    shown(StoreProductFactory())
  }
  static var share: DestinationStep<UIActivityViewController, [Any]> { shown(ShareFactory()) }
  static var photos: DestinationStep<PHPickerViewController, Void> {
    shown(PhotoPickerFactory(selectionLimit: 3, filter: .images))
  }
  static var documents: DestinationStep<UIDocumentPickerViewController, Void> {
    shown(DocumentPickerFactory(opening: [.pdf], allowsMultipleSelection: true))
  }
  static var export: DestinationStep<UIDocumentPickerViewController, [URL]> {
    shown(DocumentPickerFactory { (files: [URL]) in .export(files) })
  }
  static var preview: DestinationStep<QLPreviewController, [URL]> { shown(PreviewFactory()) }
  static var login: DestinationStep<WebLoginViewController, URL> {
    shown(WebLoginFactory(callbackScheme: "shop", isPrivate: true))
  }

  private static func shown<Made: Factory>(
    _ factory: Made
  ) -> DestinationStep<Made.ViewController, Made.Context> {
    StepAssembly(finder: NilFinder(), factory: factory)
      .using(.present()).from(.current).assemble()
  }

  /// All of them, by the words that their answers have.
  nonisolated static let all: [SystemCase] = [
    SystemCase("safari", left: "()") { try await $0.result(of: safari, with: page) },
    SystemCase("mail", left: "cancelled") {
      try await $0.result(of: mail, with: MailDraft(to: ["a@example.com"]))
    },
    SystemCase("message", left: "cancelled") {
      try await $0.result(of: message, with: MessageDraft(to: ["112"], body: "Help"))
    },
    SystemCase("store", left: "()") { try await $0.result(of: store, with: 361_309_726) },
    SystemCase("share", left: "cancelled") { try await $0.result(of: share, with: ["text"]) },
    SystemCase("photos", left: "[]") { try await $0.result(of: photos) },
    SystemCase("documents", left: "[]") { try await $0.result(of: documents) },
    SystemCase("export", left: "[]") {
      try await $0.result(of: export, with: [URL(fileURLWithPath: "/a.pdf")])
    },
    SystemCase("preview", left: "()") {
      try await $0.result(of: preview, with: [URL(fileURLWithPath: "/a.pdf")])
    },
    SystemCase("login", left: "cancelled") { try await $0.result(of: login, with: page) },
  ]
}

/// A screen of the system, and what it answers if the user leaves it.
struct SystemCase: Sendable, CustomTestStringConvertible {
  let name: String
  let left: String
  let ask: @MainActor @Sendable (DefaultRouter) async throws -> Any

  init(
    _ name: String, left: String,
    _ ask: @escaping @MainActor @Sendable (DefaultRouter) async throws -> Any
  ) {
    self.name = name
    self.left = left
    self.ask = ask
  }

  var testDescription: String { name }
}

extension Stage {
  /// The kinds of the router's events so far.
  var kinds: [String] {
    recorder.events.map { Mirror(reflecting: $0.kind).children.first?.label ?? "\($0.kind)" }
  }
}
#endif
