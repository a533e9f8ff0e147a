import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("Rules 92 and 93: a presented screen comes and goes with its transition", .onDevice)
struct ModalTransitionTests {
  private let journal = Journal()
  private let stage = Stage(root: HomeViewController())

  private func bag(
    by action: PresentAction, delegate: (any UIViewControllerTransitioningDelegate)? = nil
  ) -> DestinationStep<BagViewController, Void> {
    StepAssembly(
      finder: ClassFinder<BagViewController, Void>(),
      factory: ClassFactory { $0.transitioningDelegate = delegate }
    )
    .using(action).from(.current).assemble()
  }

  @Test("It plays both ways, no matter who dismisses the screen", arguments: [true, false])
  func bothWays(byRouter: Bool) throws {
    let step = bag(
      by: .present(presentationStyle: .fullScreen, transition: .noting(in: journal)))
    let screen = try #require(try stage.go(to: step, with: ())?.get().viewController)
    if byRouter { stage.router.goBack() } else { screen.dismiss(animated: true) }
    stage.device.runUntilIdle()
    #expect(
      journal.lines == ["push: Home to Bag", "ended", "pop: Bag to Home", "ended"])
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("Without animation nothing plays")
  func unanimated() {
    let step = bag(by: .present(transition: .noting(in: journal)))
    stage.go(to: step, with: (), animated: false)
    stage.router.goBack(animated: false)
    stage.device.runUntilIdle()
    #expect(journal.lines == [])
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("A presentation without animation in the style of the app's own plays nothing either")
  func custom() {
    let step = bag(
      by: .present(presentationStyle: .custom, transition: .noting(in: journal)))
    stage.go(to: step, with: (), animated: false)
    #expect(journal.lines == [])
    stage.router.goBack()
    stage.device.runUntilIdle()
    #expect(journal.lines == ["pop: Bag to Home", "ended"])
  }

  @Test(
    "After a presentation without animation, the app's own next one plays",
    arguments: [.fullScreen, .custom] as [UIModalPresentationStyle])
  func presentedAgain(style: UIModalPresentationStyle) throws {
    let step = bag(by: .present(presentationStyle: style, transition: .noting(in: journal)))
    let screen = try #require(
      try stage.go(to: step, with: (), animated: false)?.get().viewController)
    let home = try #require(screen.presentingViewController)
    home.dismiss(animated: false)
    stage.device.runUntilIdle()
    journal.clear()
    home.present(screen, animated: true)
    stage.device.runUntilIdle()
    #expect(journal.lines == ["push: Home to Bag", "ended"])
  }

  @Test("What the transition leaves out is the transitioning delegate's")
  func delegate() {
    let delegate = AnimatingDelegate(journal)
    let journal = journal
    let transition = StepTransition.animator {
      $0 == .pop ? nil : NotingAnimator("own", journal)
    }
    stage.go(to: bag(by: .present(transition: transition), delegate: delegate), with: ())
    stage.router.goBack()
    stage.device.runUntilIdle()
    #expect(journal.lines == ["own: Home to Bag", "ended", "app: Bag to Home", "ended"])
  }

  @Test(
    "What drives the transition doesn't drive the delegate's animators", arguments: [true, false])
  func driver(isOfArrival: Bool) {
    let delegate = AnimatingDelegate(journal)
    let (journal, screen) = (journal, PulledViewController())
    let transition = StepTransition.animator {
      ($0 == .push) == isOfArrival ? nil : NotingAnimator("own", journal)
    } drivenBy: {
      ($0 as? PulledViewController)?.pull
    }
    let pulled = StepAssembly(
      finder: ClassFinder<PulledViewController, Void>(),
      factory: InlineFactory { (_: Void) in
        screen.transitioningDelegate = delegate
        return screen
      }
    )
    .using(.present(transition: transition)).from(.current).assemble()
    // Nobody moves it: what it drives doesn't end.
    let pull = UIPercentDrivenInteractiveTransition()
    screen.pull = isOfArrival ? pull : nil
    #expect(stage.end(of: pulled, with: ()) == "built")
    screen.pull = isOfArrival ? nil : pull
    stage.router.goBack()
    stage.device.runUntilIdle()
    let (first, second) = isOfArrival ? ("app", "own") : ("own", "app")
    #expect(
      journal.lines == [
        "\(first): Home to Pulled", "ended", "\(second): Pulled to Home", "ended",
      ])
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("With Reduce Motion UIKit's own animation plays")
  func reducedMotion() {
    stage.device.user.setReduceMotion(true)
    let step = bag(by: .present(transition: .noting(in: journal)))
    #expect(stage.end(of: step, with: ()) == "built")
    stage.router.goBack()
    stage.device.runUntilIdle()
    #expect(journal.lines == [])
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @available(iOS 18.0, *)
  @Test("A zoom is the screen's preferred transition")
  func zoom() throws {
    let step = bag(by: .present(transition: .zoom { _ in nil }))
    let screen = try #require(try stage.go(to: step, with: ())?.get().viewController)
    #expect(screen.preferredTransition != nil)
    #expect(screen.transitioningDelegate == nil)
  }
}
