import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 49: the screens that the user sees are asked first", .onTablet)
struct QuestionOrderTests {
  private let questions = Questions()

  private static let bag = StepAssembly(
    finder: NilFinder<BagViewController, Void>(), factory: ClassFactory()
  )
  .using(.replaceRoot()).from(.root).assemble()

  /// A stack that asks in addition to its children.
  private final class DraftStack: UINavigationController, AsyncRoutingInterceptable {
    var ask: @MainActor (LeaveReason) async -> Bool = { _ in false }

    func canBeDismissed(for reason: LeaveReason) async -> Bool { await ask(reason) }
  }

  private func draft(_ name: String) -> DraftViewController { DraftViewController(name, questions) }

  private func stage(_ root: UIViewController, _ width: UIUserInterfaceSizeClass = .regular)
    -> Stage
  {
    let stage = Stage(root: root)
    stage.resize(width)
    return stage
  }

  /// Replaces the root, answers each question with yes, and returns the order of the questions.
  private func order(on stage: Stage) async throws -> [String] {
    let planned = try stage.router.plan(to: Self.bag).asked
    var left: [String] = []
    for screen in planned {
      let title = screen.title ?? ""
      screen.onLeave { _ in left.append(title) }
    }
    stage.router.navigate(to: Self.bag, animated: false) { _ in }
    var order: [String] = []
    await stage.settle()
    while let next = questions.open.first, order.count < 9 {
      order.append(next)
      questions.answer(next, true)
      await stage.settle()
    }
    #expect(stage.tree == "BagViewController [visible]")
    #expect(planned.map(\.title) == order)
    #expect(left == order)
    return order
  }

  @Test("The selected tab is asked before the others", arguments: [0, 1, 2])
  func tabs(selected: Int) async throws {
    let tabs = StepRouterTests.tabs(
      draft("0"), stack(draft("below"), draft("1")), draft("2"), selected: selected)
    let expected = [
      ["0", "1", "below", "2"], ["1", "below", "0", "2"], ["2", "0", "1", "below"],
    ]
    #expect(try await order(on: stage(tabs)) == expected[selected])
  }

  @Test("The details column is asked first, side by side and collapsed", arguments: Width.allCases)
  func columns(width: Width) async throws {
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(draft("primary"), for: .primary)
    split.setViewController(draft("supplementary"), for: .supplementary)
    split.setViewController(draft("secondary"), for: .secondary)
    split.preferredDisplayMode = .twoBesideSecondary
    let stage = stage(split, width == .compact ? .compact : .regular)
    #expect(try await order(on: stage) == ["secondary", "supplementary", "primary"])
  }

  @Test("A custom container's visible page is asked first")
  func pages() async throws {
    let pages = PagesViewController()
    pages.pages = [draft("0"), draft("1"), draft("2")]
    pages.shown = 1
    #expect(try await order(on: stage(pages)) == ["1", "0", "2"])
  }

  @Test("A container is asked as well, after its children")
  func container() async throws {
    let container = DraftStack()
    container.title = "stack"
    container.ask = { [questions] in await questions.ask("stack", $0) }
    container.viewControllers = [draft("below"), draft("top")]
    let stage = stage(StepRouterTests.tabs(HomeViewController(), container, selected: 1))
    stage.present(draft("sheet"), on: container)
    #expect(try await order(on: stage) == ["sheet", "top", "below", "stack"])
  }

  @Test("A screen presented over a hidden tab is asked after the visible tab")
  func hiddenSheet() async throws {
    let other = draft("other")
    other.definesPresentationContext = true
    let tabs = StepRouterTests.tabs(draft("shown"), other, selected: 1)
    let stage = stage(tabs)
    stage.present(draft("over"), on: other, style: .overCurrentContext)
    tabs.selectedIndex = 0
    stage.device.runUntilIdle()
    #expect(try await order(on: stage) == ["shown", "over", "other"])
  }

  @Test("A popover is asked before the screen below it, and both stay if it says no")
  func popover() async throws {
    let letter = draft("letter")
    let stage = stage(stack(HomeViewController(), letter))
    let popover = draft("popover")
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = letter.view
    letter.present(popover, animated: false)
    stage.device.runUntilIdle()
    let before = stage.tree
    stage.router.navigate(to: Self.bag, animated: false) { _ in }
    await stage.settle()
    #expect(questions.open == ["popover"])
    questions.answer("popover", false)
    await stage.settle()
    #expect(questions.open == [])
    #expect(stage.tree == before)
    #expect(try await order(on: stage) == ["popover", "letter"])
  }
}
