import PortableUIKit
import Testing

@MainActor @Suite("Presentation: controllers and delegates", .simulated)
struct PresentationControllerTests {
  let stage = Stage()

  @Test("Rule 78: the presentation controller exists before presenting, with the style's class")
  func rule78() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    #expect(sheet.presentationController is UISheetPresentationController)
    #expect(sheet.sheetPresentationController === sheet.presentationController)

    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    #expect(popover.presentationController is UIPopoverPresentationController)
    #expect(popover.popoverPresentationController === popover.presentationController)

    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    #expect(full.presentationController != nil)
  }

  @Test("Rule 78: a delegate set before presenting is the one that's called", .standInOnly)
  func rule78Delegate() async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    let delegate = SheetDelegate(stage.log)
    presented.modalPresentationStyle = .pageSheet
    presented.presentationController?.delegate = delegate
    let controller = presented.presentationController

    a.present(presented, animated: true)
    await stage.settle()
    #expect(presented.presentationController === controller)
    _ = stage.log.take()
    stage.simulation.swipeDown(presented)
    await stage.settle()

    #expect(
      stage.log.take().filter { !$0.contains("P.") } == [
        "shouldDismiss", "willDismiss", "didDismiss",
      ])
    #expect(a.presentedViewController == nil)
    _ = window
  }

  @Test("Rule 78: the next presentation has its own presentation controller", .standInOnly)
  func rule78Next() async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    presented.modalPresentationStyle = .pageSheet
    weak var first: UIPresentationController?
    do {
      first = presented.presentationController
      a.present(presented, animated: false)
      await stage.settle()
      presented.modalPresentationStyle = .popover
      #expect(presented.presentationController === first)
      a.dismiss(animated: false)
      await stage.settle()
    }

    #expect(first == nil)
    #expect(presented.presentationController is UIPopoverPresentationController)
    _ = window
  }

  @Test("Rule 79: a dismissal in code doesn't call the delegate", arguments: [true, false])
  func rule79(animated: Bool) async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    let delegate = SheetDelegate(stage.log)
    delegate.allowsDismissal = false
    presented.isModalInPresentation = true
    presented.presentationController?.delegate = delegate
    a.present(presented, animated: animated)
    await stage.settle()
    _ = stage.log.take()

    a.dismiss(animated: animated)
    await stage.settle()

    #expect(
      stage.log.take() == [
        "P.viewWillDisappear(\(animated)) beingDismissed",
        "P.viewDidDisappear(\(animated)) beingDismissed",
      ])
    #expect(a.presentedViewController == nil)
    _ = window
  }

  @Test("Rule 80: an alert has disappeared before its action's handler runs", .standInOnly)
  func rule80() async {
    let a = stage.screen("A")
    let window = await stage.show(a)
    let alert = RecordingAlert(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.log = stage.log
    let log = stage.log
    let action = UIAlertAction(title: "Yes", style: .default) { chosen in
      log.add("handler(\(chosen.title ?? ""))")
    }
    alert.addAction(action)
    a.present(alert, animated: true)
    await stage.settle()
    #expect(stage.log.take() == [])

    stage.simulation.choose(action, in: alert)
    await stage.settle()

    #expect(stage.log.take() == ["alert.viewDidDisappear(true)", "handler(Yes)"])
    #expect(a.presentedViewController == nil)
    _ = window
  }

  @Test("Rule 81: the transitioning delegate gets the presenter and the source")
  func rule81() async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(RecordingStack([a]))
    let delegate = PresentationSource(stage.log)
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate

    a.present(presented, animated: true)
    await stage.settle()
    #expect(
      stage.log.take().filter { !$0.hasPrefix("P.") } == [
        "presentationController(P, N, A)", "animationController(P, N, A)",
      ])

    a.dismiss(animated: true)
    await stage.settle()
    #expect(
      stage.log.take().filter { !$0.hasPrefix("P.") } == ["animationController(dismissed: P)"])
    _ = window
  }

  @Test("Rule 81: other styles ask only for animators, and only if animated")
  func rule81Styles() async {
    let (a, first, second) = (stage.screen("A"), stage.screen("P"), stage.screen("Q"))
    let window = await stage.show(a)
    let delegate = PresentationSource(stage.log)
    for screen in [first, second] {
      screen.modalPresentationStyle = .fullScreen
      screen.transitioningDelegate = delegate
    }

    a.present(first, animated: true)
    await stage.settle()
    first.present(second, animated: false)
    await stage.settle()

    #expect(
      stage.log.take().filter { $0.contains("Controller(") } == ["animationController(P, A, A)"])
    _ = window
  }

  @Test("Rule 82: a presentation in the turn of an animated dismissal is dropped", .standInOnly)
  func rule82() async {
    let (a, old, new) = (stage.screen("A"), stage.screen("P"), stage.screen("Q"))
    let window = await stage.show(a)
    a.present(old, animated: false)
    await stage.settle()

    a.dismiss(animated: true)
    a.present(new, animated: false) { Issue.record("A present that is dropped has no completion.") }
    #expect(stage.simulation.takeWarnings().count == 1)
    await stage.settle()

    #expect(a.presentedViewController == nil)
    #expect(new.presentingViewController == nil)
    #expect(!new.isViewLoaded)
    _ = window
  }
}

private final class RecordingAlert: UIAlertController {
  var log: EventLog?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log?.add("alert.viewDidDisappear(\(animated))")
  }
}

/// Changes nothing, and logs its calls.
private final class PresentationSource: NSObject, UIViewControllerTransitioningDelegate {
  let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.add("presentationController(\(names(presented, presenting, source)))")
    return UIPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("animationController(\(names(presented, presenting, source)))")
    return nil
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("animationController(dismissed: \(nameOf(dismissed)))")
    return nil
  }

  private func names(
    _ presented: UIViewController, _ presenting: UIViewController?, _ source: UIViewController
  ) -> String {
    [presented, presenting, source].map(nameOf).joined(separator: ", ")
  }
}
