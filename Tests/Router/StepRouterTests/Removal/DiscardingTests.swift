import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterTesting
import Testing

@MainActor @Suite("Rule 50: discarding navigations", .onDevice)
struct DiscardingTests {
  private let home = HomeViewController()
  private let questions = Questions()
  private let ends = Ends()

  private let welcome = StepAssembly(
    finder: NilFinder<LoginViewController, Void>(), factory: ClassFactory()
  ).using(.replaceRoot()).from(.root).assemble()

  /// Drafts in a stack and in a sheet over it, and a form that refuses without a question.
  private func stage() -> Stage {
    let letter = DraftViewController("letter", questions)
    let stage = Stage(root: stack(home, FormViewController(), letter))
    stage.present(DraftViewController("note", questions), on: letter)
    return stage
  }

  @Test("Refusing screens are informed, not asked, the topmost first, before anything moves")
  func told() {
    let stage = stage()
    let note = home.navigationController?.presentedViewController as? DraftViewController
    let before = stage.tree
    let questions = questions
    note?.tell = { _ in questions.note("told, unmoved: \(stage.tree == before)") }
    stage.router.discarding.navigate(to: welcome, animated: false) { ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
    #expect(questions.lines == ["told, unmoved: true", "letter is told: for LoginViewController"])
    #expect(stage.tree == "LoginViewController [visible]")
  }

  @Test("Without `discarding` a screen's refusal ends the navigation")
  func otherwise() {
    let stage = stage()
    stage.router.navigate(to: welcome) { ends.note($0) }
    #expect(ends.lines.first?.contains("refuses") == true)
    #expect(questions.lines == [])
  }

  @Test("A discarding navigation still asks its interceptors")
  func interceptors() {
    let journal = Journal()
    let stage = stage()
    let before = stage.tree
    let router = stage.router.adding(TestGuard<Void>(name: "A", journal: journal, answer: .fail))
    router.discarding.navigate(to: welcome) { ends.note($0) }
    stage.device.runUntilIdle()
    #expect(journal.lines.last == "guard A")
    #expect(stage.tree == before)
    #expect(questions.lines == [])
  }

  @Test("Closing, going back and links can discard, through decorated routers as well")
  func others() throws {
    let links = LinkMap(schemes: ["shop"]) { LinkPattern(Pickers.home, "home") }
    let url = try #require(URL(string: "shop://home"))
    for index in 0..<4 {
      let letter = DraftViewController("letter", questions)
      let stage = Stage(root: stack(HomeViewController(), letter))
      let router = GlobalInterceptorRouter(
        router: stage.router, interceptors: [TestGuard<Void>(name: "A", journal: Journal())])
      switch index {
      case 0: router.discarding.close(letter) { ends.note($0) }
      case 1: router.discarding.goBack { ends.note($0) }
      case 2: try router.discarding.open(url, using: links) { ends.note($0) }
      default:
        GlobalInterceptorRouter(router: stage.router.discarding)
          .adding(TestTask<UIViewController, Any?>(name: "data", journal: Journal()))
          .navigate(to: Pickers.home) { ends.note($0) }
      }
      stage.device.runUntilIdle()
      #expect(letter.navigationController == nil)
    }
    #expect(ends.lines == Array(repeating: "revealed", count: 4))
    #expect(questions.lines.filter { $0.contains("asks") } == [])
    #expect(questions.lines.count == 4)
  }

  @Test("A link received with `discarding` discards, and another one fails at a refusal")
  func inbox() async throws {
    let stage = stage()
    let links = LinkMap(schemes: ["shop"]) { LinkPattern(welcome, "logout") }
    var failures = 0
    let inbox = LinkInbox(
      links, router: stage.router, windowProvider: CustomWindowProvider { stage.window },
      onFailure: { _, _ in failures += 1 })
    let url = try #require(URL(string: "shop://logout"))
    #expect(inbox.receive(url))
    stage.device.runUntilIdle()
    #expect(failures == 1)
    #expect(inbox.receive(["url": url.absoluteString], discarding: true))
    stage.device.runUntilIdle()
    #expect(stage.tree == "LoginViewController [visible]")
    #expect(questions.lines.map { $0.contains("is told") } == [true, true])
    let letter = DraftViewController("letter", questions)
    stage.window.rootViewController = stack(home, letter)
    let item = UIApplicationShortcutItem(
      type: "logout", localizedTitle: "Log out", localizedSubtitle: nil, icon: nil,
      userInfo: ["url": NSString(string: url.absoluteString)])
    #expect(inbox.receive(item, discarding: true))
    stage.device.runUntilIdle()
    #expect(stage.tree == "LoginViewController [visible]")
    #expect(questions.lines.last == "letter is told: for LoginViewController")
  }

  @Test("So does the tap on a notification")
  func tap() {
    let stage = stage()
    let links = LinkMap(schemes: ["shop"]) { LinkPattern(welcome, "logout") }
    let inbox = LinkInbox(
      links, router: stage.router, windowProvider: CustomWindowProvider { stage.window })
    let receiver = DiscardingReceiver(inbox)
    UNUserNotificationCenter.current().delegate = receiver
    stage.device.user.tapNotification(with: ["url": "shop://logout", "aps": [:]])
    stage.device.runUntilIdle()
    #expect(receiver.answers == [true])
    #expect(stage.tree == "LoginViewController [visible]")
    #expect(
      questions.lines == [
        "note is told: for LoginViewController", "letter is told: for LoginViewController",
      ])
  }

  @Test("A screen can cancel the navigation when it's informed, and then stays")
  func cancelling() {
    let letter = DraftViewController("letter", questions)
    let stage = Stage(root: stack(home, letter))
    let before = stage.tree
    var navigation: Navigation?
    letter.tell = { _ in navigation?.cancel() }
    home.navigationController?.pushViewController(BagViewController(), animated: true)
    navigation = stage.router.discarding.navigate(to: Pickers.home) { ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == ["The navigation was cancelled."])
    #expect(stage.tree != before)
    #expect(letter.navigationController != nil)
  }

  @Test("A spy records whether a request discards")
  func spied() {
    let spy = RouterSpy()
    spy.answer(welcome) { LoginViewController() }
    spy.discarding.navigate(to: welcome)
    spy.navigate(to: welcome)
    #expect(spy.requests.map(\.isDiscarding) == [true, false])
  }
}

/// Receives taps on notifications that log the user out.
@MainActor
private final class DiscardingReceiver: NSObject, @preconcurrency UNUserNotificationCenterDelegate {
  private(set) var answers: [Bool] = []
  private let inbox: LinkInbox

  init(_ inbox: LinkInbox) { self.inbox = inbox }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    answers.append(inbox.receive(response, discarding: true))
    completionHandler()
  }
}
