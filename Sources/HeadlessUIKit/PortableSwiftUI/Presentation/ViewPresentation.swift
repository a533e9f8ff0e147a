#if !canImport(UIKit)
/// A sheet or cover that a view presents for as long as its state requests it.
@MainActor final class ViewPresentation {
  var style = UIModalPresentationStyle.automatic
  /// Updates the view's state so that it no longer requests the presentation.
  var close: (() -> Void)?
  var onDismiss: (() -> Void)?
  private weak var renderer: HostRenderer?
  private var wanted: (id: AnyHashable, content: AnyView, environment: EnvironmentValues)?
  private var shown: (id: AnyHashable, host: PresentationHostingController<AnyView>)?

  init(by renderer: HostRenderer) { self.renderer = renderer }

  var isShown: Bool { shown != nil }
  var isAsWanted: Bool { shown?.id == wanted?.id }

  /// Records the presentation that the view requests in this rendering. A presentation already on
  /// screen receives its new content.
  func want(_ wanted: (id: AnyHashable, content: AnyView)?, in environment: EnvironmentValues) {
    self.wanted = wanted.map { ($0.id, $0.content, environment) }
    guard let wanted, let shown, shown.id == wanted.id else { return }
    shown.host.rootView = wanted.content
    shown.host.renderer.inherited = environment
  }

  func present(from presenter: UIViewController) {
    guard let wanted else { return }
    let host = PresentationHostingController(rootView: wanted.content)
    host.renderer.inherited = wanted.environment
    host.modalPresentationStyle = style
    host.onDismissal = { [weak self] in self?.wasDismissed() }
    shown = (wanted.id, host)
    presenter.present(host, animated: true) { [weak self] in self?.renderer?.presentLater() }
    // UIKit may have refused, for example while the window is busy with another presentation.
    if host.presentingViewController == nil { shown = nil }
  }

  func dismiss() {
    guard let host = shown?.host, !host.isBeingPresented, !host.isBeingDismissed else { return }
    host.presentingViewController?.dismiss(animated: true)
  }

  /// Brings the view's state in line after a dismissal, regardless of its cause.
  private func wasDismissed() {
    guard let shown else { return }
    self.shown = nil
    if wanted?.id == shown.id {
      wanted = nil
      close?()
    }
    onDismiss?()
    renderer?.presentLater()
  }

  /// Ends the presentation because the view that presents it no longer exists.
  func viewIsGone() {
    wanted = nil
    dismiss()
  }
}

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
