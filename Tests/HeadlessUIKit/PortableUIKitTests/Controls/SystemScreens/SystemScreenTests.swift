#if !canImport(UIKit)
import PortableUIKit
import Testing

/// How screens of the system end (V36). A test can't finish them on a simulator.
@MainActor @Suite(.simulated) struct SystemScreenTests {
  private let screen = Touchscreen()
  private let log = EventLog()

  private func present(_ presented: UIViewController & SystemScreen) {
    screen.root.present(presented, animated: true)
    Simulation.current.runUntilIdle()
  }

  private func choose(_ choice: String, in presented: any SystemScreen) -> Bool {
    let isChosen = Simulation.current.user.choose(choice, in: presented)
    Simulation.current.runUntilIdle()
    return isChosen
  }

  private var isDismissed: Bool { screen.root.presentedViewController == nil }

  @Test func `V36: Safari calls its delegate and then goes`() throws {
    let responder = Responder(log, screen.root)
    let safari = SFSafariViewController(url: try #require(URL(string: "https://example.com")))
    safari.delegate = responder
    present(safari)
    #expect(!choose("Done", in: safari))
    #expect(choose("Close", in: safari))
    #expect(log.take() == ["safari, presented: true"])
    #expect(isDismissed)
  }

  @Test func `V36: composers and photo pickers stay until the delegate dismisses them`() {
    let responder = Responder(log, screen.root)
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = responder
    present(mail)
    #expect(choose("Save Draft", in: mail))
    #expect(!isDismissed)
    #expect(choose("Send", in: mail))
    #expect(log.take() == ["mail 1", "mail 2"])
    mail.dismiss(animated: false)
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = responder
    present(message)
    #expect(choose("Cancel", in: message))
    #expect(!isDismissed)
    message.dismiss(animated: false)
    let photos = PHPickerViewController(configuration: PHPickerConfiguration())
    photos.delegate = responder
    present(photos)
    #expect(choose("Add", in: photos))
    #expect(choose("Cancel", in: photos))
    #expect(!isDismissed)
    #expect(log.take() == ["message 0", "photos 1", "photos 0"])
  }

  @Test func `V36: an image picker goes by itself if the delegate doesn't know of cancelling`() {
    let responder = Responder(log, screen.root)
    let picker = UIImagePickerController()
    picker.allowsEditing = true
    picker.delegate = responder
    present(picker)
    #expect(choose("Choose", in: picker))
    #expect(!isDismissed)
    #expect(choose("Cancel", in: picker))
    #expect(isDismissed)
    #expect(log.take() == ["image true"])
  }

  @Test func `V36: document, colour and preview go before the delegate hears of it`() {
    let responder = Responder(log, screen.root)
    let document = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    document.delegate = responder
    present(document)
    #expect(choose("Open", in: document))
    present(document)
    #expect(choose("Cancel", in: document))
    let colour = UIColorPickerViewController()
    colour.delegate = responder
    present(colour)
    #expect(choose("Another colour", in: colour))
    #expect(choose("Close", in: colour))
    let preview = QLPreviewController()
    preview.dataSource = responder
    preview.delegate = responder
    present(preview)
    #expect(preview.currentPreviewItem?.previewItemURL?.lastPathComponent == "a.pdf")
    #expect(choose("Done", in: preview))
    #expect(isDismissed)
    #expect(
      log.take() == [
        "documents 1, presented: false", "no document, presented: false",
        "colour, presented: true", "colour done, presented: false",
        "will dismiss, presented: true", "did dismiss, presented: false",
      ])
  }

