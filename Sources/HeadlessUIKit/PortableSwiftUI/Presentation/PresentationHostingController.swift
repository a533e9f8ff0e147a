#if !canImport(UIKit)
/// The hosting controller of a SwiftUI presentation. It belongs to SwiftUI rather than the app,
/// which can't name the type of its content (rule 169).
final class PresentationHostingController<Content: View>: UIHostingController<Content> {
  var onDismissal: (@MainActor () -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Another screen may merely cover this one.
    guard isBeingDismissed else { return }
    onDismissal?()
    onDismissal = nil
  }
}
#endif
