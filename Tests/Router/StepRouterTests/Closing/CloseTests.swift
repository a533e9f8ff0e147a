import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Closing and going back", .onDevice)
struct CloseTests {
  private let home = HomeViewController().titled("home")
  private let list = SearchViewController().titled("list")
  private let detail = ProductViewController().titled("detail")
  private let sheet = BagViewController().titled("sheet")
  private let departures = Departures()

  /// Closes, lets time pass, and says what the user sees, or why not.
  private func close(_ screen: UIViewController, on stage: Stage) -> String {
    var end = "unfinished"
    stage.router.close(screen) { end = Self.end($0) }
    stage.device.runUntilIdle()
    return end
  }

  private func goBack(on stage: Stage) -> String {
    var end = "unfinished"
    stage.router.goBack { end = Self.end($0) }
    stage.device.runUntilIdle()
    return end
  }

  private static func end(
    _ result: Result<NavigationOutcome<UIViewController>, RoutingError>
  ) -> String {
    switch result {
    case .success(let outcome): outcome.viewController.title ?? "?"
    case .failure(let error): "\(error)"
    }
  }

  @Test("The top of a stack is popped, animated once")
  func top() {
    let stack = CountingNavigation()
    stack.viewControllers = [home, list]
    let stage = Stage(root: stack)
    departures.watch(list)
    #expect(close(list, on: stage) == "home")
    #expect(stack.viewControllers == [home])
    #expect(departures.take() == ["list: closed"])
  }

  @Test("With a covered screen goes what lies above it")
  func covered() {
    let stack = stack(home, list, detail)
    let stage = Stage(root: stack).present(sheet, on: stack)
    departures.watch(list, detail, sheet)
    #expect(close(list, on: stage) == "home")
    #expect(stack.viewControllers == [home])
    #expect(stack.presentedViewController == nil)
    #expect(departures.take() == ["sheet: closed", "detail: closed", "list: closed"])
  }

  @Test("Closing a sheet that a child presented shows the stack beside that child")
  func presentedByPart() {
    list.definesPresentationContext = true
    let stage = Stage(root: home)
    for child in [list, stack(detail)] {
      home.addChild(child)
      home.view.addSubview(child.view)
      child.didMove(toParent: home)
    }
    stage.device.runUntilIdle()
    stage.present(sheet, on: list, style: .overCurrentContext)
    #expect(sheet.presentingViewController === list)
    #expect(close(sheet, on: stage) == "detail")
    #expect(list.presentedViewController == nil)
  }

  @Test("The first screen of a stack goes with the stack")
  func firstOfStack() {
    let content = stack(list)
    let stage = Stage(root: stack(home)).present(content, on: home)
    #expect(close(list, on: stage) == "home")
    #expect(home.presentedViewController == nil)
  }

  @Test("On a tab that is not in front it is closed where it is")
  func otherTab() {
    let stack = stack(home, list)
    let other = AccountViewController().titled("other")
    let tabs = tabs(stack, other, selected: 1)
    let stage = Stage(root: tabs)
    departures.watch(list)
    #expect(close(list, on: stage) == "other")
    #expect(tabs.selectedIndex == 1)
    #expect(stack.viewControllers == [home])
    #expect(departures.take() == ["list: closed"])
  }

  @Test("A modal over the tabs stays where a screen on another tab is closed")
  func modalStays() {
    let stack = stack(home, list)
    let tabs = tabs(stack, AccountViewController().titled("other"), selected: 1)
    let stage = Stage(root: tabs).present(sheet, on: tabs)
    #expect(close(list, on: stage) == "sheet")
    #expect(tabs.presentedViewController === sheet)
    #expect(stack.viewControllers == [home])
  }

  @Test("What is not there any more is closed already")
  func gone() {
    let stage = Stage(root: stack(home))
    #expect(close(list, on: stage) == "home")
    #expect(stage.recorder.misuses == [])
  }

  @Test("Closing twice at once closes once")
  func twice() {
    let stage = Stage(root: stack(home, list, detail))
    stage.router.close(detail)
    #expect(close(detail, on: stage) == "list")
    #expect(stage.tree.contains("list"))
  }