  @Test func `V36: a login ends once, with a callback or as cancelled`() throws {
    let url = try #require(URL(string: "https://example.com"))
    let responder = Responder(log, screen.root)
    let make = { [log] in
      ASWebAuthenticationSession(url: url, callbackURLScheme: "shop") { callback, error in
        log(
          "\(callback?.scheme ?? "") \((error as? ASWebAuthenticationSessionError)?.code == .canceledLogin)"
        )
      }
    }
    for choice in ["Log In", "Cancel"] {
      let session = make()
      session.presentationContextProvider = responder
      #expect(session.start())
      #expect(!session.start())
      Simulation.current.runUntilIdle()
      let sheet = try #require(screen.root.presentedViewController as? any SystemScreen)
      #expect(choose(choice, in: sheet))
      #expect(isDismissed)
    }
    #expect(log.take() == ["shop false", " true"])
    let cancelled = make()
    cancelled.presentationContextProvider = responder
    #expect(cancelled.start())
    Simulation.current.runUntilIdle()
    cancelled.cancel()
    Simulation.current.runUntilIdle()
    #expect(isDismissed)
    #expect(!cancelled.start())
    #expect(log.take() == [])
    #expect(!make().start())
    #expect(log.take() == [" false"])
  }

  @Test func `V36: a share sheet and a store's page`() {
    let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
    share.completionWithItemsHandler = { [log] type, isDone, _, _ in
      log("\(type?.rawValue ?? "nothing") \(isDone)")
    }
    present(share)
    #expect(choose("Copy", in: share))
    present(share)
    #expect(choose("Close", in: share))
    let store = SKStoreProductViewController()
    present(store)
    #expect(choose("Done", in: store))
    #expect(isDismissed)
    #expect(
      log.take() == ["com.apple.UIKit.activity.CopyToPasteboard true", "nothing false"])
  }

  @Test func `V36: a swipe down calls no delegate`() {
    let responder = Responder(log, screen.root)
    let photos = PHPickerViewController(configuration: PHPickerConfiguration())
    photos.delegate = responder
    let document = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    document.delegate = responder
    for sheet in [photos, document] {
      screen.root.present(sheet, animated: true)
      Simulation.current.runUntilIdle()
      #expect(Simulation.current.user.swipeDown(sheet))
      Simulation.current.runUntilIdle()
      #expect(isDismissed)
    }
    #expect(log.take() == [])
  }

  @Test func `a screen that's covered or on its way can't be finished`() throws {
    let safari = SFSafariViewController(url: try #require(URL(string: "https://example.com")))
    present(safari)
    safari.present(UIViewController(), animated: false)
    #expect(!choose("Close", in: safari))
    #expect(!Simulation.current.user.choose("Close", in: nil))
  }

  @Test func `S1: Safari shows pages of the web only`() throws {
    _ = SFSafariViewController(url: try #require(URL(string: "shop://cart")))
    #expect(
      Simulation.current.takeMisuses() == [
        Misuse(
          rule: "S1", name: "NSInvalidArgumentException",
          reason: "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are "
            + "supported.")
      ])
  }

  @Test func `the user may have set up no mail`() {
    HeadlessDevice.current.canSendMail = false
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
  }
}

/// The delegate of all of them, which logs what it hears.
@MainActor
private final class Responder: NSObject, SFSafariViewControllerDelegate,
  MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate,
  PHPickerViewControllerDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
  UIDocumentPickerDelegate, UIColorPickerViewControllerDelegate, QLPreviewControllerDelegate,
  QLPreviewControllerDataSource, ASWebAuthenticationPresentationContextProviding
{
  private let log: EventLog
  private let root: UIViewController

  init(_ log: EventLog, _ root: UIViewController) {
    self.log = log
    self.root = root
  }

  private func note(_ text: String) {
    log("\(text), presented: \(root.presentedViewController != nil)")
  }

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { note("safari") }

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { log("mail \(result.rawValue)") }

  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) { log("message \(result.rawValue)") }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    log("photos \(results.count)")
  }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { log("image \(info[.editedImage] is UIImage)") }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { note("documents \(urls.count)") }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    note("no document")
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { note("colour") }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    note("colour done")
  }

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }

  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem { Document() }

  func previewControllerWillDismiss(_ controller: QLPreviewController) { note("will dismiss") }

  func previewControllerDidDismiss(_ controller: QLPreviewController) { note("did dismiss") }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    root.view.window ?? UIWindow()
  }
}

private final class Document: NSObject, QLPreviewItem {
  var previewItemURL: URL? { URL(fileURLWithPath: "/tmp/a.pdf") }
}
#endif
