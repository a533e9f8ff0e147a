#if !canImport(UIKit)
/// What has become of a message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

/// A composer of a message. The delegate dismisses it.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController, SystemScreen {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  /// Whether the device can send messages, see `HeadlessDevice.canSendMail`.
  open class func canSendText() -> Bool { HeadlessDevice.current.canSendMail }

  public var choices: [String] { ["Send", "Cancel"] }

  public func choose(_ choice: String) {
    messageComposeDelegate?.messageComposeViewController(
      self, didFinishWith: choice == "Send" ? .sent : .cancelled)
  }
}

/// The method that responds to the end of a message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
#endif
