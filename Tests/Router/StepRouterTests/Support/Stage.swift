@_exported import DeviceTraits
import PortableUIKit
import StepRouter
import StepRouterTesting

/// A window with view controllers, a router, and the router's events.
@MainActor
final class Stage {
  let device = HeadlessDevice.current
  let window: UIWindow
  let recorder = EventRecorder()
  let router: DefaultRouter
  private(set) var completions = 0

  init(root: UIViewController?, policy: TurnPolicy = .enqueue) {
    window = UIWindow(windowScene: device.connectScene())
    let window = window
    router = DefaultRouter(
      windowProvider: CustomWindowProvider { [weak window] in window }, policy: policy,
      observers: [recorder])
    device.misuseHandler = { [recorder] in recorder.misuses.append($0.description) }
    guard let root else { return }
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.runUntilIdle()
  }

  /// The whole hierarchy, one view controller a line.
  var tree: String { HierarchySnapshot(of: window).description }

  /// Presents without animation, as the start of a test.
  @discardableResult
  func present(
    _ viewController: UIViewController, on presenter: UIViewController,
    style: UIModalPresentationStyle = .automatic
  ) -> Self {
    viewController.modalPresentationStyle = style
    presenter.present(viewController, animated: false)
    device.runUntilIdle()
    return self
  }

  /// Resizes the window, and lets time pass until nothing moves.
  func resize(_ width: UIUserInterfaceSizeClass) {
    let size = CGSize(width: width == .regular ? 1000 : 390, height: 844)
    device.user.resize(window, to: size)
    device.runUntilIdle()
  }

  /// Navigates, lets time pass until nothing moves, and returns the result; nil if there is none.
  @discardableResult
  func go<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context, animated: Bool = true
  ) -> Result<NavigationOutcome<Screen>, RoutingError>? {
    var result: Result<NavigationOutcome<Screen>, RoutingError>?
    router.navigate(to: step, with: context, animated: animated) { [self] in
      completions += 1
      result = $0
    }
    device.runUntilIdle()
    return result
  }

  /// Like ``go(to:with:animated:)``, but returns in a word how it ended.
  func end<Screen, Context>(
    of step: DestinationStep<Screen, Context>, with context: Context, animated: Bool = true
  ) -> String {
    switch go(to: step, with: context, animated: animated) {
    case nil: "unfinished"
    case .success(let outcome): outcome.kind.rawValue
    case .failure(let error): "\(error)"
    }
  }
}

/// Keeps the events of routers.
@MainActor
final class EventRecorder: RoutingObserver {
  var misuses: [String] = []
  private(set) var events: [RoutingEvent] = []

  func router(didRecord event: RoutingEvent) { events.append(event) }

  func clear() { events = [] }
}
