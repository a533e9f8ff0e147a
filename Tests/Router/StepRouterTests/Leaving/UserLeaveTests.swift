import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Leaving: what the user does", .onDevice)
struct UserLeaveTests {
  private let home = HomeViewController().titled("home")
  private let list = SearchViewController().titled("list")
  private let detail = ProductViewController().titled("detail")
  private let sheet = BagViewController().titled("sheet")
  private let departures = Departures()

  private func stageWithStack() -> (Stage, UINavigationController) {
    let stack = stack(home, list, detail)
    let stage = Stage(root: stack)
    departures.watch(home, list, detail)
    return (stage, stack)
  }

  private func stageWithSheet() -> Stage {
    let stage = Stage(root: home).present(sheet, on: home)
    departures.watch(home, sheet)
    return stage
  }

  @Test("A screen that's popped by Back leaves once, when it has gone")
  func back() {
    let (stage, stack) = stageWithStack()
    stage.device.user.pressBack(in: stack)
    stage.device.advance(by: .milliseconds(100))
    #expect(departures.log == [])
    stage.device.runUntilIdle()
    #expect(departures.take() == ["detail: back"])
    stage.device.runUntilIdle()
    stage.device.user.pressBack(in: stack)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["list: back"])
  }

  @Test("A collapsed column that's popped by Back leaves only with its split view controller")
  func backFromColumn() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let stage = Stage(root: home).present(split, on: home)
    split.show(.secondary)
    stage.device.runUntilIdle()
    let stack = try #require(list.navigationController)
    #expect(stack.viewControllers.count == 2)
    departures.watch(detail)
    stage.device.user.pressBack(in: stack)
    stage.device.runUntilIdle()
    #expect(stack.viewControllers == [list])
    #expect(departures.take() == [])
    home.dismiss(animated: false)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["detail: closed"])
  }

  @Test("A swipe from the edge makes a screen leave if it's finished, but not if it's cancelled")
  func swipe() throws {
    let (stage, stack) = stageWithStack()
    let cancelled = try #require(stage.device.user.beginPop(in: stack))
    stage.device.runUntilIdle()
    cancelled.cancel()
    stage.device.runUntilIdle()
    #expect(departures.take() == [])
    let finished = try #require(stage.device.user.beginPop(in: stack))
    stage.device.runUntilIdle()
    finished.finish()
    stage.device.runUntilIdle()
    #expect(departures.take() == ["detail: swiped"])
  }

  @Test("A screen that's popped by Back after a cancelled swipe leaves as back")
  func cancelledThenBack() throws {
    let (stage, stack) = stageWithStack()
    try #require(stage.device.user.beginPop(in: stack)).cancel()
    stage.device.runUntilIdle()
    stage.device.user.pressBack(in: stack)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["detail: back"])
  }

  @Test("A sheet that's pulled down leaves as swiped")
  func pulledDown() throws {
    let stage = stageWithSheet()
    try #require(stage.device.user.beginSwipeDown(sheet)).cancel()
    stage.device.runUntilIdle()
    #expect(departures.take() == [])
    stage.device.user.swipeDown(sheet)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["sheet: swiped"])
  }

  @Test("The screens in a sheet leave with it, the topmost first")
  func contentOfSheet() {
    let content = stack(list, detail)
    let stage = Stage(root: home).present(content, on: home)
    departures.watch(content, list, detail)
    stage.device.user.swipeDown(content)
    stage.device.runUntilIdle()
    #expect(
      departures.take() == ["detail: swiped", "list: swiped", "UINavigationController: swiped"])
  }

  @Test("A sheet that the app dismisses leaves as closed")
  func dismissed() {
    let stage = stageWithSheet()
    sheet.dismiss(animated: true)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["sheet: closed"])
  }

  @Test("A screen that's popped by an escape leaves as back")
  func escape() {
    let (stage, _) = stageWithStack()
    stage.device.user.performEscape(on: detail.view)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["detail: back"])
  }

  @Test("A screen that's only covered or hidden doesn't leave")
  func noLeave() {
    let other = AccountViewController().titled("other")
    let stack = stack(home)
    let tabs = tabs(stack, other)
    let stage = Stage(root: tabs)
    departures.watch(home, other, stack, tabs)
    stage.device.user.selectTab(at: 1, in: tabs)
    stage.device.runUntilIdle()
    stage.present(sheet, on: tabs, style: .fullScreen)
    stage.device.user.goHome()
    stage.device.runUntilIdle()
    stage.device.user.returnToApp()
    stage.device.runUntilIdle()
    sheet.dismiss(animated: false)
    stack.pushViewController(detail, animated: true)
    stage.device.runUntilIdle()
    stage.window.isHidden = true
    stage.device.runUntilIdle()
    #expect(departures.take() == [])
  }

  @Test("All screens of a window that's closed leave")
  func windowClosed() throws {
    let content = stack(home, list)
    let stage = Stage(root: content).present(sheet, on: content)
    departures.watch(home, list, sheet)
    stage.device.disconnect(try #require(stage.window.windowScene))
    stage.device.runUntilIdle()
    #expect(
      departures.take() == ["sheet: windowClosed", "list: windowClosed", "home: windowClosed"])
  }

  @Test("No screen leaves when the system ends the process")
  func terminated() {
    let stage = stageWithSheet()
    stage.device.terminate()
    stage.device.runUntilIdle()
    #expect(departures.take() == [])
  }
}
