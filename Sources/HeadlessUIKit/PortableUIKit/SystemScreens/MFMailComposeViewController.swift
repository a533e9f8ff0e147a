#if !canImport(UIKit)
/// What has become of an e-mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// A composer of an e-mail. The delegate dismisses it.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController, SystemScreen {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private(set) var subject = ""
  private(set) var recipients: [String] = []
  private(set) var body = ""

  /// Whether the device can send e-mail, see `HeadlessDevice.canSendMail`.
  open class func canSendMail() -> Bool { HeadlessDevice.current.canSendMail }

  open func setSubject(_ subject: String) { self.subject = subject }

  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }

  open func setCcRecipients(_ ccRecipients: [String]?) {}

  open func setBccRecipients(_ bccRecipients: [String]?) {}

  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }

  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}

  public var choices: [String] { ["Send", "Save Draft", "Delete Draft"] }

  public func choose(_ choice: String) {
    let result: MFMailComposeResult =
      switch choice {
      case "Send": .sent
      case "Save Draft": .saved
      default: .cancelled
      }
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
  }
}

/// The method that responds to the end of an e-mail.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
#endif
