import PortableUIKit
import StepRouter

/// A page of the introduction. It doesn't know which page comes next.
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

/// The sheet that contains the introduction.
final class OnboardingNavigationController: UINavigationController {}
