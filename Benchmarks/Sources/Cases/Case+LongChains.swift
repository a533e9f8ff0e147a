import PortableUIKit
import StepRouter

extension Case {
  /// Pushes screens onto one stack: by hand with a call for each, by the router with one update.
  static func screens(_ count: Int, as name: Name) -> Case {
    let stage = Stage { UINavigationController.stack([PlainViewController()]) }
    let navigation = stage.window.rootViewController as? UINavigationController
    let router = stage.router()
    let detail = Steps.pushedScreens(count)
    func popBack() {
      stage.settle()
      navigation?.popToRootViewController(animated: false)
      stage.settle()
    }
    return Case(name, on: stage) {
      router.navigate(to: detail, animated: false, completion: nil)
      popBack()
    } byHand: {
      for _ in 0..<count {
        navigation?.pushViewController(DetailViewController(), animated: false)
      }
      popBack()
    }
  }

  /// Presents stacks, each with a screen, one over another, so the router can't merge anything. By
  /// hand, each presentation starts in the completion of the one before.
  static func modalStacks(_ count: Int, as name: Name) -> Case {
    let stage = Stage { PlainViewController() }
    let root = stage.window.rootViewController
    let router = stage.router()
    let detail = Steps.inModalStacks(count)
    func present(_ remaining: Int, over top: UIViewController?) {
      guard remaining > 0 else { return }
      let navigation = UINavigationController()
      navigation.setViewControllers([DetailViewController()], animated: false)
      top?.present(navigation, animated: false) { present(remaining - 1, over: navigation) }
    }
    func dismiss() {
      stage.settle()
      root?.dismiss(animated: false)
      stage.settle()
    }
    return Case(name, on: stage) {
      router.navigate(to: detail, animated: false, completion: nil)
      dismiss()
    } byHand: {
      present(count, over: root)
      dismiss()
    }
  }

  /// Pushes a screen onto the front tab's stack, beside other tabs with a stack of two each.
  static func push(inOneOf count: Int, as name: Name) -> Case {
    let stage = Stage { UITabBarController.stacksOfTwo(count) { PlainViewController() } }
    let tabs = stage.window.rootViewController as? UITabBarController
    let navigation = tabs?.selectedViewController as? UINavigationController
    let router = stage.router()
    let detail = Steps.pushed(inStackFoundBy: .currentVisibleOnly)
    func pop() {
      stage.settle()
      navigation?.popViewController(animated: false)
      stage.settle()
    }
    return Case(name, on: stage) {
      router.navigate(to: detail, animated: false, completion: nil)
      pop()
    } byHand: {
      navigation?.pushViewController(DetailViewController(), animated: false)
      pop()
    }
  }

  /// Declares a screen in a presented stack: the cost an app pays at launch.
  static var assembly: Case {
    let stage = Stage { PlainViewController() }
    return Case(.assembly, on: stage) {
      keep(Steps.inModalStack(below: .current))
    } byHand: {
    }
  }
}
