import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Leaving: what code does", .onDevice)
struct CodeLeaveTests {
  private let home = HomeViewController().titled("home")
  private let list = SearchViewController().titled("list")
  private let detail = ProductViewController().titled("detail")
  private let other = AccountViewController().titled("other")
  private let departures = Departures()

  @Test("Screens that are popped to the root leave with the topmost first, even covered ones")
  func popToRoot() {
    let stack = stack(home, list, detail)
    let stage = Stage(root: stack)
    departures.watch(home, list, detail)
    stack.popToRootViewController(animated: true)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["detail: back", "list: back"])
  }

  @Test("A screen that isn't in a stack's new list leaves as replaced", arguments: [true, false])
  func replaced(animated: Bool) {
    let stack = stack(home, list)
    let stage = Stage(root: stack)
    departures.watch(home, list)
    stack.setViewControllers([home, other], animated: animated)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["list: replaced"])
  }

  @Test("A screen that's replaced as a tab or with the root leaves as replaced")
  func replacedRoot() {
    let tabs = tabs(home, list)
    let stage = Stage(root: tabs)
    departures.watch(home, list)
    tabs.viewControllers = [home, other]
    stage.device.runUntilIdle()
    #expect(departures.take() == ["list: replaced"])
    stage.window.rootViewController = detail
    stage.device.runUntilIdle()
    #expect(departures.take() == ["home: replaced"])
  }

  @Test("A screen that's moved to another container in one turn doesn't leave")
  func moved() {
    let (first, second) = (stack(home, list), stack(other))
    let tabs = tabs(first, second)
    let stage = Stage(root: tabs)
    departures.watch(list)
    first.setViewControllers([home], animated: false)
    second.setViewControllers([other, list], animated: false)
    stage.device.runUntilIdle()
    #expect(departures.take() == [])
    second.popViewController(animated: false)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["list: back"])
  }

  @Test("A screen that only its stack holds leaves, and is released")
  func released() {
    let stack = stack(home)
    let stage = Stage(root: stack)
    weak var released: UIViewController?
    do {
      let pushed = BagViewController().titled("pushed")
      departures.watch(pushed)
      released = pushed
      stack.pushViewController(pushed, animated: false)
      stage.device.runUntilIdle()
    }
    stack.popViewController(animated: false)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["pushed: back"])
    #expect(released == nil)
  }

  @Test("A screen that was never in a window doesn't leave, and isn't kept alive")
  func neverThere() {
    let stage = Stage(root: home)
    weak var released: UIViewController?
    do {
      let screen = BagViewController().titled("never")
      departures.watch(screen)
      released = screen
    }
    #expect(released == nil)
    list.title = "list"
    departures.watch(list)
    stage.device.runUntilIdle()
    #expect(departures.take() == [])
  }

  @Test("A screen that comes back can be watched again")
  func again() {
    let stack = stack(home)
    let stage = Stage(root: stack)
    for _ in 1...2 {
      departures.watch(list)
      stack.pushViewController(list, animated: false)
      stage.device.runUntilIdle()
      stack.popViewController(animated: false)
      stage.device.runUntilIdle()
      #expect(departures.take() == ["list: back"])
    }
  }

  @Test("A handler may watch another screen and replace the root")
  func reentrant() {
    let stack = stack(home, list)
    let stage = Stage(root: stack)
    let departures = departures
    list.onLeave { [home] reason in
      departures.note("list: \(reason.word)")
      home.onLeave { departures.note("home: \($0.word)") }
      stage.window.rootViewController = BagViewController()
    }
    stack.popViewController(animated: true)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["list: back", "home: replaced"])
  }

  @Test("Columns that collapse and expand don't leave")
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(home, for: .primary)
    split.setViewController(list, for: .secondary)
    split.setViewController(detail, for: .compact)
    let stage = Stage(root: split)
    departures.watch(home, list, detail)
    for width in [UIUserInterfaceSizeClass.regular, .compact, .regular] {
      stage.resize(width)
      #expect(departures.take() == [])
    }
    split.setViewController(other, for: .secondary)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["list: replaced"])
  }
}
