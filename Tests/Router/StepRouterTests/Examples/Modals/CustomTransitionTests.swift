import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// A modal with an app's own transition.
@MainActor
@Suite(.onDevice) struct CustomTransitionTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    private let name: String
    private let log: Journal

    init(name: String, log: Journal) {
      self.name = name
      self.log = log
    }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      log.note("\(name) begins")
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 0.25, animations: {}) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ isComplete: Bool) { log.note("\(name) ends") }
  }

  private final class Fading: NSObject, UIViewControllerTransitioningDelegate {
    let log = Journal()

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      Fade(name: "presentation", log: log)
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      Fade(name: "dismissal", log: log)
    }
  }

  private let delegate = Fading()
  private let home = GeneralStep.custom(using: ClassFinder<HomeViewController, Void>())

  @Test("The delegate's animators present and dismiss", arguments: [true, false])
  func animators(animated: Bool) {
    let bag = StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(GeneralAction.presentModally(transitioningDelegate: delegate))
      .from(GeneralStep.current())
      .assemble()
    let stage = Stage(root: HomeViewController())
    #expect(stage.arrive(at: bag, with: (), animated: animated) == "built")
    #expect(delegate.log.lines == (animated ? ["presentation begins", "presentation ends"] : []))
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          BagViewController [visible]
        """)

    #expect(stage.arrive(at: home, with: (), animated: animated) == "revealed")
    let all = [
      "presentation begins", "presentation ends", "dismissal begins", "dismissal ends",
    ]
    #expect(delegate.log.lines == (animated ? all : []))
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("The chain keeps its transitioning delegate alive, which a view controller doesn't")
  func lifetime() {
    var delegate: Fading? = Fading()
    let kept = { [weak delegate] in delegate }
    let log = delegate?.log
    let bag = StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(GeneralAction.presentModally(transitioningDelegate: delegate))
      .from(GeneralStep.current())
      .assemble()
    delegate = nil
    let stage = Stage(root: HomeViewController())
    #expect(stage.arrive(at: bag, with: (), animated: true) == "built")
    #expect(log?.lines == ["presentation begins", "presentation ends"])
    #expect(kept() != nil)
  }
}
