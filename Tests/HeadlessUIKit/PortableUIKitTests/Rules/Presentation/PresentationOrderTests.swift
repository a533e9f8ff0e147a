import PortableUIKit
import Testing

@MainActor @Suite("Presentation: the order of callbacks", .simulated)
struct PresentationOrderTests {
  let stage = Stage()

  @Test(
    "Rule 70: a full-screen presentation ends with the presenter's viewDidDisappear",
    arguments: [true, false])
  func rule70(animated: Bool) async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    presented.modalPresentationStyle = .fullScreen
    let log = stage.log

    a.present(presented, animated: animated) { log.add("completion") }
    await stage.settle()

    #expect(
      log.take() == [
        "P.loadView", "P.viewDidLoad", "A.viewWillDisappear(\(animated))",
        "P.viewWillAppear(\(animated)) beingPresented",
        "P.viewIsAppearing(\(animated)) beingPresented",
        "P.viewDidAppear(\(animated)) beingPresented", "A.viewDidDisappear(\(animated))",
        "completion",
      ])
    #expect(a.view.window == nil)
    #expect(presented.view.window === window)
  }

  @Test(
    "Rule 71: a full-screen dismissal ends with the presented one's viewDidDisappear",
    arguments: [true, false])
  func rule71(animated: Bool) async {
    let (a, presented) = (stage.screen("A"), LinkWatcher("P", stage.log))
    let window = await stage.show(a)
    presented.modalPresentationStyle = .fullScreen
    a.present(presented, animated: false)
    await stage.settle()
    _ = stage.log.take()
    presented.presenter = a
    let log = stage.log

    a.dismiss(animated: animated) { log.add("completion") }
    await stage.settle()

    #expect(
      log.take() == [
        "P.viewWillDisappear(\(animated)) beingDismissed", "A.viewWillAppear(\(animated))",
        "A.viewIsAppearing(\(animated))", "A.viewDidAppear(\(animated))",
        "P.viewDidDisappear(\(animated)) beingDismissed", "P.links: nil nil", "completion",
      ])
    #expect(a.view.window === window)
    #expect(presented.view.window == nil)
  }

  @Test("Rule 71: a dismissed view controller is released")
  func rule71Release() async {
    let a = stage.screen("A")
    let window = await stage.show(a)
    weak var gone: UIViewController?
    do {
      let presented = stage.screen("P")
      gone = presented
      a.present(presented, animated: true)
    }
    await stage.settle()
    #expect(gone != nil)

    a.dismiss(animated: true)
    await stage.settle()

    #expect(gone == nil)
    _ = window
  }

  @Test(
    "Rule 72: `fullScreen` and `currentContext` take the presenter's view away",
    arguments: [.fullScreen, .currentContext] as [UIModalPresentationStyle])
  func rule72Removing(style: UIModalPresentationStyle) async {
    let events = await presenterEvents(style)
    #expect(
      events == [
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "A.viewWillAppear(true)",
        "A.viewIsAppearing(true)", "A.viewDidAppear(true)",
      ])
  }

  @Test(
    "Rule 72: sheets, popovers, over and custom styles leave the presenter's view where it is",
    arguments: [
      .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover, .custom,
    ] as [UIModalPresentationStyle])
  func rule72Keeping(style: UIModalPresentationStyle) async {
    #expect(await presenterEvents(style) == [])
  }

  /// Returns the presenter's callbacks in a presentation of this style and in its dismissal.
  private func presenterEvents(_ style: UIModalPresentationStyle) async -> [String] {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    presented.modalPresentationStyle = style
    presented.popoverPresentationController?.sourceView = a.view

    a.present(presented, animated: true)
    await stage.settle()
    a.dismiss(animated: true)
    await stage.settle()

    _ = window
    return stage.log.take().filter { $0.hasPrefix("A.") }
  }

  @Test("Rule 72: an alert leaves the presenter's view where it is")
  func rule72Alert() async {
    let a = stage.screen("A")
    let window = await stage.show(a)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)

    a.present(alert, animated: true)
    await stage.settle()
    a.dismiss(animated: true)
    await stage.settle()

    #expect(stage.log.take() == [])
    _ = window
  }

  @Test("Rule 72: a custom presentation controller decides whether the presenter's view goes away")
  func rule72Custom() async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    let delegate = RemovingDelegate()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate

    a.present(presented, animated: true)
    await stage.settle()
    #expect(
      stage.log.take().filter { $0.hasPrefix("A.") } == [
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
      ])
    _ = window
  }

  @Test("Rule 73: the presenting ancestor gets the callbacks, and forwards them to its children")
  func rule73() async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let stack = RecordingStack([a], log: stage.log)
    let window = await stage.show(stack)
    presented.modalPresentationStyle = .fullScreen

    a.present(presented, animated: true)
    await stage.settle()
    #expect(
      stage.log.take().filter { !$0.hasPrefix("P.") } == [
        "N.viewWillDisappear(true)", "A.viewWillDisappear(true)", "N.viewDidDisappear(true)",
        "A.viewDidDisappear(true)",
      ])

    stack.dismiss(animated: true)
    await stage.settle()
    #expect(
      stage.log.take().filter { !$0.hasPrefix("P.") } == [
        "N.viewWillAppear(true)", "A.viewWillAppear(true)", "N.viewIsAppearing(true)",
        "A.viewIsAppearing(true)", "N.viewDidAppear(true)", "A.viewDidAppear(true)",
      ])
    _ = window
  }

  @Test(
    "Rule 74: completions run after the last callback, and a dismissal keeps its links till then",
    arguments: [true, false])
  func rule74(animated: Bool) async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    let log = stage.log

    a.present(presented, animated: animated) { log.add("presented") }
    await stage.settle()
    #expect(
      log.take().suffix(2) == ["P.viewDidAppear(\(animated)) beingPresented", "presented"])

    a.dismiss(animated: animated) { log.add("dismissed") }
    #expect(a.presentedViewController === presented)
    await stage.settle()
    #expect(
      log.take().suffix(2) == ["P.viewDidDisappear(\(animated)) beingDismissed", "dismissed"])
    #expect(a.presentedViewController == nil)
    _ = window
  }
}

/// Records, when it has disappeared, what is left of the links.
private final class LinkWatcher: RecordingScreen {
  weak var presenter: UIViewController?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record(
      "links: \(nameOf(presenter?.presentedViewController)) \(nameOf(presentingViewController))")
  }
}

private final class RemovingPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

private final class RemovingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    RemovingPresentation(presentedViewController: presented, presenting: presenting)
  }
}
