import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 49: screens that ask before they go", .onDevice)
struct QuestionTests {
  private let home = HomeViewController()
  private let questions = Questions()
  private let ends = Ends()
  private let refusal =
    "DraftViewController “letter” has to go before HomeViewController can be shown, but it refuses."

  private func draft(_ name: String) -> DraftViewController { DraftViewController(name, questions) }

  /// A stack with Home at its bottom, and drafts above it.
  private func stage(_ drafts: UIViewController...) -> Stage {
    let stack = UINavigationController()
    stack.viewControllers = [home] + drafts
    return Stage(root: stack)
  }

  @discardableResult
  private func goHome(on stage: Stage) -> Navigation {
    stage.router.navigate(to: Pickers.home, with: (), animated: false) { ends.note($0) }
  }

  /// What observers are told, but for the search.
  private func told(on stage: Stage) -> [String] {
    stage.recorder.events.filter { $0.level > .detail }.map(\.kind.description)
      .map { $0.replacing(#/Removal\/|StepRouterTests\/|[A-Za-z]+\.swift:\d+/#, with: "…") }
  }

  /// How many questions have been answered with a yes.
  private func passes(on stage: Stage) -> Int {
    stage.recorder.events.count {
      if case .interceptorEnded(_, passed: true) = $0.kind { true } else { false }
    }
  }

  @Test("The navigation waits for the answer, moves nothing before, and goes on with a yes")
  func yes() async {
    let stage = stage(draft("letter"))
    let before = stage.tree
    stage.recorder.clear()
    goHome(on: stage)
    await stage.settle()
    #expect(questions.lines == ["letter asks: for HomeViewController"])
    #expect(ends.lines == [])
    #expect(stage.tree == before)
    questions.answer("letter", true)
    await stage.settle()
    #expect(ends.lines == ["revealed"])
    #expect(questions.lines.count == 1)
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController [visible]
        """)
    #expect(
      told(on: stage).dropFirst() == [
        "plans: start HomeViewController, show HomeViewController",
        "asks the screen DraftViewController", "passes the screen DraftViewController",
        "plans: start HomeViewController, show HomeViewController",
        "showed HomeViewController in UINavigationController", "ended: revealed",
      ])
  }

  @Test("A no ends it with the error of a screen that refuses, and nothing has moved")
  func no() async {
    let stage = stage(draft("letter"))
    let before = stage.tree
    goHome(on: stage)
    await stage.settle()
    questions.answer("letter", false)
    await stage.settle()
    #expect(ends.lines == [refusal])
    #expect(stage.tree == before)
    #expect(told(on: stage).contains("is stopped by the screen DraftViewController"))
    #expect(stage.end(of: GeneralStep.current(), with: ()) == "alreadyVisible")
  }

  @Test("One that has nothing to lose is not asked, and nothing waits")
  func saved() {
    let letter = draft("letter")
    letter.canBeDismissed = true
    let stage = stage(letter)
    goHome(on: stage)
    #expect(ends.lines == ["revealed"])
    #expect(questions.lines == [])
  }

  @Test("By default it is always asked")
  func always() async {
    final class Asking: UIViewController, AsyncRoutingInterceptable {
      var count = 0
      func canBeDismissed(for reason: LeaveReason) async -> Bool {
        count += 1
        return true
      }
    }
    let asking = Asking()
    let stage = stage(asking)
    #expect((asking as any RoutingInterceptable).canBeDismissed == false)
    goHome(on: stage)
    await stage.settle()
    #expect(asking.count == 1)
    #expect(ends.lines == ["revealed"])
  }

  @Test("Several are asked one after another, the topmost first, before anything moves")
  func order() async {
    let (letter, note) = (draft("letter"), draft("note"))
    let (memo, reply) = (draft("memo"), draft("reply"))
    let stage = stage(letter, note)
    stage.present(stack(memo, reply), on: note)
    let before = stage.tree
    goHome(on: stage)
    for name in ["reply", "memo", "note", "letter"] {
      await stage.settle()
      #expect(questions.open == [name])
      #expect(stage.tree == before)
      questions.answer(name, true)
    }
    await stage.settle()
    #expect(ends.lines == ["revealed"])
    #expect(
      questions.lines
        == ["reply", "memo", "note", "letter"].map { "\($0) asks: for HomeViewController" })
  }

  @Test("After a no nobody else is asked")
  func firstNo() async {
    let stage = stage(draft("letter"), draft("note"))
    goHome(on: stage)
    await stage.settle()
    questions.answer("note", false)
    await stage.settle()
    #expect(questions.lines == ["note asks: for HomeViewController"])
    #expect(ends.lines == [refusal.replacing("letter", with: "note")])
  }

  @Test("Where one refuses without a question nobody is asked in vain")
  func refusing() async {
    let form = FormViewController()
    form.title = "Form"
    let stage = stage(draft("letter"), form)
    goHome(on: stage)
    #expect(
      ends.lines == [
        "FormViewController “Form” has to go before HomeViewController can be shown, but it refuses."
      ])
    await stage.settle()
    #expect(questions.lines == [])
  }

  @Test("Interceptors come first, then the questions, then tasks")
  func interceptors() async {
    let journal = Journal()
    let letter = draft("letter")
    letter.ask = { _ in
      journal.note("asked")
      return true
    }
    let step = StepAssembly(
      finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory()
    )
    .adding(TestGuard<Void>(name: "login", journal: journal))
    .adding(TestTask<HomeViewController, Void>(name: "data", journal: journal))
    .from(.root).assemble()
    let stage = stage(letter)
    stage.router.navigate(to: step) { ends.note($0) }
    await stage.settle()
    #expect(ends.lines == ["revealed"])
    #expect(
      journal.lines.filter { !$0.hasPrefix("prepare") } == ["guard login", "asked", "task data ()"])
  }

  @Test("Each is asked once in a navigation; who comes meanwhile is asked, too")
  func once() async throws {
    let letter = draft("letter")
    let stage = stage(letter)
    goHome(on: stage)
    await stage.settle()
    letter.navigationController?.pushViewController(draft("note"), animated: false)
    questions.answer("letter", true)
    await stage.settle()
    #expect(questions.open == ["note"])
    questions.answer("note", true)
    await stage.settle()
    #expect(
      questions.lines == ["letter", "note"].map { "\($0) asks: for HomeViewController" })
    #expect(ends.lines == ["revealed"])
  }

  @Test("One that has gone by its turn, or has nothing to lose by then, is not asked")
  func gone() async {
    let (letter, note, memo) = (draft("letter"), draft("note"), draft("memo"))
    let stage = stage(letter, note, memo)
    goHome(on: stage)
    await stage.settle()
    #expect(questions.open == ["memo"])
    memo.navigationController?.viewControllers = [home, letter, memo]
    letter.canBeDismissed = true
    questions.answer("memo", true)
    await stage.settle()
    #expect(questions.lines == ["memo asks: for HomeViewController"])
    #expect(ends.lines == ["revealed"])
  }

  @Test("One that had nothing to lose by its turn, and has again, is asked after all")
  func again() async {
    let letter = draft("letter")
    let stage = stage(letter, draft("note"))
    goHome(on: stage)
    await stage.settle()
    letter.canBeDismissed = true
    questions.answer("note", true)
    // The answer is heard; the turn is asked for when time goes on.
    for _ in 1...10_000 {
      if passes(on: stage) == 1 { break }
      await Task.yield()
    }
    letter.canBeDismissed = false
    await stage.settle()
    #expect(questions.open == ["letter"])
    questions.answer("letter", true)
    await stage.settle()
    #expect(ends.lines == ["revealed"])
  }

  @Test("Cancelling the navigation cancels the question; a late yes moves nothing")
  func cancelled() async {
    let stage = stage(draft("letter"), draft("note"))
    let before = stage.tree
    let navigation = goHome(on: stage)
    await stage.settle()
    navigation.cancel()
    #expect(ends.lines == ["The navigation was cancelled."])
    await stage.settle()
    #expect(
      questions.lines == ["note asks: for HomeViewController", "note is cancelled"])
    #expect(stage.tree == before)
  }

  @Test("So does cancelling the task that navigates")
  func cancelledTask() async {
    let stage = stage(draft("letter"))
    let waiter = Waiter()
    waiter.wait { try await stage.router.navigate(to: Pickers.home) }
    await stage.settle()
    waiter.cancel()
    await stage.settle()
    #expect(questions.lines == ["letter asks: for HomeViewController", "letter is cancelled"])
    #expect(waiter.endings == ["The navigation was cancelled."])
  }

  @Test("Every ten seconds observers are told that it waits; there is no limit")
  func patience() async {
    let stage = stage(draft("letter"))
    goHome(on: stage)
    await stage.settle()
    stage.recorder.clear()
    stage.device.advance(by: .seconds(25))
    #expect(
      told(on: stage)
        == Array(repeating: "still waits for the screen DraftViewController", count: 2))
    questions.answer("letter", true)
    await stage.settle()
    #expect(ends.lines == ["revealed"])
  }

  @Test("A newer navigation does not wait for the answer")
  func newer() async {
    let stage = stage(draft("letter"))
    goHome(on: stage)
    await stage.settle()
    #expect(stage.end(of: Pickers.presented, with: ()) == "built")
    questions.answer("letter", true)
    await stage.settle()
    #expect(ends.lines == ["revealed"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController [visible]
        """)
  }

  @Test("A newer navigation that takes the screen away asks it by itself")
  func newerRemoval() async {
    let letter = draft("letter")
    let stage = stage(letter)
    goHome(on: stage)
    await stage.settle()
    stage.router.close(letter) { ends.note($0) }
    await stage.settle()
    #expect(
      questions.lines == ["letter asks: for HomeViewController", "letter asks: closed"])
    questions.answer("letter", true)
    await stage.settle()
    questions.answer("letter", true)
    await stage.settle()
    #expect(Set(ends.lines) == ["revealed", "alreadyVisible"])
  }