  @Test("Nothing lies below the root, a tab of it, the first screen of it")
  func root() {
    let stack = stack(home)
    let tabs = tabs(stack)
    let stage = Stage(root: tabs)
    let before = stage.tree
    for screen in [home, stack, tabs] {
      #expect(
        close(screen, on: stage)
          == "\(ViewControllerReference(screen)) is in the root of the window, and nothing lies "
          + "below it. Show another screen in its place, for example with '.replaceRoot()'.")
    }
    #expect(stage.tree == before)
  }

  @Test("What refuses to go stays, and all with it")
  func refused() {
    let form = FormViewController().titled("form")
    let stack = stack(home, list, form)
    let stage = Stage(root: stack)
    #expect(
      close(list, on: stage)
        == "FormViewController “form” has to go before the screen below SearchViewController can be "
        + "shown, but it refuses.")
    #expect(stack.viewControllers == [home, list, form])
  }

  @Test("No interceptor is asked, and no task runs: nothing is opened")
  func interceptors() {
    struct Refusing: RoutingInterceptor {
      func perform(
        with context: Void, completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        completion(.failure(CancellationError()))
      }
    }
    let stage = Stage(root: stack(home, list))
    let task = InlineContextTask { (_: UIViewController, _: Any?) in throw CancellationError() }
    var end = "unfinished"
    GlobalInterceptorRouter(router: stage.router.adding(Refusing()).adding(task))
      .adding(Refusing()).adding(task)
      .close(list) { end = Self.end($0) }
    stage.device.runUntilIdle()
    #expect(end == "home")
  }

  @Test("The plan of a closing")
  func plan() throws {
    let stack = stack(home, list, detail)
    let stage = Stage(root: stack).present(sheet, on: stack)
    let plan = try stage.router.plan(closing: list)
    #expect(plan.kind == .revealed)
    #expect(plan.start === home)
    #expect(plan.dismissed == [sheet])
    #expect(plan.revealed.map(\.viewController) == [home])
    #expect(throws: RoutingError.self) { try stage.router.plan(closing: stack) }
    #expect(try stage.router.plan(closing: AccountViewController()).kind == .alreadyVisible)
  }

  @Test("Up to a screen: what lies above it goes, it stays")
  func upTo() {
    let stack = stack(home, list, detail)
    let stage = Stage(root: stack).present(sheet, on: stack)
    departures.watch(home, list, detail, sheet)
    stage.router.close(upTo: list)
    stage.device.runUntilIdle()
    #expect(stack.viewControllers == [home, list])
    #expect(departures.take() == ["sheet: closed", "detail: closed"])
  }

  @Test("Back, again and again, until there is nothing to go back to")
  func backAll() {
    let content = stack(detail, sheet)
    let root = stack(home, list)
    let stage = Stage(root: root).present(content, on: root)
    departures.watch(home, list, detail, sheet)
    #expect(goBack(on: stage) == "detail")
    #expect(departures.take() == ["sheet: back"])
    #expect(goBack(on: stage) == "list")
    #expect(departures.take() == ["detail: back"])
    #expect(goBack(on: stage) == "home")
    #expect(
      goBack(on: stage)
        == "HomeViewController “home” is in the root of the window, and nothing lies below it. "
        + "Show another screen in its place, for example with '.replaceRoot()'.")
  }

  @Test("A screen in another window is not closed, and that is told")
  func otherWindow() {
    let other = Stage(root: stack(home, list))
    let stage = Stage(root: detail)
    #expect(close(list, on: stage).contains("is not in the router's window"))
    #expect(other.tree.contains("list"))
  }

  @Test("Up to a stack: what the user sees is its top, whatever the router adds")
  func upToStack() {
    let stack = stack(home, list)
    let stage = Stage(root: stack)
    let task = InlineContextTask { (_: UIViewController, _: Any?) in }
    for router in [stage.router, stage.router.adding(task)] {
      var end = "unfinished"
      router.close(upTo: stack) { end = Self.end($0) }
      stage.device.runUntilIdle()
      #expect(end == "list")
    }
  }

  @Test("Back in a stack that a plain view controller has in its view")
  func backInShell() {
    let stack = stack(home, list)
    let shell = UIViewController()
    shell.addChild(stack)
    shell.view.addSubview(stack.view)
    stack.didMove(toParent: shell)
    let stage = Stage(root: shell)
    #expect(goBack(on: stage) == "home")
    #expect(stack.viewControllers == [home])
  }

  @Test("A window that is gone")
  func noWindow() {
    let router = DefaultRouter(windowProvider: CustomWindowProvider { nil })
    var end = ""
    router.close(home) { end = Self.end($0) }
    #expect(end.hasPrefix("The base at "))
    #expect(
      end.hasSuffix(
        "gives nothing to start from: the router has no window. Navigate when the scene has its window."
      ))
  }
}
