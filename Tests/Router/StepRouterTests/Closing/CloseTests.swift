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

  /// Closes, lets time pass, and returns the title of the screen in front, or the error.
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

  @Test("Closing the top of a stack pops it")
  func top() {
    let stack = CountingNavigation()
    stack.viewControllers = [home, list]
    let stage = Stage(root: stack)
    departures.watch(list)
    #expect(close(list, on: stage) == "home")
    #expect(stack.viewControllers == [home])
    #expect(departures.take() == ["list: closed"])
  }

  @Test("Closing a covered screen also closes everything above it")
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

  @Test("Closing the first screen of a presented stack closes the stack")
  func firstOfStack() {
    let content = stack(list)
    let stage = Stage(root: stack(home)).present(content, on: home)
    #expect(close(list, on: stage) == "home")
    #expect(home.presentedViewController == nil)
  }

  @Test("A screen on another tab is closed without selecting that tab")
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

  @Test("A modal over the tabs stays when a screen on another tab is closed")
  func modalStays() {
    let stack = stack(home, list)
    let tabs = tabs(stack, AccountViewController().titled("other"), selected: 1)
    let stage = Stage(root: tabs).present(sheet, on: tabs)
    #expect(close(list, on: stage) == "sheet")
    #expect(tabs.presentedViewController === sheet)
    #expect(stack.viewControllers == [home])
  }

  @Test("Closing a screen that has already gone succeeds")
  func gone() {
    let stage = Stage(root: stack(home))
    #expect(close(list, on: stage) == "home")
    #expect(stage.recorder.misuses == [])
  }

  @Test("Closing a screen twice at once closes only that screen")
  func twice() {
    let stage = Stage(root: stack(home, list, detail))
    stage.router.close(detail)
    #expect(close(detail, on: stage) == "list")
    #expect(stage.tree.contains("list"))
  }

  @Test("The root can't be closed, nor its tab, nor the first screen on it")
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

  @Test("If a screen refuses to go, nothing is closed")
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

  @Test("Closing runs neither interceptors nor tasks")
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

  @Test("A closing can be planned: the plan says what is dismissed and what comes to the front")
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

  @Test("Closing up to a screen closes everything above it, but not the screen itself")
  func upTo() {
    let stack = stack(home, list, detail)
    let stage = Stage(root: stack).present(sheet, on: stack)
    departures.watch(home, list, detail, sheet)
    stage.router.close(upTo: list)
    stage.device.runUntilIdle()
    #expect(stack.viewControllers == [home, list])
    #expect(departures.take() == ["sheet: closed", "detail: closed"])
  }

  @Test("Going back pops and dismisses screen after screen, until only the root is left")
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

  @Test("A screen in another window isn't closed, and the error says why")
  func otherWindow() {
    let other = Stage(root: stack(home, list))
    let stage = Stage(root: detail)
    #expect(close(list, on: stage).contains("is not in the router's window"))
    #expect(other.tree.contains("list"))
  }

  @Test("Closing up to a stack results in its top screen, even if the router has tasks of its own")
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

  @Test("Going back pops a stack inside a plain view controller")
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

  @Test("Closing fails if the router has no window")
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
