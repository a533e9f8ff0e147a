import PortableUIKit
import Testing

@MainActor @Suite("Swiping sheets down", .simulated, .standInOnly) struct SheetTouchTests {
  let stage = Stage()

  /// Presents a sheet whose delegate records its callbacks, and empties the log.
  private func presentSheet(
    _ presented: UIViewController, delegate: SheetDelegate
  ) async -> (UIViewController, UIWindow) {
    let root = stage.screen("A")
    let window = await stage.show(root)
    presented.presentationController?.delegate = delegate
    root.present(presented, animated: true)
    await stage.settle()
    _ = stage.log.take()
    return (root, window)
  }

  @Test("A swipe asks the delegate, tells it, and dismisses the sheet")
  func swipe() async {
    let delegate = SheetDelegate(stage.log)
    let presented = stage.screen("P")
    let (root, window) = await presentSheet(presented, delegate: delegate)

    stage.simulation.swipeDown(presented)
    await stage.settle()

    #expect(
      stage.log.take() == [
        "shouldDismiss", "willDismiss", "P.viewWillDisappear(true) beingDismissed",
        "P.viewDidDisappear(true) beingDismissed", "didDismiss",
      ])
    #expect(root.presentedViewController == nil)
    _ = window
  }

  @Test("A modal sheet stays, and its delegate hears of the attempt")
  func modal() async {
    let delegate = SheetDelegate(stage.log)
    let presented = stage.screen("P")
    presented.isModalInPresentation = true
    let (root, window) = await presentSheet(presented, delegate: delegate)

    stage.simulation.swipeDown(presented)
    await stage.settle()

    #expect(stage.log.take() == ["didAttemptToDismiss"])
    #expect(root.presentedViewController === presented)
    _ = window
  }

  @Test("A sheet stays if the visible view controller of its stack is modal")
  func modalInside() async {
    let delegate = SheetDelegate(stage.log)
    let inner = stage.screen("B")
    inner.isModalInPresentation = true
    let presented = RecordingStack([inner])
    let (root, window) = await presentSheet(presented, delegate: delegate)

    stage.simulation.swipeDown(presented)
    await stage.settle()

    #expect(stage.log.take() == ["didAttemptToDismiss"])
    #expect(root.presentedViewController === presented)
    _ = window
  }

  @Test("A delegate that refuses the dismissal hears of the attempt")
  func refused() async {
    let delegate = SheetDelegate(stage.log)
    delegate.allowsDismissal = false
    let presented = stage.screen("P")
    let (root, window) = await presentSheet(presented, delegate: delegate)

    #expect(stage.simulation.beginSwipeDown(presented) == nil)
    await stage.settle()

    #expect(stage.log.take() == ["shouldDismiss", "didAttemptToDismiss"])
    #expect(root.presentedViewController === presented)
    _ = window
  }

  @Test("A cancelled swipe leaves the sheet as it was")
  func cancelled() async throws {
    let delegate = SheetDelegate(stage.log)
    let presented = stage.screen("P")
    let (root, window) = await presentSheet(presented, delegate: delegate)

    let gesture = try #require(stage.simulation.beginSwipeDown(presented))
    gesture.update(0.4)
    #expect(presented.isBeingDismissed)
    await stage.settle()
    gesture.cancel()
    await stage.settle()

    let events = stage.log.take()
    #expect(events.filter { !$0.hasPrefix("P.") } == ["shouldDismiss", "willDismiss"])
    #expect(
      events.filter { $0.hasPrefix("P.") }.map(\.withoutFlags) == [
        "P.viewWillDisappear(true)", "P.viewWillAppear(true)", "P.viewIsAppearing(true)",
        "P.viewDidAppear(true)",
      ])
    #expect(root.presentedViewController === presented)
    #expect(!presented.isBeingDismissed)
    #expect(presented.view.window === window)
  }

  @Test("The user can't swipe away a full-screen or a covered view controller")
  func untouchable() async {
    let (a, full, sheet, above) = (
      stage.screen("A"), stage.screen("F"), stage.screen("P"), stage.screen("Q")
    )
    let window = await stage.show(a)
    full.modalPresentationStyle = .fullScreen
    a.present(full, animated: false)
    await stage.settle()
    #expect(stage.simulation.beginSwipeDown(full) == nil)

    full.present(sheet, animated: false)
    await stage.settle()
    sheet.present(above, animated: false)
    await stage.settle()
    #expect(stage.simulation.beginSwipeDown(sheet) == nil)
    #expect(stage.simulation.beginSwipeDown(a) == nil)
    _ = window
  }
}
