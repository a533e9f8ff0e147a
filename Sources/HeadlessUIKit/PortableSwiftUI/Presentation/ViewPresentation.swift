#if !canImport(UIKit)
/// What a view presents for as long as its state requests it: a sheet, a cover, an alert.
struct PresentedScreen {
  let id: AnyHashable
  /// Makes the view controller, which calls the closure when it has been dismissed.
  let make: @MainActor (_ onDismissal: @escaping @MainActor () -> Void) -> UIViewController
  /// Shows what the view says now.
  let update: @MainActor (UIViewController) -> Void
}

/// A presentation that a view requests by its state.
@MainActor final class ViewPresentation {
  /// Updates the view's state so that it no longer requests the presentation.
  var close: (() -> Void)?
  var onDismiss: (() -> Void)?
  private weak var renderer: HostRenderer?
  private var wanted: PresentedScreen?
  private var shown: (id: AnyHashable, screen: UIViewController)?

  init(by renderer: HostRenderer) { self.renderer = renderer }

  var isShown: Bool { shown != nil }
  var isAsWanted: Bool { shown?.id == wanted?.id }

  /// Records the presentation that the view requests in this rendering. A presentation already on
  /// screen receives its new content.
  func want(_ wanted: PresentedScreen?) {
    self.wanted = wanted
    guard let wanted, let shown, shown.id == wanted.id else { return }
    wanted.update(shown.screen)
  }

  func present(from presenter: UIViewController) {
    guard let wanted else { return }
    let screen = wanted.make { [weak self] in self?.wasDismissed() }
    shown = (wanted.id, screen)
    presenter.present(screen, animated: true) { [weak self] in self?.renderer?.presentLater() }
    // UIKit may have refused, for example while the window is busy with another presentation.
    if screen.presentingViewController == nil { shown = nil }
  }

  func dismiss() {
    guard let screen = shown?.screen, !screen.isBeingPresented, !screen.isBeingDismissed else {
      return
    }
    screen.presentingViewController?.dismiss(animated: true)
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
#endif
