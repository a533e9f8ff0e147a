import PortableUIKit

/// The delegate of all browsers. The system holds a delegate weakly. This one has no state, so a
/// single object can serve all browsers and live forever.
///
/// Some frameworks declare their delegates' methods for the main actor and some don't, but all call
/// them there. So the methods of these delegates are `nonisolated`.
final class SafariAnswers: NSObject, SFSafariViewControllerDelegate {
  @MainActor static let shared = SafariAnswers()

  nonisolated func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    MainActor.assumeIsolated { controller.returnResult(()) }
  }
}
