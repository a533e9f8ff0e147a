import PortableUIKit
import StepRouter
import StepRouterExplorer

/// An app with a card that has a transition of its own, and with a fault in its animator if the test
/// wants one.
@MainActor
enum AnimatedApp {
  enum Fault {
    case neverEnds, endsCancelled, isDrivenAlways
  }

  static func explorer(_ fault: Fault? = nil) -> Explorer {
    PlainApp.explorer { app in
      let card = StepAssembly(
        finder: ClassFinder<PlainScreen, Void>(),
        factory: InlineFactory { (_: Void) in PlainScreen("Card") }
      )
      .using(.push(transition: transition(fault))).from(.visibleStack).assemble()
      app.destinations.append(ExploredDestination("card", card))
      app.home.addButton("Card") { [router = app.router] in
        router.navigate(to: card, completion: nil)
      }
    }
  }

  private static func transition(_ fault: Fault?) -> StepTransition {
    .animator {
      CardAnimator($0, fault)
    } drivenBy: { _ in
      fault == .isDrivenAlways ? UIPercentDrivenInteractiveTransition() : nil
    }
  }
}

/// Slides a card in from below, and out again.
private final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  private let fault: AnimatedApp.Fault?

  init(_ operation: UINavigationController.Operation, _ fault: AnimatedApp.Fault?) {
    self.operation = operation
    self.fault = fault
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let card = transitionContext.view(forKey: operation == .pop ? .from : .to)
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(view, at: operation == .pop ? 0 : 1)
    }
    UIView.animate(withDuration: 0.3) {
      card?.alpha = 1
    } completion: { [fault] _ in
      if fault == .neverEnds { return }
      transitionContext.completeTransition(
        fault == .endsCancelled ? false : !transitionContext.transitionWasCancelled)
    }
  }
}
