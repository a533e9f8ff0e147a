#if !canImport(UIKit)
/// Renders what a host shows: at a layout, when something has changed since the last.
@MainActor final class HostRenderer {
  private(set) weak var host: UIViewController?
  /// What the views of the host are in from outside: a sheet is in the environment of the view that
  /// has it.
  var inherited = EnvironmentValues() {
    didSet { setNeedsRender() }
  }
  private let root = ViewNode(HostRenderer.self, at: .position(0))
  private var renderContent: (@MainActor (ViewNode, RenderScope) -> [UIView])?
  private var needsRender = true
  private var hasRendered = false
  private var isVisible = false
  private var appearances: [ViewAppearance] = []
  private var presentations: [ViewPresentation] = []

  /// Renders for this host from now on.
  func render(
    in host: UIViewController,
    _ content: @escaping @MainActor (ViewNode, RenderScope) -> [UIView]
  ) {
    self.host = host
    renderContent = content
  }

  func setNeedsRender() {
    needsRender = true
    guard let view = host?.viewIfLoaded else { return }
    view.setNeedsLayout()
    // What is covered is in no window, and yet follows its state.
    guard view.window == nil, hasRendered else { return }
    onNextTurn(of: host) { [weak self] in self?.renderIfNeeded() }
  }

  func renderIfNeeded() {
    guard needsRender, let host, let view = host.viewIfLoaded else { return }
    needsRender = false
    hasRendered = true
    appearances = []
    presentations = []
    let scope = RenderScope(host: self, environment: environment(of: host))
    let views = root.renderItself { renderContent?(root, scope) ?? [] }
    view.show(views)
    if isVisible { tellAppeared() }
    if !presentations.isEmpty { presentLater() }
  }

  private func environment(of host: UIViewController) -> EnvironmentValues {
    var environment = inherited
    environment.setPresentation(isPresented: host.isShownByOthers) { [weak host] in
      host?.dismissFromScreen()
    }
    return environment
  }

  // Appearing

  /// A view that is to be told when it comes and goes is rendered.
  func add(_ appearance: ViewAppearance) { appearances.append(appearance) }

  func hostWillAppear() {
    isVisible = true
    tellAppeared()
  }

  func hostDidDisappear() {
    isVisible = false
    for appearance in appearances { appearance.disappeared() }
  }

  private func tellAppeared() {
    for appearance in appearances { appearance.appeared() }
  }

  // Presenting

  /// A view that may present something is rendered.
  func add(_ presentation: ViewPresentation) { presentations.append(presentation) }

  /// Not in the middle of a layout.
  func presentLater() {
    onNextTurn(of: host) { [weak self] in self?.updatePresentations() }
  }

  /// Dismisses what is no longer wanted, then presents what is: one at a time.
  private func updatePresentations() {
    guard let host else { return }
    for presentation in presentations where !presentation.isAsWanted {
      if presentation.isShown { return presentation.dismiss() }
    }
    guard host.viewIfLoaded?.window != nil, host.presentedViewController == nil else { return }
    presentations.first { !$0.isAsWanted }?.present(from: host)
  }
}

extension UIView {
  /// Has exactly these subviews, in this order; those that are there already stay.
  fileprivate func show(_ views: [UIView]) {
    guard !subviews.elementsEqual(views, by: ===) else { return }
    for old in subviews where !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
    for (index, view) in views.enumerated() {
      guard index >= subviews.count || subviews[index] !== view else { continue }
      insertSubview(view, at: index)
    }
  }
}

extension UIStackView {
  /// Has exactly these arranged views, in this order; those that are there already stay.
  func arrange(_ views: [UIView]) {
    guard !arrangedSubviews.elementsEqual(views, by: ===) else { return }
    for old in arrangedSubviews where !views.contains(where: { $0 === old }) {
      old.removeFromSuperview()
    }
    for (index, view) in views.enumerated() {
      guard index >= arrangedSubviews.count || arrangedSubviews[index] !== view else { continue }
      insertArrangedSubview(view, at: index)
    }
    for view in views { bringSubviewToFront(view) }
  }
}
#endif
