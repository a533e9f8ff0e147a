import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rules 49, 50: what happens between a question and its answer", .onDevice)
struct QuestionInterruptionTests {
  private let home = HomeViewController()
  private let questions = Questions()
  private let ends = Ends()
  private let letter: DraftViewController
  private let refusal = Self.refusal(of: "letter")
  private let homeAlone = """
    UINavigationController [visible]
      HomeViewController [visible]
    """

  init() { letter = DraftViewController("letter", questions) }

  private static func refusal(of name: String) -> String {
    "DraftViewController “\(name)” has to go before HomeViewController can be shown, but it refuses."
  }

  /// The letter in a stack above Home, or in a sheet over it.
  private func stage(inSheet: Bool = false) -> Stage {
    guard inSheet else { return Stage(root: stack(home, letter)) }
    return Stage(root: stack(home)).present(letter, on: home)
  }

  private func goHome(on stage: Stage) {
    stage.router.navigate(to: Pickers.home, animated: false) { ends.note($0) }
  }

  @Test("Two navigations ask the same screen separately, and each follows its own answer")
  func two() async {
    let stage = stage()
    let before = stage.tree
    goHome(on: stage)
    await stage.settle()
    goHome(on: stage)
    await stage.settle()
    #expect(questions.open == ["letter", "letter"])
    questions.answer("letter", false)
    await stage.settle()
    #expect(ends.lines == [refusal])
    #expect(stage.tree == before)
    questions.answer("letter", true)
    await stage.settle()
    #expect(ends.lines == [refusal, "revealed"])
    #expect(stage.tree == homeAlone)
  }

  @Test(
    "A screen can close itself with a discarding navigation while it's being asked",
    arguments: [true, false])
  func forcedByItself(answer: Bool) async {
    let stage = stage()
    let (letter, ends, questions) = (letter, ends, questions)
    letter.ask = { _ in
      questions.note("asked")
      stage.router.discarding.close(letter, animated: false) { ends.note($0) }
      return answer
    }
    goHome(on: stage)
    await stage.settle()
    #expect(questions.lines == ["asked", "letter is told: closed"])
    #expect(ends.lines == ["revealed", "alreadyVisible"])
    #expect(stage.tree == homeAlone)
  }

  @Test("A screen that presents another one before it says yes goes with that one")
  func navigating() async {
    let stage = stage()
    letter.ask = { _ in (try? await stage.router.navigate(to: Pickers.presented)) != nil }
    goHome(on: stage)
    await stage.settle()
    #expect(ends.lines == ["revealed"])
    #expect(stage.tree == homeAlone)
    #expect(stage.recorder.misuses == [])
  }

