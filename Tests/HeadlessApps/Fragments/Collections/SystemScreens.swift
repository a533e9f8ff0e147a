import AuthenticationServices
import MessageUI
import PhotosUI
import QuickLook
import SafariServices
import UIKit
import UniformTypeIdentifiers

final class BrowserThatReports: Screen, SFSafariViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
  }
  @objc func open() {
    guard let url = URL(string: "https://example.com") else { return }
    let safari = SFSafariViewController(url: url)
    safari.delegate = self
    safari.preferredControlTintColor = .systemRed
    present(safari, animated: true) { self.note("shown") }
  }
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { note("finished") }
}

final class MailToSupport: Screen, MFMailComposeViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(write), for: .touchUpInside)
  }
  @objc func write() {
    guard MFMailComposeViewController.canSendMail() else { return note("no mail") }
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = self
    composer.setToRecipients(["support@example.com"])
    composer.setSubject("Help")
    composer.setMessageBody("…", isHTML: false)
    present(composer, animated: true) { self.note("shown") }
  }
  func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
    controller.dismiss(animated: true)
  }
}

final class PhotoFromPicker: Screen, PHPickerViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(pick), for: .touchUpInside)
  }
  @objc func pick() {
    var configuration = PHPickerConfiguration()
    configuration.filter = .any(of: [.images, .livePhotos])
    configuration.selectionLimit = 3
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true) { self.note("shown") }
  }
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
  }
}

final class PhotoFromCamera: Screen, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(shoot), for: .touchUpInside)
  }
  @objc func shoot() {
    let picker = UIImagePickerController()
    if UIImagePickerController.isSourceTypeAvailable(.camera) { picker.sourceType = .camera }
    picker.allowsEditing = true
    picker.delegate = self
    present(picker, animated: true) { self.note("shown") }
  }
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
    let image = info[.editedImage] as? UIImage ?? info[.originalImage] as? UIImage
    note("\(image != nil)")
    picker.dismiss(animated: true, completion: nil)
  }
}

final class DocumentToOpen: Screen, UIDocumentPickerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(pick), for: .touchUpInside)
  }
  @objc func pick() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .plainText], asCopy: true)
    picker.delegate = self
    picker.allowsMultipleSelection = false
    present(picker, animated: true) { self.note("shown") }
  }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    note(urls.first?.lastPathComponent ?? "")
  }
}

final class LoginOnTheWeb: Screen, ASWebAuthenticationPresentationContextProviding {
  private var session: ASWebAuthenticationSession?

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(logIn), for: .touchUpInside)
  }
  @objc func logIn() {
    let session = ASWebAuthenticationSession(url: URL(string: "https://example.com/login")!, callbackURLScheme: "shop") { callbackURL, error in
      if let error = error as? ASWebAuthenticationSessionError, error.code == .canceledLogin { self.note("cancelled") }
    }
    session.presentationContextProvider = self
    session.prefersEphemeralWebBrowserSession = true
    note("\(session.start())")
    self.session = session
  }
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { view.window! }
}

final class PreviewOfDocument: Screen, QLPreviewControllerDataSource {
  final class Document: NSObject, QLPreviewItem {
    var previewItemURL: URL? { URL(fileURLWithPath: "/tmp/a.pdf") }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(preview), for: .touchUpInside)
  }
  @objc func preview() {
    let preview = QLPreviewController()
    preview.dataSource = self
    present(preview, animated: true) { self.note("shown") }
  }
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem { Document() }
}
