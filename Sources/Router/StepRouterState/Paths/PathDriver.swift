import Observation
import PortableUIKit
import StepRouter

/// Keeps the screen in sync with a path in an `@Observable` model: the screen follows the model,
/// and the model follows the user.
///
/// ```swift
/// let driver = PathDriver(shopModel, \.path, router: router, base: home.with(())) { screen in
///   switch screen {
///   case .product(let id): steps.product.with(id)
///   case .settings: steps.settings.with(())
///   }
/// } onFailure: { failure in
///   log(failure.error)
/// }
/// shopModel.path.push(.product(42))        // anywhere in the app
/// ```
///
/// A change of the path is one navigation, with the interceptors of its chains. It begins at the
/// end of the turn of the run loop. If the path changes again in the meantime, the newest value
/// waits, and the values in between never appear. When the user goes back, pulls a sheet down or
/// taps a tab, or another navigation has ended, the driver writes the path on screen to the model,
/// which causes no new navigation. If it can't show a path, it writes the path on screen to the
/// model, and then calls `onFailure`.
///
/// Retain the driver as long as the window. It doesn't retain the model.
@available(iOS 17.0, *)
@MainActor
public final class PathDriver<Element: PathElement> {
  private let presenter: StepPresenter
  private let window: RouteWindow
  private let onFailure: @MainActor (PathFailure<Element>) -> Void
  private var source: (any PathSource<Element>)?
  private var turns: RunLoopTurns?
  /// The model's path when the driver last handled it.
  private var known: [Element] = []
  /// The path on screen when the driver last looked; nil after a request.
  private var seen: [Element]?

  private lazy var driver = RouteDriver(presenter) { [weak self] in self?.hasFailed($0) }

  /// Creates a driver, and shows the model's path at once, without animation.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - path: The model's property that holds the path.
  ///   - router: Performs the navigations.
  ///   - base: The base of the path's first screen. An empty path leads to it.
  ///   - windowProvider: Provides the router's window. Pass it only for a custom router that
  ///     doesn't work in the key window.
  ///   - screen: Returns a value's screen: a step with its action, without a base, and its context.
  ///   - reading: Returns the value that a view controller shows; nil if it's no screen of a path.
  ///     The driver knows the screens that it has shown itself. It needs this closure for screens
  ///     that appeared through a link, another chain or a tab.
  ///   - onFailure: Called for each path that couldn't be shown.
  public init<Model: AnyObject & Observable>(
    _ model: Model, _ path: ReferenceWritableKeyPath<Model, [Element]>, router: any Router,
    base: Target, windowProvider: (any WindowProvider)? = nil,
    screen: @escaping @MainActor (Element) -> AnyScreen,
    reading: @escaping @MainActor (UIViewController) -> Element? = { _ in nil },
    onFailure: @escaping @MainActor (PathFailure<Element>) -> Void = { _ in }
  ) {
    presenter = StepPresenter(
      router: router, map: RouteMap(screen: screen, reading: reading), base: base,
      windowProvider: windowProvider)
    window = RouteWindow(windowProvider, of: router)
    self.onFailure = onFailure
    source = ObservedPath(model, path) { [weak self] in self?.pathWillChange() }
    turns = RunLoopTurns(of: window.window ?? UIResponder()) { [weak self] in self?.look() }
    show(source?.path ?? [], animated: false)
    writeBack()
  }

  /// Wakes the run loop, so that the driver looks at the path by the end of that turn.
  private func pathWillChange() {
    onNextTurn(of: window.window) { [weak self] in self?.look() }
  }

  private func look() {
    guard let path = source?.path else { return stop() }
    if path != known { show(path, animated: true) }
    writeBack()
  }

  /// Stops following the model, which is gone. The screen stays as it is.
  private func stop() {
    source = nil
    turns = nil
  }

  private func show(_ path: [Element], animated: Bool) {
    known = path
    seen = nil
    var state = RouteState()
    state.apply(SetRouteAction(path.map { RouteElement($0) }, animated: animated))
    driver.newState(state)
  }

  /// Writes the path on screen to the model once nothing moves.
  private func writeBack() {
    guard !driver.isBusy, self.window.window?.isAtRest == true else { return }
    let path = presenter.visibleRoute.path(of: Element.self)
    guard path != seen else { return }
    write(path)
  }

  private func write(_ path: [Element]) {
    seen = path
    guard path != known else { return }
    known = path
    source?.set(path)
  }

  private func hasFailed(_ failure: RouteFailure) {
    let wanted = failure.wanted.path(of: Element.self)
    let shown = failure.shown.path(of: Element.self)
    // Otherwise a newer path is on its way, or the window has closed.
    if wanted == known, source?.path == wanted, window.window != nil {
      write(shown)
      // If the model insists on the path, don't report the same failure forever.
      if source?.path == wanted { known = wanted }
    }
    onFailure(PathFailure(shown: shown, wanted: wanted, error: failure.error))
  }
}
