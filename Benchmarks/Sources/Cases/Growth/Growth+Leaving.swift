import PortableUIKit
import StepRouter

extension Growth {
  /// Registers a leave handler with each screen of a stack.
  static func handlersAdded(_ count: Int) -> Growth {
    let stack = WatchedStack(count)
    return Growth(on: stage(of: stack)) { stack.watchAll() }
  }

  /// A turn of the run loop in which nothing moves, beside screens with leave handlers.
  static func idleTurn(beside count: Int) -> Growth {
    let stack = WatchedStack(count)
    let stage = stage(of: stack)
    stage.device.perform {
      stack.watchAll()
      stage.device.schedule {}
      stage.settle()
    }
    return Growth(on: stage) {
      for _ in 0..<10 { stage.device.schedule {} }
      stage.settle()
    }
  }

  /// A push onto a stack whose screens have leave handlers.
  static func screenPushed(beside count: Int) -> Growth {
    let stack = WatchedStack(count)
    let stage = stage(of: stack)
    stage.device.perform {
      stack.watchAll()
      stage.settle()
    }
    return Growth(on: stage) {
      stack.navigation.pushViewController(DetailViewController(), animated: false)
      stage.settle()
    }
  }

  /// Pops all screens but the lowest, each of which has a leave handler.
  static func stackLeft(_ count: Int) -> Growth {
    let stack = WatchedStack(count)
    let stage = stage(of: stack)
    stage.device.perform {
      stack.watchAll()
      stage.settle()
    }
    return Growth(on: stage) {
      stack.navigation.popToRootViewController(animated: false)
      stage.settle()
    }
  }

  private static func stage(of stack: WatchedStack) -> Stage {
    Stage { stack.navigation }
  }
}

/// A stack whose screens get leave handlers.
@MainActor
private final class WatchedStack {
  private let count: Int
  private(set) lazy var navigation = UINavigationController.stack(
    (0..<count).map { _ in PlainViewController() })

  init(_ count: Int) { self.count = count }

  func watchAll() {
    for screen in navigation.viewControllers { screen.onLeave { _ in } }
  }
}
