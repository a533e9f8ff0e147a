#if !canImport(UIKit)
/// Renders a host's content during layout, if something has changed since the last rendering.
@MainActor final class HostRenderer {
  private(set) weak var host: UIViewController?
  /// The environment outside the host's views. A sheet inherits the environment of the view that
  /// presents it.
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
  /// What the views say about the bars around the host.
  let bars = ScreenBars()
  private var renderings = 0

  /// Sets the host and the content to render from now on.
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
    // A covered host is in no window, but still follows its state.
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
    bars.begin()
    let views = observing { root.renderItself { renderContent?(root, scope) ?? [] } }
    view.show(views)
    bars.show(on: host)
    if isVisible {
      bars.showBars(around: host)
      tellAppeared()
    }
    if !presentations.isEmpty { presentLater() }
  }

  /// Renders views, and again once an observable property that they have read changes.
  private func observing(_ render: () -> [UIView]) -> [UIView] {
    guard #available(iOS 17.0, macOS 14.0, *) else { return render() }
    renderings += 1
    let rendering = renderings
    return withObservationTracking(render) { [weak self] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.hasChanged(since: rendering) }
      } else {
        // The property doesn't have its value yet: this thread sets it next. When the thread's task
        // ends or suspends, the property has its value, whatever has been rendered meanwhile.
        MainQueue.afterCurrentTask { self?.setNeedsRender() }
        // That may be long after, and a thread without a known task has no such moment: observation
        // reports only that a value will change. If such a thread is held up for longer than the
        // yields take, the view shows the old value until it's rendered again.
        Task { @MainActor in
          for _ in 0..<3 { await Task.yield() }
          self?.hasChanged(since: rendering)
        }
      }
    }
  }

  /// Only the latest rendering counts: an earlier one may have read other properties.
  private func hasChanged(since rendering: Int) {
    if rendering == renderings { setNeedsRender() }
  }

  private func environment(of host: UIViewController) -> EnvironmentValues {
    var environment = inherited
    environment.setPresentation(isPresented: host.isShownByOthers) { [weak host] in
      host?.dismissFromScreen()
    }
    return environment
  }

  // Appearing

  /// Adds the appear and disappear actions of a rendered view.
  func add(_ appearance: ViewAppearance) { appearances.append(appearance) }

  func hostWillAppear() {
    isVisible = true
    if let host, hasRendered { bars.showBars(around: host) }
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

  /// Adds a presentation that a rendered view may request.
  func add(_ presentation: ViewPresentation) { presentations.append(presentation) }

  /// Updates the presentations on the next turn, outside the layout pass.
  func presentLater() {
    onNextTurn(of: host) { [weak self] in self?.updatePresentations() }
  }

  /// Dismisses presentations that are no longer wanted, then presents wanted ones, one at a time.
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
  /// Sets exactly these subviews, in this order, without adding existing ones again.
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
  /// A stack view that holds its views, and gives them no frames.
  static func unmeasured() -> UIStackView {
    let stack = UIStackView()
    stack.measuresSubviews = false
    return stack
  }

  /// Sets exactly these arranged subviews, in this order, without adding existing ones again.
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
