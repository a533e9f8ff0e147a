// swift-format-ignore-file
// These lines stand as they do in Docs/Router/Animations.md.

import PortableUIKit
import StepRouter

@MainActor private enum AnimationsPage {
  final class GridViewController: UIViewController {
    func thumbnail(of number: Int) -> UIView? { view.viewWithTag(number) }
  }

  final class PhotoViewController: UIViewController, ContextChecking, ContextAccepting {
    private(set) var number = 0

    func setup(with number: Int) { self.number = number }

    func isTarget(for number: Int) -> Bool { self.number == number }
  }

  @MainActor struct Chains {
    var card: DestinationStep<CardViewController, Void> {
      StepAssembly(finder: ClassFinder<CardViewController, Void>(), factory: ClassFactory())
        .using(.push(transition: .animator { CardAnimator(operation: $0) }))
        .from(.visibleStack)
        .assemble()
    }

    func photo(from grid: GridViewController) -> DestinationStep<PhotoViewController, Int> {
      StepAssembly(
        finder: ClassWithContextFinder<PhotoViewController, Int>(), factory: ClassFactory()
      )
      .using(.push(transition: .zoom { [weak grid] screen in
        (screen as? PhotoViewController).flatMap { grid?.thumbnail(of: $0.number) }
      }))
      .from(.visibleStack)
      .assemble()
    }

    var pulledCard: DestinationStep<CardViewController, Void> {
      StepAssembly(finder: ClassFinder<CardViewController, Void>(), factory: ClassFactory())
        .using(.push(transition: .animator { CardAnimator(operation: $0) } drivenBy: { screen in
          (screen as? CardViewController)?.pull
        }))
        .from(.visibleStack)
        .assemble()
    }
  }

  final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
      self.operation = operation
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let container = transitionContext.containerView
      if let screen = transitionContext.viewController(forKey: .to),
        let view = transitionContext.view(forKey: .to)
      {
        view.frame = transitionContext.finalFrame(for: screen)
        container.addSubview(view)
      }
      let card = transitionContext.view(forKey: operation == .pop ? .from : .to)
      if let card { container.addSubview(card) }
      let away = CGAffineTransform(translationX: 0, y: container.bounds.height)
      if operation != .pop { card?.transform = away }
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) { [operation] in
        card?.transform = operation == .pop ? away : .identity
      } completion: { _ in
        card?.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  final class CardViewController: UIViewController {
    private(set) var pull: UIPercentDrivenInteractiveTransition?

    func pullBegan() {
      pull = UIPercentDrivenInteractiveTransition()
      navigationController?.popViewController(animated: true)
    }

    func pullMoved(to share: CGFloat) { pull?.update(share) }

    func pullEnded() {
      if let pull { if pull.percentComplete > 0.5 { pull.finish() } else { pull.cancel() } }
      pull = nil
    }
  }
}
