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

  /// What observers hear, apart from the search.
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

  @Test("The navigation waits for the answer before anything moves, and goes on after a yes")
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

  @Test("A no ends the navigation like a refusal, before anything moves")
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

  @Test("A screen with nothing to lose isn't asked, and the navigation doesn't wait")
  func saved() {
    let letter = draft("letter")
    letter.canBeDismissed = true
    let stage = stage(letter)
    goHome(on: stage)
    #expect(ends.lines == ["revealed"])
    #expect(questions.lines == [])
  }

  @Test("By default a screen is always asked")
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

  @Test("Several screens are asked one after another, the topmost first, before anything moves")
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

  @Test("After a no the screens below aren't asked")
  func firstNo() async {
    let stage = stage(draft("letter"), draft("note"))
    goHome(on: stage)
    await stage.settle()
    questions.answer("note", false)
    await stage.settle()
    #expect(questions.lines == ["note asks: for HomeViewController"])
    #expect(ends.lines == [refusal.replacing("letter", with: "note")])
  }

  @Test("If a screen refuses without a question, the others aren't asked in vain")
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

  @Test("A navigation asks each screen once, and newcomers as well")
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

  @Test("A screen that has gone, or has nothing to lose any more, before its question isn't asked")
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

  @Test("A screen that has something to lose again after the last answer is asked after all")
  func again() async {
    let letter = draft("letter")
    let stage = stage(letter, draft("note"))
    goHome(on: stage)
    await stage.settle()
    letter.canBeDismissed = true
    questions.answer("note", true)
    // The answer has arrived; the navigation asks for its turn only when time goes on.
    await stage.device.letTasksRun()
    #expect(passes(on: stage) == 1)
    letter.canBeDismissed = false
    await stage.settle()
    #expect(questions.open == ["letter"])
    questions.answer("letter", true)
    await stage.settle()
    #expect(ends.lines == ["revealed"])
  }

  @Test("Cancelling the navigation cancels the question, and nothing moves")
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

  @Test("Cancelling the task that navigates cancels the question")
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

  @Test("A question has no time limit, and observers hear of the wait every ten seconds")
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

  @Test("A newer navigation doesn't wait for the answer")
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

  @Test("A newer navigation that removes the asked screen asks it separately")
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

  @Test("A screen's request for the navigation that waits for its answer is an error")
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

  @Test("Rule 28: neither the window nor a screen still to be asked is kept")
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
    await HeadlessDevice.current.settle()
    #expect(ends.lines.count == 1)
  }
}
