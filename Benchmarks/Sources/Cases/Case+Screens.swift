import Observation
import PortableUIKit
import StepRouter
import StepRouterState
import StepRouterSystemScreens

extension Case {
  /// Pushes a screen with an animator of its own, and pops it again with another one.
  static var transition: Case {
    let pushing = Pushing()
    let (stage, navigation) = (pushing.stage, pushing.navigation)
    let router = stage.router()
    let detail = Steps.pushed(transition: .animator { _ in InstantAnimator() })
    let delegate = AnimatingDelegate()
    func popBack() {
      stage.settle()
      navigation.popToRootViewController(animated: true)
      stage.settle()
    }
    return Case(.transition, on: stage) {
      navigation.delegate = nil
      router.navigate(to: detail, completion: nil)
      popBack()
    } byHand: {
      navigation.delegate = delegate
      navigation.pushViewController(DetailViewController(), animated: true)
      popBack()
    }
  }

  /// Pushes a screen whose content comes on the next turn, and pops it again.
  static var waitingScreen: Case {
    let pushing = Pushing()
    let (stage, navigation) = (pushing.stage, pushing.navigation)
    let router = stage.router()
    let detail = Steps.loading
    /// Lets time pass, and then the tasks on the main actor run.
    func popBack() {
      stage.device.advance(by: .milliseconds(1))
      RunLoop.main.run(mode: .default, before: .distantPast)
      navigation.popToRootViewController(animated: false)
      stage.settle()
    }
    return Case(.waitingScreen, on: stage) {
      router.navigate(to: detail, animated: false, completion: nil)
      popBack()
    } byHand: {
      navigation.pushViewController(WaitingViewController(), animated: false)
      popBack()
    }
  }

  /// Presents a browser, and dismisses it.
  static var systemScreen: Case {
    let stage = Stage { PlainViewController() }
    let router = stage.router()
    let article = Steps.article
    let url = URL(string: "https://example.com/42") ?? URL(fileURLWithPath: "/")
    func dismiss() {
      stage.settle()
      stage.window.rootViewController?.dismiss(animated: false)
      stage.settle()
    }
    return Case(.systemScreen, on: stage) {
      router.navigate(to: article, with: url, animated: false, completion: nil)
      dismiss()
    } byHand: {
      let browser = SFSafariViewController(url: url)
      stage.window.rootViewController?.present(browser, animated: false)
      dismiss()
    }
  }

  /// Pushes a screen by changing a model's path, which follows when it's popped, compared with the
  /// same navigation.
  static var path: Case {
    let pushing = Pushing()
    let stage = pushing.stage
    let router = stage.router()
    let (detail, model) = (Steps.pushed, PathModel())
    let driver = stage.device.perform {
      PathDriver(model, \.path, router: router, base: .root()) { _ in Steps.onPath.with(()) }
    }
    return Case(.path, on: stage) {
      model.path.push(.detail)
      pushing.popBack()
      keep(driver)
    } byHand: {
      router.navigate(to: detail, completion: nil)
      pushing.popBack()
    }
  }
}

@MainActor
@Observable
private final class PathModel {
  enum Screen: PathElement {
    case detail
  }

  var path: [Screen] = []
}

/// What one would write by hand for a screen that waits.
private final class WaitingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let indicator = UIActivityIndicatorView(style: .large)
    view.addSubview(indicator)
    indicator.startAnimating()
    Task { [self] in
      indicator.removeFromSuperview()
      let content = DetailViewController()
      addChild(content)
      content.view.frame = view.bounds
      view.addSubview(content.view)
      content.didMove(toParent: self)
    }
  }
}

/// Animators of a stack, as one writes them by hand.
private final class AnimatingDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    InstantAnimator()
  }
}

/// An animation that has ended when it begins.
private final class InstantAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.completeTransition(true)
  }
}