  @Test("One that asks for what takes it away waits for itself, which is an error")
  func itself() async {
    let letter = draft("letter")
    let stage = stage(letter)
    letter.ask = { [ends] _ in
      await withCheckedContinuation { continuation in
        stage.router.navigate(to: Pickers.home, with: (), animated: false) {
          ends.note($0)
          continuation.resume(returning: true)
        }
      }
    }
    goHome(on: stage)
    await stage.settle()
    #expect(
      ends.lines == [
        "The screen DraftViewController asks for HomeViewController, which waits for this screen's "
          + "own answer whether it may go. Let the screen answer first, or ask for one that lies "
          + "above it.",
        "revealed",
      ])
  }

  @Test("Rule 28: those that wait for their turn to be asked are not kept, nor is the window")
  func released() async {
    weak var window: UIWindow?
    weak var letter: UIViewController?
    do {
      let home = HomeViewController()
      let (first, second) = (draft("letter"), draft("note"))
      let stage = Stage(root: stack(home, first, second))
      stage.router.navigate(to: Pickers.home, with: (), animated: false) { ends.note($0) }
      await stage.settle()
      (window, letter) = (stage.window, first)
      #expect(questions.open == ["note"])
    }
    HeadlessDevice.current.runUntilIdle()
    #expect(letter == nil)
    #expect(window == nil)
    questions.answer("note", true)
    for _ in 1...50 { await Task.yield() }
    HeadlessDevice.current.runUntilIdle()
    #expect(ends.lines.count == 1)
  }
}
