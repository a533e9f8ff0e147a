import PortableUIKit

/// The delegate of all mail composers.
final class MailAnswers: NSObject, MFMailComposeViewControllerDelegate {
  @MainActor static let shared = MailAnswers()

  nonisolated func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    let answer: MailResult =
      switch result {
      case .sent: .sent
      case .saved: .saved
      case .failed: .failed(error)
      default: .cancelled
      }
    MainActor.assumeIsolated { controller.finish(with: answer) }
  }
}
