#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("iPhone Duo: presentations", .simulated(on: .duo), .standInOnly)
struct FoldedPresentationTests {
  let stage = Stage()
  private var user: HeadlessUser { HeadlessDevice.current.user }

  @Test("Rule 199: a sheet stays presented, and its detents are resolved again")
  func sheet() async {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    p.sheetPresentationController?.detents = [.medium(), .large()]
    a.present(p, animated: true)
    await stage.settle()
    #expect(p.view.frame.height == 339)
    _ = stage.log.take()
    for (move, height) in [
      ({ user.unfold() }, 334.5), ({ user.rotate() }, 475.5), ({ user.fold() }, 466),
      ({ user.rotate() }, 339),
    ] as [(() -> Bool, CGFloat)] {
      #expect(move())
      await stage.settle()
      #expect(p.view.frame.height == height)
      #expect(a.presentedViewController === p)
    }
    #expect(stage.log.take() == [])
    _ = window
  }

  @Test("Rule 199: a popover is a popover on the inner display, and a sheet on the outer one")
  func popover() async throws {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    user.unfold()
    await stage.settle()
    let delegate = AdaptingDelegate(stage.log, .formSheet)
    delegate.wraps = true
    p.modalPresentationStyle = .popover
    p.presentationController?.delegate = delegate
    p.popoverPresentationController?.sourceView = a.view
    a.present(p, animated: true)
    await stage.settle()
    let popover = try #require(p.popoverPresentationController)
    #expect(popover.arrowDirection == .up)
    _ = stage.log.take()

    user.fold()
    await stage.settle()
    #expect(
      stage.log.take().filter { !$0.contains(".") } == [
        "style", "prepare", "viewController(2)", "willPresent(2, along)",
      ])
    #expect((a.presentedViewController as? RecordingStack)?.viewControllers == [p])
    #expect(popover.arrowDirection == .unknown)
    user.unfold()
    await stage.settle()
    #expect(
      stage.log.take().filter { !$0.contains(".") } == [
        "prepareForPopover", "willPresent(-1, along)",
      ])
    #expect(a.presentedViewController === p)
    #expect(popover.arrowDirection == .up)
    _ = window
  }

  @Test("Rule 199: an alert stays as it is, and its action ends it in any pose")
  func alert() async {
    let a = stage.screen("A")
    let window = await stage.show(a)
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    let log = stage.log
    let action = UIAlertAction(title: "OK", style: .default) { _ in log.add("chosen") }
    alert.addAction(action)
    a.present(alert, animated: true)
    await stage.settle()
    _ = log.take()
    user.unfold()
    await stage.settle()
    #expect(a.presentedViewController === alert)
    #expect(user.choose(action, in: alert))
    user.fold()
    await stage.settle()
    #expect(a.presentedViewController == nil)
    #expect(log.take() == ["chosen"])
    _ = window
  }

  @Test("Rule 236: a presenter whose column has collapsed away goes on presenting")
  func coveredPresenter() async {
    let stage = SplitStage(.doubleColumn)
    stage.fill(.primary, .secondary)
    await stage.show()
    user.unfold()
    await stage.stage.settle()
    let p = stage.stage.screen("P")
    p.modalPresentationStyle = .overCurrentContext
    stage.a?.definesPresentationContext = true
    stage.a?.present(p, animated: false)
    await stage.stage.settle()
    user.fold()
    await stage.stage.settle()
    #expect(stage.seen == "B")
    #expect(stage.a?.presentedViewController === p)
    user.unfold()
    await stage.stage.settle()
    #expect(stage.a?.presentedViewController === p)
    #expect(p.presentingViewController === stage.a)
  }

  private func sheetOfActions(log: EventLog) -> UIAlertController {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log.add("delete") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.add("cancel") })
    return sheet
  }

  @Test("Rule 237: with a source, a phone's action sheet is a popover; a tap elsewhere cancels it")
  func actionSheetWithSource() async throws {
    let a = stage.screen("A")
    let window = await stage.show(a)
    let sheet = sheetOfActions(log: stage.log)
    #expect(sheet.modalPresentationStyle == .popover)
    sheet.popoverPresentationController?.sourceView = a.view
    a.present(sheet, animated: true)
    await stage.settle()
    _ = stage.log.take()
    user.unfold()
    await stage.settle()
    #expect(a.presentedViewController === sheet)
    #expect(sheet.popoverPresentationController?.arrowDirection == .up)
    #expect(user.swipeDown(sheet))
    await stage.settle()
    #expect(a.presentedViewController == nil)
    #expect(stage.log.take() == ["cancel"])
    _ = window
  }

  @Test("Rule 237: without a source, an action sheet is in the middle, without misuse, in any pose")
  func actionSheetWithoutSource() async {
    let a = stage.screen("A")
    let window = await stage.show(a)
    let sheet = sheetOfActions(log: stage.log)
    a.present(sheet, animated: true)
    await stage.settle()
    user.unfold()
    await stage.settle()
    #expect(a.presentedViewController === sheet)
    #expect(user.beginSwipeDown(sheet) == nil)
    #expect(user.choose(sheet.actions[0], in: sheet))
    await stage.settle()
    #expect(stage.log.take().last == "delete")
    _ = window
  }

  @Test("Rule 237: before iOS 26, a phone's action sheet covers the full screen")
  func olderActionSheet() {
    let phone = HeadlessDevice(timeMode: .manual)
    phone.perform {
      let sheet = sheetOfActions(log: stage.log)
      #expect(sheet.modalPresentationStyle == .overFullScreen)
      #expect(sheet.popoverPresentationController == nil)
    }
  }
}
#endif
