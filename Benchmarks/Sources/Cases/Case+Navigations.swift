import PortableUIKit
import StepRouter

extension Case {
  /// The destination is already in front; the router notices and moves nothing.
  static var visible: Case {
    let stage = Stage { UITabBarController.stacksOfTwo(3) { DetailViewController() } }
    let router = stage.router()
    let detail = Steps.presented
    return Case(.visible, on: stage) {
      router.navigate(to: detail, animated: false, completion: nil)
    } byHand: {
      keep(stage.window.rootViewController?.firstWithin(DetailViewController.self))
    }
  }

  /// Pushes a screen onto the front stack. Both ways pop it again.
  static var push: Case {
    let pushing = Pushing()
    let router = pushing.stage.router()
    return Case(.push, on: pushing.stage) {
      pushing.push(with: router)
    } byHand: {
      pushing.navigation.pushViewController(DetailViewController(), animated: false)
      pushing.popBack()
    }
  }

  /// Presents a sheet whose stack already has its screen. Both ways dismiss it again.
  static var presentStack: Case {
    let stage = Stage { PlainViewController() }
    let router = stage.router()
    let detail = Steps.inModalStack(below: .current)
    func dismiss() {
      stage.settle()
      stage.window.rootViewController?.dismiss(animated: false)
      stage.settle()
    }
    return Case(.presentStack, on: stage) {
      router.navigate(to: detail, animated: false, completion: nil)
      dismiss()
    } byHand: {
      let navigation = UINavigationController()
      navigation.setViewControllers([DetailViewController()], animated: false)
      stage.window.rootViewController?.present(navigation, animated: false)
      dismiss()
    }
  }
}

/// A stack that pushes a screen and pops it again.
@MainActor
struct Pushing {
  let navigation: UINavigationController
  let stage: Stage
  private let detail = Steps.pushed

  init() {
    let stage = Stage { UINavigationController.stack([PlainViewController()]) }
    self.stage = stage
    navigation = stage.window.rootViewController as? UINavigationController ?? .stack([])
  }

  func push(with router: DefaultRouter) {
    router.navigate(to: detail, animated: false, completion: nil)
    popBack()
  }

  func popBack() {
    stage.settle()
    navigation.popToRootViewController(animated: false)
    stage.settle()
  }
}
