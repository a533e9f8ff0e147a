import Observation
import PortableUIKit
import StepRouter

/// Keeps a path in an `@Observable` model and the screen the same: the screen follows the model,
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
/// A change of the path is one navigation, through its interceptors. It begins at the end of the
/// turn. While it is under way, the newest path waits, and those in between never happen. When the
/// user goes back, pulls a sheet down or taps a tab, or another navigation has ended, the model
/// gets the path that is then on screen; that is no new request. If a path can't be shown, the
/// model gets what is on screen, and then the driver calls `onFailure`.
///
/// Keep the driver as long as the window. It doesn't keep the model.
@available(iOS 17.0, *)
@MainActor
public final class PathDriver<Element: PathElement> {
  private let presenter: StepPresenter
  private let window: RouteWindow
  private let onFailure: @MainActor (PathFailure<Element>) -> Void
  private var source: (any PathSource<Element>)?
  private var turns: RunLoopTurns?
  /// The model's path, as far as it has been dealt with.
  private var known: [Element] = []
  /// The path that the screen had at the last look; nil after a request.
  private var seen: [Element]?

  private lazy var driver = RouteDriver(presenter) { [weak self] in self?.hasFailed($0) }

  /// Creates a driver, which shows the model's path at once, without animation.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - path: The model's property that has the path.
  ///   - router: Performs the navigations.
  ///   - base: What the first screen of the path stands on; an empty path leads there.
  ///   - windowProvider: Provides the router's window. Pass it only for a custom router that
  ///     doesn't work in the key window.
  ///   - screen: Returns a value's screen: a step with its action, without a base, and its context.
  ///   - reading: Returns the value that a view controller shows; nil if it's no screen of a
  ///     path. The driver knows the screens that it has shown itself. It needs this for the ones
  ///     that came by a link or another chain, or with a tab.
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

  /// Wakes the run loop: the look is at the end of that turn at the latest.
  private func pathWillChange() {
    onNextTurn(of: window.window) { [weak self] in self?.look() }
  }

  private func look() {
    guard let path = source?.path else { return stop() }
    if path != known { show(path, animated: true) }
    writeBack()
  }

  /// The model is gone: the screen stays as it is.
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

  /// Gives the model the path on screen, once nothing moves.
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
    // A newer path is on its way, or the window has closed.
    if wanted == known, source?.path == wanted, window.window != nil {
      write(shown)
      // A model that insists on the path doesn't get the same failure for ever.
      if source?.path == wanted { known = wanted }
    }
    onFailure(PathFailure(shown: shown, wanted: wanted, error: failure.error))
  }
}
