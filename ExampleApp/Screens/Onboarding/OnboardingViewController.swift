import PortableUIKit
import StepRouter

/// A page of the introduction. Which one comes next is not its business.
final class OnboardingViewController: UIViewController {
  var page: OnboardingPage? {
    didSet { title = page?.title }
  }
  var onContinue: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([
      UILabel(page?.text ?? ""), UIButton("Continue") { [weak self] in self?.onContinue() },
    ])
  }
}

extension OnboardingViewController: ContextChecking {
  func isTarget(for page: OnboardingPage) -> Bool { self.page == page }
}

/// The sheet in which the introduction stands.
final class OnboardingNavigationController: UINavigationController {}