  @Test("If the stack changes meanwhile, the new plan's guard is asked and the asked screen stays")
  func changedWay() async {
    let journal = Journal()
    let stack = stack(home, AccountViewController(), letter)
    let guarded = StepAssembly(
      finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()
    )
    .adding(TestGuard<Void>(name: "stack", journal: journal)).from(.root).assemble()
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
    )
    .using(.push()).from(guarded).assemble()
    let (home, letter) = (home, letter)
    letter.ask = { _ in
      journal.note("asked")
      stack.viewControllers = [home, letter]
      return true
    }
    let stage = Stage(root: stack)
    stage.router.navigate(to: account, animated: false) { ends.note($0) }
    await stage.settle()
    #expect(journal.lines.filter { !$0.hasPrefix("prepare") } == ["asked", "guard stack"])
    #expect(ends.lines == ["built"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          DraftViewController "letter"
          AccountViewController [visible]
        """)
  }

  @Test("Rule 28: a screen that has said yes isn't kept while the next one is being asked")
  func released() async {
    weak var note: UIViewController?
    let stage = stage()
    do {
      let draft = DraftViewController("note", questions)
      home.navigationController?.pushViewController(draft, animated: false)
      note = draft
    }
    goHome(on: stage)
    await stage.settle()
    questions.answer("note", true)
    await stage.settle()
    #expect(questions.open == ["letter"])
    home.navigationController?.popViewController(animated: false)
    await stage.settle()
    #expect(note == nil)
    questions.answer("letter", true)
    await stage.settle()
    #expect(ends.lines == ["revealed"])
  }

  @Test("After five rounds of questions the next screen in the way ends the navigation")
  func endless() async {
    let stage = stage()
    breed(letter, 1)
    goHome(on: stage)
    await stage.settle()
    #expect(questions.lines == (1...5).map { "\($0) asks" })
    #expect(ends.lines == [Self.refusal(of: "6")])
    #expect(home.navigationController?.viewControllers.count == 7)
    #expect(stage.end(of: GeneralStep.current(), with: ()) == "alreadyVisible")
  }

  private func breed(_ draft: DraftViewController, _ number: Int) {
    draft.title = "\(number)"
    draft.ask = { [weak draft] _ in
      questions.note("\(number) asks")
      let next = DraftViewController()
      breed(next, number + 1)
      draft?.navigationController?.pushViewController(next, animated: false)
      return true
    }
  }

  @Test("Observers hear only of the screens that are asked")
  func unasked() async {
    let note = DraftViewController("note", questions)
    let stage = Stage(root: stack(home, letter, note))
    goHome(on: stage)
    await stage.settle()
    letter.canBeDismissed = true
    questions.answer("note", true)
    await stage.settle()
    #expect(ends.lines == ["revealed"])
    let heard = stage.recorder.events.map(\.kind.description).filter { $0.contains("the screen") }
    #expect(
      heard == ["asks the screen DraftViewController", "passes the screen DraftViewController"])
  }

  @Test("A discarding navigation informs each screen once, when its turn has come")
  func forcedBehind() async {
    let stage = stage()
    let (letter, questions) = (letter, questions)
    letter.tell = { _ in
      questions.note("told, covered: \(letter.presentedViewController is WordPicker)")
    }
    stage.router.navigate(to: Pickers.presented) { ends.note($0) }
    stage.router.discarding.navigate(to: Pickers.home) { ends.note($0) }
    #expect(questions.lines == [])
    await stage.settle()
    #expect(ends.lines == ["built", "revealed"])
    #expect(questions.lines == ["told, covered: true"])
    #expect(stage.tree == homeAlone)
  }

  @Test("A discarding navigation informs only the screens that go")
  func staying() {
    let other = DraftViewController("other", questions)
    let stage = Stage(root: tabs(stack(home, letter), other))
    stage.router.discarding.navigate(to: Pickers.home, animated: false) { ends.note($0) }
    #expect(ends.lines == ["revealed"])
    #expect(questions.lines == ["letter is told: for HomeViewController"])
  }

  @Test("A screen may remove itself when it's informed", arguments: [true, false], [true, false])
  func goingWhenTold(inSheet: Bool, isAnimated: Bool) async {
    let stage = stage(inSheet: inSheet)
    let letter = letter
    letter.tell = { _ in
      if inSheet {
        letter.dismiss(animated: isAnimated)
      } else {
        letter.navigationController?.popViewController(animated: isAnimated)
      }
    }
    stage.router.discarding.navigate(to: Pickers.home) { ends.note($0) }
    await stage.settle()
    #expect(ends.lines == ["alreadyVisible"])
    #expect(stage.tree == homeAlone)
    #expect(stage.recorder.misuses == [])
  }

  private static let overHome = StepAssembly(
    finder: ClassFinder<WordPicker, Void>(), factory: ClassFactory()
  )
  .using(.present()).from(.root).assemble()

  @Test(
    "A sheet may dismiss itself when it's informed that another takes its place",
    arguments: [true, false])
  func replacedWhenTold(isAnimated: Bool) async {
    let stage = stage(inSheet: true)
    let letter = letter
    letter.tell = { _ in letter.dismiss(animated: isAnimated) }
    stage.router.discarding.navigate(to: Self.overHome) { ends.note($0) }
    await stage.settle()
    #expect(ends.lines == ["built"])
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
        presents formSheet:
          WordPicker [visible]
        """)
    #expect(stage.recorder.misuses == [])
  }

  @Test(
    "A screen that presents another one when it's informed goes with that one",
    arguments: [true, false])
  func coveredWhenTold(isAnimated: Bool) async {
    let stage = stage(inSheet: true)
    let (letter, questions) = (letter, questions)
    letter.tell = { _ in
      letter.tell = { _ in questions.note("told twice") }
      letter.present(DraftViewController("late", questions), animated: isAnimated)
    }
    stage.router.discarding.navigate(to: Pickers.home) { ends.note($0) }
    await stage.settle()
    #expect(ends.lines == ["revealed"])
    #expect(questions.lines == ["late is told: for HomeViewController"])
    #expect(stage.tree == homeAlone)
    #expect(stage.recorder.misuses == [])
  }

  @Test(
    "Screens that show new ones each time they're informed go all the same",
    arguments: [true, false])
  func endlessTelling(inSheet: Bool) async {
    let stage = stage(inSheet: inSheet)
    breedWhenTold(letter, 1, inSheet: inSheet)
    stage.router.discarding.navigate(to: Pickers.home, animated: false) { ends.note($0) }
    await stage.settle()
    #expect(questions.lines == (1...5).map { "\($0) is told" })
    #expect(ends.lines == ["revealed"])
    #expect(stage.tree == homeAlone)
    #expect(stage.recorder.misuses == [])
  }

  private func breedWhenTold(_ draft: DraftViewController, _ number: Int, inSheet: Bool) {
    draft.tell = { [weak draft] _ in
      questions.note("\(number) is told")
      let next = DraftViewController()
      breedWhenTold(next, number + 1, inSheet: inSheet)
      if inSheet {
        draft?.present(next, animated: true)
      } else {
        draft?.navigationController?.pushViewController(next, animated: true)
      }
    }
  }
}
