import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

@MainActor @Suite("Rules 13, 49, 50: questions and the turn", .onDevice)
struct QuestionTurnTests {
  private let home = HomeViewController()
  private let questions = Questions()
  private let ends = Ends()

  private func stage(_ policy: TurnPolicy) -> Stage {
    Stage(root: stack(home, DraftViewController("letter", questions)), policy: policy)
  }

  private func goHome(_ router: any Router) {
    router.navigate(to: Pickers.home) { ends.note($0) }
  }

  private func ending(_ result: Result<NavigationOutcome<HomeViewController>, RoutingError>)
    -> String
  {
    switch result {
    case .success(let outcome): outcome.kind.rawValue
    case .failure(.busy(_, let reason)): "busy: \(reason)"
    case .failure(let error): "\(error)"
    }
  }

  @Test("A navigation that gets its yes while another one moves follows the turn policy")
  func answered() async {
    let expected: [TurnPolicy: [String]] = [
      .enqueue: ["built", "revealed"], .replacePending: ["built", "revealed"],
      .reject: ["busy: rejected", "built"],
    ]
    for policy in [TurnPolicy.enqueue, .replacePending, .reject] {
      let questions = Questions()
      let stage = Stage(
        root: stack(HomeViewController(), DraftViewController("letter", questions)), policy: policy)
      var lines: [String] = []
      stage.router.navigate(to: Pickers.home) { lines.append(ending($0)) }
      await stage.settle()
      let held = Held()
      let slow = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
        .using(TestAction(answer: .hold(held))).from(.current).assemble()
      stage.router.navigate(to: slow) { result in
        if case .success(let outcome) = result { lines.append(outcome.kind.rawValue) }
      }
      questions.answer("letter", true)
      await stage.device.letTasksRun()
      stage.device.advance(by: .seconds(1))
      held.answer(.success)
      await stage.settle()
      #expect(lines == expected[policy])
      #expect(questions.lines == ["letter asks: for HomeViewController"])
    }
  }

  @Test("A discarding navigation is rejected too if the turn is taken, and informs no screen")
  func rejected() async {
    let stage = stage(.reject)
    var lines: [String] = []
    stage.router.navigate(to: Pickers.presented) { ends.note($0) }
    stage.router.discarding.navigate(to: Pickers.home) { lines.append(ending($0)) }
    #expect(lines == ["busy: rejected"])
    await stage.settle()
    #expect(questions.lines == [])
    #expect(ends.lines == ["built"])
  }

  @Test("A discarding navigation overtakes an asking one, which then finds nothing in its way")
  func overtaking() async {
    let stage = stage(.reject)
    goHome(stage.router)
    await stage.settle()
    goHome(stage.router.discarding)
    await stage.settle()
    #expect(ends.lines == ["revealed", "alreadyVisible"])
    #expect(
      questions.lines == [
        "letter asks: for HomeViewController", "letter is told: for HomeViewController",
        "letter is cancelled",
      ])
  }

  @Test("A newer link doesn't wait for an older link's question, and stays in front after a no")
  func newerLink() async throws {
    let stage = stage(.enqueue)
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(Pickers.home, "home")
      LinkPattern(Pickers.presented, "word")
    }
    var failures: [String] = []
    let inbox = LinkInbox(
      links, router: stage.router, windowProvider: CustomWindowProvider { stage.window },
      onFailure: { url, _ in failures.append(url.absoluteString) })
    #expect(inbox.receive(try #require(URL(string: "shop://home"))))
    await stage.settle()
    #expect(questions.open == ["letter"])
    #expect(inbox.receive(try #require(URL(string: "shop://word"))))
    await stage.settle()
    #expect(home.navigationController?.presentedViewController is WordPicker)
    #expect(failures == [])
    questions.answer("letter", false)
    await stage.settle()
    #expect(failures == ["shop://home"])
    #expect(questions.lines == ["letter asks: for HomeViewController"])
    #expect(home.navigationController?.presentedViewController is WordPicker)
  }
}
