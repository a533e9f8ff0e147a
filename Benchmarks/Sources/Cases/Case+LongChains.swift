import PortableUIKit
import StepRouter

extension Case {
  /// Ten screens onto one stack: one call each by hand, one update of the stack by the router.
  static var tenScreens: Case {
    let stage = Stage { UINavigationController.stack([PlainViewController()]) }
    let navigation = stage.window.rootViewController as? UINavigationController
    let router = stage.router()
    let detail = Steps.pushedScreens(10)
    func popBack() {
      stage.settle()
      navigation?.popToRootViewController(animated: false)
      stage.settle()
    }
    return Case(.tenScreens, on: stage) {
      router.navigate(to: detail, animated: false, completion: nil)
      popBack()
    } byHand: {
      for _ in 0..<10 {
        navigation?.pushViewController(DetailViewController(), animated: false)
      }
      popBack()
    }
  }

  /// Five stacks with a screen, each presented over the one before: nothing can be merged.
  static var fiveModalStacks: Case {
    let stage = Stage { PlainViewController() }
    let root = stage.window.rootViewController
    let router = stage.router()
    let detail = Steps.inModalStacks(5)
    func dismiss() {
      stage.settle()
      root?.dismiss(animated: false)
      stage.settle()
    }
    return Case(.fiveModalStacks, on: stage) {
      router.navigate(to: detail, animated: false, completion: nil)
      dismiss()
    } byHand: {
      var top = root
      for _ in 0..<5 {
        let navigation = UINavigationController()
        navigation.setViewControllers([DetailViewController()], animated: false)
        top?.present(navigation, animated: false)
        top = navigation
      }
      dismiss()
    }
  }
}
