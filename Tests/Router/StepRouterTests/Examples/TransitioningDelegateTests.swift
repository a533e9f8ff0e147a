import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// Example: a screen with its own animations, which the router presents and dismisses.
@MainActor @Suite("A transitioning delegate's animators are used", .onDevice)
struct TransitioningDelegateTests {
  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      journal.note("\(name) begins")
      UIView.animate(withDuration: 2) {
      } completion: { [journal, name] _ in
        journal.note("\(name) ends")
        transitionContext.completeTransition(true)
      }
    }
  }

  final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Animator("presentation", journal) }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Animator("dismissal", journal) }
  }

  @Test(
    "The animators run in both directions, but only if the movement is animated",
    arguments: [true, false])
  func animators(animated: Bool) {
    let home = HomeViewController()
    let journal = Journal()
    let stage = Stage(root: home)
    let delegate = Transitions(journal)
    let bag = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally(transitioningDelegate: delegate))
      .from(GeneralStep.current()).assemble()
    let back = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: NilFactory())
      .from(GeneralStep.current()).assemble()
    stage.router.navigate(to: bag, with: nil, animated: animated) { _ in journal.note("bag") }
    stage.device.runUntilIdle()
    stage.router.navigate(to: back, with: nil, animated: animated) { _ in journal.note("home") }
    stage.device.runUntilIdle()
    #expect(
      journal.lines
        == (animated
          ? [
            "presentation begins", "presentation ends", "bag", "dismissal begins",
            "dismissal ends", "home",
          ] : ["bag", "home"]))
    #expect(stage.tree == "HomeViewController [visible]")
  }
}
