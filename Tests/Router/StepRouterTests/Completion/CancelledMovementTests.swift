import PortableUIKit
import StepRouter
import Testing

/// Animates pushes and pops, and cancels each at its end.
private final class Cancelling: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.2, animations: {}) { _ in
      transitionContext.completeTransition(false)
    }
  }
}

@MainActor
@Suite("Rule 20: a cancelled movement fails", .onTablet)
struct CancelledMovementTests {
  private let delegate = Cancelling()

  @Test("A router's pop fails if its transition is cancelled")
  func pop() {
    let stack = stack(HomeViewController(), BagViewController())
    let stage = Stage(root: stack)
    stack.delegate = delegate
    let step = StepAssembly(
      finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory()
    ).from(.root).assemble()
    #expect(
      stage.end(of: step, with: ()).contains(
        "UINavigationController did not take the children that it was given"))
    #expect(stack.topViewController is BagViewController)
  }

  @Test("An adapter's push fails if its transition is cancelled")
  func push() {
    let home = HomeViewController()
    let stack = stack(home)
    let stage = Stage(root: stack)
    stack.delegate = delegate
    let ends = change(
      NavigationControllerAdapter(navigationController: stack), to: [home, BagViewController()],
      on: stage)
    #expect(ends == [.ignored(container: ViewControllerReference(stack))])
  }

  @Test("An adapter's push of details in collapsed columns fails if its transition is cancelled")
  func details() {
    let list = stack(HomeViewController())
    let split = UISplitViewController()
    split.viewControllers = [list]
    let stage = Place.root.stage(with: split, width: .compact)
    list.delegate = delegate
    let ends = change(
      SplitControllerAdapter(splitViewController: split), to: [list, BagViewController()],
      on: stage)
    #expect(ends == [.ignored(container: ViewControllerReference(split))])
  }

  /// How the change ends: nil for a success.
  private func change(
    _ adapter: some ContainerAdapter, to children: [UIViewController], on stage: Stage
  ) -> [IntegrationRefusal?] {
    var ends: [IntegrationRefusal?] = []
    adapter.setContainedViewControllers(children, animated: true) { result in
      if case .failure(let error) = result { ends.append(error as? IntegrationRefusal) }
      if case .success = result { ends.append(nil) }
    }
    stage.device.runUntilIdle()
    return ends
  }
}
