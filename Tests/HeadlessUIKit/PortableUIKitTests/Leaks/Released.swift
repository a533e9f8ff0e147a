import PortableUIKit
import Testing

/// View controllers and views that only the hierarchy keeps: they're released once they leave it.
@MainActor final class Released {
  private var references: [(name: String, reference: Weak)] = []

  /// Makes a view controller, with a view, that only its new place in the hierarchy will keep.
  func screen(_ name: String) -> UIViewController {
    add(UIViewController(), name)
  }

  func add<Controller: UIViewController>(_ controller: Controller, _ name: String) -> Controller {
    controller.loadViewIfNeeded()
    references.append((name, Weak(controller)))
    references.append(("view of \(name)", Weak(controller.view)))
    return controller
  }

  /// The names of those still alive.
  var alive: [String] {
    references.filter { $0.reference.object != nil }.map(\.name)
  }

  private struct Weak {
    weak var object: AnyObject?

    init(_ object: AnyObject?) {
      self.object = object
    }
  }
}
