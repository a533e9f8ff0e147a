import PortableUIKit

/// A class of view controllers that a chain needs: an action's host, or the destination's screen.
@MainActor
protocol WantedClass {
  var type: UIViewController.Type { get }

  /// Whether this view controller is of the class.
  func accepts(_ viewController: UIViewController) -> Bool
  /// Whether a view controller declared with this class will be of the wanted one.
  func accepts(declared type: UIViewController.Type) -> Bool
}

/// A wanted class with its type.
struct Wanted<ViewController: UIViewController>: WantedClass {
  var type: UIViewController.Type { ViewController.self }

  func accepts(_ viewController: UIViewController) -> Bool {
    ViewController.self == UIViewController.self || viewController is ViewController
  }

  func accepts(declared type: UIViewController.Type) -> Bool { type is ViewController.Type }
}
