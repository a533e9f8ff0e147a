import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite(
  "Rule 49: a screen that goes during its question is no longer in the way", .onDevice)
struct QuestionLeaveTests {
  private let home = HomeViewController()
  private let questions = Questions()
  private let ends = Ends()
  private let letter: DraftViewController
  private let refusal =
    "DraftViewController “letter” has to go before HomeViewController can be shown, but it refuses."
  private let homeAlone = """
    UINavigationController [visible]
      HomeViewController [visible]
    """

  init() { letter = DraftViewController("letter", questions) }

  /// The letter above Home, in its stack or in a sheet, and a navigation that has asked it.
  private func asked(inSheet: Bool = false) async -> Stage {
    let stage: Stage
    if inSheet {
      stage = Stage(root: stack(home)).present(letter, on: home)
    } else {
      stage = Stage(root: stack(home, letter))
    }
    stage.router.navigate(to: Pickers.home, animated: false) { ends.note($0) }
    await stage.settle()
    return stage
  }

  enum Way: CaseIterable {
    case user, code, codeAtOnce, discarding, closing

    @MainActor
    func take(_ letter: UIViewController, from stage: Stage) throws {
      switch self {
      case .user where letter.presentingViewController != nil:
        stage.device.user.swipeDown(letter)
      case .user:
        let stack = try #require(letter.navigationController)
        try #require(stage.device.user.beginPop(in: stack)).finish()
      case .code, .codeAtOnce:
        letter.dismiss(animated: self == .code)
        letter.navigationController?.popViewController(animated: self == .code)
      case .discarding: stage.router.discarding.navigate(to: Pickers.home)
      case .closing: stage.router.discarding.close(letter)
      }
    }
  }

  @Test(
    "A screen that goes without an answer, however it goes, lets the navigation go on",
    arguments: Way.allCases, [true, false])
  func silent(way: Way, inSheet: Bool) async throws {
    let stage = await asked(inSheet: inSheet)
    #expect(ends.lines == [])
    try way.take(letter, from: stage)
    await stage.settle()
    #expect(ends.lines == ["alreadyVisible"])
    #expect(stage.tree == homeAlone)
    #expect(questions.lines.first == "letter asks: for HomeViewController")
    #expect(questions.lines.last == "letter is cancelled")
    #expect(stage.recorder.misuses == [])
    let told = stage.recorder.events.filter {
      switch $0.kind {
      case .answeredLate, .completedTwice: true
      default: false
      }
    }
    #expect(told == [])
  }

  @Test("An answer given as the screen goes doesn't count", arguments: Way.allCases, [true, false])
  func answering(way: Way, inSheet: Bool) async throws {
    let stage = await asked(inSheet: inSheet)
    try way.take(letter, from: stage)
    questions.answer("letter", false)
    await stage.settle()
    #expect(ends.lines == ["alreadyVisible"])
    #expect(stage.tree == homeAlone)
    #expect(stage.recorder.misuses == [])
  }

  @Test("After a cancelled swipe the screen's answer still counts")
  func cancelledSwipe() async throws {
    let stage = await asked()
    let stack = try #require(home.navigationController)
    let swipe = try #require(stage.device.user.beginPop(in: stack))
    await stage.settle()
    swipe.cancel()
    await stage.settle()
    #expect(ends.lines == [])
    #expect(questions.open == ["letter"])
    questions.answer("letter", false)
    await stage.settle()
    #expect(ends.lines == [refusal])
    #expect(questions.lines == ["letter asks: for HomeViewController"])
  }

  @Test("A no during a swipe counts only if the swipe is cancelled", arguments: [true, false])
  func refusingSwiped(isFinished: Bool) async throws {
    let stage = await asked()
    let stack = try #require(home.navigationController)
    let swipe = try #require(stage.device.user.beginPop(in: stack))
    questions.answer("letter", false)
    await stage.device.letTasksRun()
    stage.device.advance(by: .milliseconds(100))
    #expect(ends.lines == [])
    if isFinished { swipe.finish() } else { swipe.cancel() }
    await stage.settle()
    #expect(ends.lines == [isFinished ? "alreadyVisible" : refusal])
    #expect(questions.lines == ["letter asks: for HomeViewController"])
    #expect(stack.viewControllers.count == (isFinished ? 1 : 2))
  }

  @Test("The screens below one that has gone are still asked")
  func next() async {
    let note = DraftViewController("note", questions)
    let stage = Stage(root: stack(home, letter, note))
    stage.router.navigate(to: Pickers.home, animated: false) { ends.note($0) }
    await stage.settle()
    #expect(questions.open == ["note"])
    note.navigationController?.popViewController(animated: true)
    await stage.settle()
    #expect(questions.open == ["letter"])
    questions.answer("letter", false)
    await stage.settle()
    #expect(ends.lines == [refusal])
  }

  @Test("A screen that moves to another container within a turn hasn't gone")
  func moved() async {
    let stage = await asked()
    stage.window.rootViewController = stack(home, letter)
    await stage.settle()
    #expect(ends.lines == [])
    questions.answer("letter", true)
    await stage.settle()
    #expect(ends.lines == ["revealed"])
  }

  @Test(
    "If the window closes during the question, the navigation has no window",
    arguments: [true, false])
  func closedWindow(isAnswered: Bool) async throws {
    let stage = await asked()
    stage.device.disconnect(try #require(stage.window.windowScene))
    if isAnswered { questions.answer("letter", false) }
    await stage.settle()
    #expect(ends.lines.count == 1)
    #expect(ends.lines.first?.contains("the router has no window") == true)
    #expect(home.navigationController?.viewControllers.count == 2)
  }

  @Test("Rule 28: a screen isn't kept once it's gone, whether it has answered or not")
  func released() async {
    weak var kept: UIViewController?
    let stage = Stage(root: stack(home))
    for isPopped in [true, false] {
      do {
        let draft = DraftViewController("draft", questions)
        home.navigationController?.pushViewController(draft, animated: false)
        kept = draft
      }
      stage.router.navigate(to: Pickers.home, animated: false) { ends.note($0) }
      await stage.settle()
      if !isPopped { questions.answer("draft", false) }
      await stage.settle()
      home.navigationController?.popViewController(animated: false)
      await stage.settle()
      #expect(kept == nil)
    }
    #expect(ends.lines.count == 2)
  }
}
