import PortableUIKit
import StepRouter
import Testing

private final class LetterViewController: UIViewController {
  var router: (any Router)?
  private(set) var text = ""
  private(set) var savedText: String?

  func write(_ text: String) {
    self.text = text
    isModalInPresentation = !text.isEmpty  // no swipe takes it away unasked
  }
}

extension LetterViewController: AsyncRoutingInterceptable {
  var canBeDismissed: Bool { text.isEmpty }  // true: it goes, and nobody is asked

  func canBeDismissed(for reason: LeaveReason) async -> Bool {
    (try? await router?.result(of: discardDraft)) ?? false
  }
}

@MainActor private let discardDraft = StepAssembly(
  finder: NilFinder(),
  factory: AlertFactory { (_: Void) in
    AlertContent(
      title: "Discard draft?",
      actions: [
        AlertAction("Discard", style: .destructive, returning: true),
        AlertAction("Keep", style: .cancel, returning: false),
      ])
  }
)
.using(.present())
.from(.current)
.assemble()

extension LetterViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    router?.close(self)
  }
}

extension LetterViewController {
  func willBeDiscarded(for reason: LeaveReason) { savedText = text }
}

@MainActor private final class Account {
  var user: String?
  let router: any Router
  let welcome: DestinationStep<HomeViewController, Void>

  init(router: any Router, welcome: DestinationStep<HomeViewController, Void>) {
    self.router = router
    self.welcome = welcome
  }

  func logOut() {
    user = nil
    router.discarding.navigate(to: welcome)
  }
}

@MainActor @Suite("Recipes: asking about a draft, and a log-out that doesn't ask", .onDevice)
struct DraftRecipe {
  private let home = HomeViewController()
  private let stage: Stage
  private let letter = LetterViewController()

  private static let welcome = StepAssembly(
    finder: NilFinder<HomeViewController, Void>(), factory: ClassFactory()
  ).using(.replaceRoot()).from(.root).assemble()

  init() {
    stage = Stage(root: home)
    letter.router = stage.router
    stage.present(letter, on: home)
    letter.presentationController?.delegate = letter
  }

  private func choose(_ title: String) async throws {
    let alert = try #require(letter.presentedViewController as? UIAlertController)
    #expect(alert.title == "Discard draft?")
    stage.device.user.choose(try #require(alert.actions.first { $0.title == title }), in: alert)
    await stage.settle()
  }

  @Test("A screen without a draft goes at once")
  func empty() {
    #expect(stage.end(of: Self.welcome, with: ()) == "built")
  }

  @Test("The user decides about a draft, whether a navigation or a swipe would remove it")
  func draft() async throws {
    letter.write("Dear Ada")
    let waiter = Waiter()
    waiter.wait { try await stage.router.navigate(to: Self.welcome) }
    await stage.settle()
    try await choose("Keep")
    #expect(waiter.endings.first?.contains("refuses") == true)
    stage.device.user.swipeDown(letter)
    await stage.settle()
    try await choose("Keep")
    #expect(home.presentedViewController === letter)
    stage.device.user.swipeDown(letter)
    await stage.settle()
    try await choose("Discard")
    #expect(home.presentedViewController == nil)
    #expect(letter.savedText == nil)
  }

  @Test("A log-out goes through and saves the draft")
  func logOut() async {
    letter.write("Dear Ada")
    let account = Account(router: stage.router, welcome: Self.welcome)
    account.user = "ada"
    account.logOut()
    await stage.settle()
    #expect(account.user == nil)
    #expect(letter.savedText == "Dear Ada")
    #expect(stage.tree == "HomeViewController [visible]")
    #expect(stage.window.rootViewController !== home)
  }
}
