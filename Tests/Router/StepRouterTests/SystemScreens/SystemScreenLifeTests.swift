#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterSystemScreens
import Testing

/// How long screens of the system live, and what the router does with them.
@MainActor @Suite("System screens: their lives", .onDevice)
struct SystemScreenLifeTests {
  private let home = HomeViewController().titled("home")
  private let stage: Stage

  init() { stage = Stage(root: home) }

  private var front: UIViewController? {
    var front = home.presentedViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  /// How a screen of the system may go.
  enum Ending: String, CaseIterable, CustomTestStringConvertible {
    case finished, cancelled, swiped, link, task

    var testDescription: String { rawValue }

    @MainActor
    func happen(to screen: UIViewController, on stage: Stage, to answers: Answers) {
      let system = screen as? any SystemScreen
      switch self {
      case .finished: stage.device.user.choose(system?.choices.first ?? "", in: system)
      case .cancelled: stage.device.user.choose(system?.choices.last ?? "", in: system)
      case .swiped: stage.device.user.swipeDown(screen)
      case .link: stage.router.navigate(to: Pickers.home)
      case .task: answers.cancel()
      }
    }
  }

  @Test(
    "A screen and all that belongs to it is released, however it ends",
    arguments: SystemSteps.all, Ending.allCases)
  func released(asked: SystemCase, ending: Ending) async throws {
    if asked.name == "login", ending == .swiped { return }
    weak var screen: UIViewController?
    weak var presented: UIViewController?
    weak var source: AnyObject?
    let answers = Answers()
    do {
      answers.wait { [router = stage.router] in try await asked.ask(router) }
      await stage.settle()
      let shown = try #require(front)
      screen = shown
      presented = home.presentedViewController
      source = (shown as? QLPreviewController)?.dataSource
      #expect((source != nil) == (asked.name == "preview"))
      ending.happen(to: shown, on: stage, to: answers)
    }
    await stage.settle()
    #expect(answers.all.count == 1)
    #expect(screen == nil)
    #expect(presented == nil)
    #expect(source == nil)
    #expect(home.presentedViewController == nil)
  }

  @Test("Each navigation builds a new screen", arguments: SystemSteps.all)
  func builtAnew(asked: SystemCase) async throws {
    var seen: [UIViewController] = []
    for _ in 0..<2 {
      let answers = Answers()
      answers.wait { [router = stage.router] in try await asked.ask(router) }
      await stage.settle()
      seen.append(try #require(home.presentedViewController))
      answers.cancel()
      await stage.settle()
    }
    #expect(seen[0] !== seen[1])
    #expect(type(of: seen[0]) == type(of: seen[1]))
  }

  @Test("The router's events, from the request to the closing")
  func events() async throws {
    let answers = Answers()
    answers.wait { [router = stage.router] in
      try await router.result(of: SystemSteps.mail, with: MailDraft(subject: "Order 7"))
    }
    await stage.settle()
    #expect(
      stage.kinds == [
        "requested", "visited", "missed", "planned", "built", "integrated", "finished",
      ])
    stage.recorder.clear()
    #expect(stage.device.user.choose("Send", in: front as? any SystemScreen))
    await stage.settle()
    #expect(answers.all == ["sent"])
    #expect(stage.kinds == ["requested", "planned", "dismissed", "finished"])
  }

  @Test("A login's page stands above a screen that shows nothing")
  func loginTree() async throws {
    let answers = Answers()
    answers.wait { [router = stage.router] in
      try await router.result(of: SystemSteps.login, with: SystemSteps.page)
    }
    await stage.settle()
    #expect(
      stage.tree == """
        HomeViewController "home"
        presents overFullScreen:
          WebLoginViewController
          presents formSheet:
            WebAuthenticationSheet [visible]
        """)
    answers.cancel()
    await stage.settle()
  }

  @Test("A login begins once, even if its screen appears again")
  func begunOnce() async throws {
    let answers = Answers()
    answers.wait { [router = stage.router] in
      try await router.result(of: SystemSteps.login, with: SystemSteps.page)
    }
    await stage.settle()
    // Coming back to the screen below, for example after another tab, starts no second login.
    let login = try #require(home.presentedViewController as? WebLoginViewController)
    login.viewDidAppear(false)
    await stage.settle()
    #expect(front?.presentingViewController === login)
    #expect(stage.device.user.choose("Log In", in: front as? any SystemScreen))
    await stage.settle()
    #expect(answers.all == ["callback shop://callback?code=1"])
  }

  @Test("No screen is pushed into a composer, although that is a stack")
  func composerIsSealed() throws {
    let root = stack(BagViewController())
    let stage = Stage(root: root)
    stage.go(to: SystemSteps.mail, with: MailDraft())
    #expect(root.presentedViewController is MFMailComposeViewController)
    stage.go(to: Pickers.pushed, with: ())
    #expect(root.presentedViewController == nil)
    #expect(root.topViewController is WordPicker)
    #expect(stage.recorder.misuses == [])
  }

  @Test("A task of the step sets the screen up")
  func setUp() throws {
    let step = StepAssembly(finder: NilFinder(), factory: SafariFactory())
      .adding(
        InlineContextTask { (safari: SFSafariViewController, _: URL) in
          safari.dismissButtonStyle = .done
        }
      )
      .using(.present(presentationStyle: .pageSheet)).from(.current).assemble()
    stage.go(to: step, with: SystemSteps.page)
    let safari = try #require(front as? SFSafariViewController)
    #expect(safari.choices == ["Done"])
    #expect(safari.modalPresentationStyle == .pageSheet)
  }
}
#endif
