import PortableUIKit

/// The delegate of all browsers. The system holds delegates weakly, and one without a state may
/// stay for ever.
///
/// Some frameworks declare their delegates' methods for the main actor and some don't, but all call
/// them there. So the methods of these delegates belong to no actor.
final class SafariAnswers: NSObject, SFSafariViewControllerDelegate {
  @MainActor static let shared = SafariAnswers()

  nonisolated func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    MainActor.assumeIsolated { controller.returnResult(()) }
  }
}
