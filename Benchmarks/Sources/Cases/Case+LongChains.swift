import PortableUIKit
import StepRouter

extension Case {
  /// Screens onto one stack: one call each by hand, one update of the stack by the router.
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

  /// Stacks with a screen, each presented over the one before: nothing can be merged. By hand each is
  /// presented when the one before says that it is there.
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

  /// A screen onto the stack of the tab in front, beside others with a stack of two in each.
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

  /// The declaration of a screen in a stack that is presented: what an app pays at its start.
  static var assembly: Case {
    let stage = Stage { PlainViewController() }
    return Case(.assembly, on: stage) {
      keep(Steps.inModalStack(below: .current))
    } byHand: {
    }
  }
}
