@_exported import DeviceTraits
import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterTesting

/// A window with view controllers, and a router.
@MainActor
final class Stage {
  let device = HeadlessDevice.current
  let window: UIWindow
  let router: DefaultRouter
  private(set) var misuses: [String] = []

  init(root: UIViewController) {
    window = UIWindow(windowScene: device.connectScene())
    let window = window
    router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    device.misuseHandler = { [weak self] in self?.misuses.append($0.description) }
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.runUntilIdle()
  }

  /// The whole hierarchy, one view controller a line.
  var tree: String { HierarchySnapshot(of: window).description }

  /// The texts in the topmost layer, from top to bottom.
  var texts: [String] { window.layers.last?.view.writtenTexts ?? [] }

  /// Lets time pass until nothing moves.
  func rest() { device.runUntilIdle() }

  /// Lets time and tasks run until nothing is left to do.
  func settle() async {
    await device.settle()
  }

  /// Taps the button with this title in the topmost layer; whether that was possible.
  @discardableResult
  func tap(_ title: String) -> Bool {
    guard let control = window.layers.last?.view.control(named: title) else { return false }
    let isTapped = device.user.tap(control)
    rest()
    return isTapped
  }

  /// Navigates, lets time pass until nothing moves, and returns in a word how it ended.
  func end<Screen, Context>(
    of step: DestinationStep<Screen, Context>, with context: Context
  ) -> String {
    var result: Result<NavigationOutcome<Screen>, RoutingError>?
    router.navigate(to: step, with: context) { result = $0 }
    rest()
    switch result {
    case nil: return "unfinished"
    case .success(let outcome): return outcome.kind.rawValue
    case .failure(let error): return "\(error)"
    }
  }
}

extension UIView {
  /// The texts of labels, buttons and fields in this view, in order.
  var writtenTexts: [String] {
    switch self {
    case let label as UILabel: [label.text ?? ""]
    case let button as UIButton: ["[\(button.currentTitle ?? "")]"]
    case let field as UITextField: ["<\(field.text ?? "")>"]
    default: subviews.flatMap(\.writtenTexts)
    }
  }

  func control(named name: String) -> UIControl? {
    if let button = self as? UIButton, button.currentTitle == name { return button }
    if let control = self as? UIControl, control.accessibilityLabel == name { return control }
    return subviews.lazy.compactMap { $0.control(named: name) }.first
  }
}
