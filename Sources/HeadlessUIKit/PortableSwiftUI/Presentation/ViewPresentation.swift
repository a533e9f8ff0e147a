#if !canImport(UIKit)
/// A sheet or a cover that a view presents while its state says so.
@MainActor final class ViewPresentation {
  var style = UIModalPresentationStyle.automatic
  /// Makes the view's state say that nothing is presented.
  var close: (() -> Void)?
  var onDismiss: (() -> Void)?
  private weak var renderer: HostRenderer?
  private var wanted: (id: AnyHashable, content: AnyView, environment: EnvironmentValues)?
  private var shown: (id: AnyHashable, host: PresentationHostingController<AnyView>)?

  init(by renderer: HostRenderer) { self.renderer = renderer }

  var isShown: Bool { shown != nil }
  var isAsWanted: Bool { shown?.id == wanted?.id }

  /// What the view wants at this rendering; what is shown already is given its new content.
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
    // UIKit may have refused, as where something else is just being presented in the window.
    if host.presentingViewController == nil { shown = nil }
  }

  func dismiss() {
    guard let host = shown?.host, !host.isBeingPresented, !host.isBeingDismissed else { return }
    host.presentingViewController?.dismiss(animated: true)
  }

  /// Whoever has dismissed it: the view's state is to agree.
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

  /// The view that presents it is no longer there.
  func viewIsGone() {
    wanted = nil
    dismiss()
  }
}

/// The host of what SwiftUI presents. It is not the app's: what it hosts has no type that an app can
/// name (rule 169).
final class PresentationHostingController<Content: View>: UIHostingController<Content> {
  var onDismissal: (@MainActor () -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Perhaps it is only covered.
    guard isBeingDismissed else { return }
    onDismissal?()
    onDismissal = nil
  }
}
#endif
