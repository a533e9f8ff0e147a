import PortableUIKit

/// The delegate of all message composers.
final class MessageAnswers: NSObject, MFMessageComposeViewControllerDelegate {
  @MainActor static let shared = MessageAnswers()

  nonisolated func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    let answer: MessageResult =
      switch result {
      case .sent: .sent
      case .failed: .failed
      default: .cancelled
      }
    MainActor.assumeIsolated { controller.finish(with: answer) }
  }
}
