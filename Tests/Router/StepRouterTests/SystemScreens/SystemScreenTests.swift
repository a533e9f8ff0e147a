#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterSystemScreens
import Testing

/// Screens of the system as steps: how each of them ends, and what the caller gets.
@MainActor @Suite("System screens: their results", .onDevice)
struct SystemScreenTests {
  private let home = HomeViewController().titled("home")
  private let stage: Stage
  private let answers = Answers()

  init() { stage = Stage(root: home) }

  /// The screen in front.
  private var front: UIViewController? {
    var front = home.presentedViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  private func ask(_ name: String) async throws {
    let asked = try #require(SystemSteps.all.first { $0.name == name })
    answers.wait { [router = stage.router] in try await asked.ask(router) }
    await stage.settle()
  }

  /// Lets the user choose on a screen of the system, and returns the answers so far.
  private func answers(to name: String, choosing choice: String) async throws -> [String] {
    try await ask(name)
    let screen = try #require(front as? any SystemScreen)
    #expect(answers.all == [])
    #expect(stage.device.user.choose(choice, in: screen))
    await stage.settle()
    #expect(home.presentedViewController == nil)
    #expect(stage.recorder.misuses == [])
    return answers.all
  }

  @Test(
    "Rule 46: the answer is what the user has done, once the screen has gone",
    arguments: [
      ("safari", "Close", "()"),
      ("mail", "Send", "sent"),
      ("mail", "Save Draft", "saved"),
      ("mail", "Delete Draft", "cancelled"),
      ("message", "Send", "sent"),
      ("message", "Cancel", "cancelled"),
      ("store", "Done", "()"),
      ("share", "Copy", "completed com.apple.UIKit.activity.CopyToPasteboard"),
      ("share", "Close", "cancelled"),
      ("photos", "Add", "[IMG_0001]"),
      ("photos", "Cancel", "[]"),
      ("documents", "Open", "[Document]"),
      ("documents", "Cancel", "[]"),
      ("export", "Move", "[a.pdf]"),
      ("export", "Cancel", "[]"),
      ("preview", "Done", "()"),
      ("login", "Log In", "callback shop://callback?code=1"),
      ("login", "Cancel", "cancelled"),
    ])
  func answer(name: String, choice: String, expected: String) async throws {
    #expect(try await answers(to: name, choosing: choice) == [expected])
  }

  @Test("Rule 46: a swipe down counts as cancelled by the user", arguments: SystemSteps.all)
  func swiped(asked: SystemCase) async throws {
    guard asked.name != "login" else { return }
    try await ask(asked.name)
    let screen = try #require(front)
    #expect(stage.device.user.swipeDown(screen))
    await stage.settle()
    #expect(home.presentedViewController == nil)
    #expect(answers.all == [asked.left])
  }

  @Test(
    "Rule 46: a screen that's dismissed without a word was cancelled", arguments: SystemSteps.all)
  func dismissed(asked: SystemCase) async throws {
    try await ask(asked.name)
    home.dismiss(animated: true)
    await stage.settle()
    #expect(answers.all == [asked.left])
  }

  @Test("Rule 46: a cancelled swipe ends nothing")
  func notSwiped() async throws {
    try await ask("photos")
    let screen = try #require(front)
    try #require(stage.device.user.beginSwipeDown(screen)).cancel()
    await stage.settle()
    #expect(answers.all == [])
    #expect(front === screen)
  }

  @Test("Rule 46: what comes in between is no answer", arguments: SystemSteps.all)
  func interrupted(asked: SystemCase) async throws {
    try await ask(asked.name)
    stage.go(to: Pickers.home, with: ())
    await stage.settle()
    #expect(home.presentedViewController == nil)
    #expect(answers.all == ["CancellationError()"])
    #expect(stage.recorder.misuses == [])
  }

  @Test("Rule 46: a closed window is no answer", arguments: SystemSteps.all)
  func closedWindow(asked: SystemCase) async throws {
    try await ask(asked.name)
    stage.device.disconnect(try #require(stage.window.windowScene))
    await stage.settle()
    #expect(answers.all == ["CancellationError()"])
  }

  @Test("Rule 47: cancelling the task closes the screen", arguments: SystemSteps.all)
  func cancelled(asked: SystemCase) async throws {
    try await ask(asked.name)
    #expect(front != nil)
    answers.cancel()
    await stage.settle()
    #expect(home.presentedViewController == nil)
    #expect(answers.all == ["CancellationError()"])
  }

  @Test("An answer that comes just before a navigation isn't lost")
  func answerUnderNavigation() async throws {
    for delay in [0, 10, 100, 300] {
      let answers = Answers()
      answers.wait { [router = stage.router] in
        try await router.result(of: SystemSteps.documents)
      }
      await stage.settle()
      #expect(stage.device.user.choose("Open", in: front as? any SystemScreen))
      stage.device.advance(by: .milliseconds(delay))
      stage.go(to: Pickers.home, with: ())
      await stage.settle()
      #expect(answers.all == ["[Document]"])
    }
  }

  @Test("Rule 46: the system may answer some time after it has dismissed the screen")
  func lateAnswer() async throws {
    for (delay, expected) in [(0, "[late.pdf]"), (400, "[late.pdf]"), (600, "[]")] {
      let answers = Answers()
      answers.wait { [router = stage.router] in
        try await router.result(of: SystemSteps.documents)
      }
      await stage.settle()
      let picker = try #require(front as? UIDocumentPickerViewController)
      picker.dismiss(animated: false)
      stage.device.advance(by: .milliseconds(delay))
      picker.delegate?.documentPicker(
        picker, didPickDocumentsAt: [URL(fileURLWithPath: "/late.pdf")])
      await stage.settle()
      #expect(answers.all == [expected], "\(delay)")
    }
  }

  @Test("A user who comes back from an activity may still choose another one")
  func activityCancelled() async throws {
    try await ask("share")
    let sheet = try #require(front as? UIActivityViewController)
    sheet.completionWithItemsHandler?(.mail, false, nil, nil)
    await stage.settle()
    #expect(answers.all == [])
    #expect(stage.device.user.choose("Copy", in: sheet))
    await stage.settle()
    #expect(answers.all == ["completed com.apple.UIKit.activity.CopyToPasteboard"])
  }

  @Test("What has failed has its error")
  func failed() async throws {
    struct Broken: Error {}
    try await ask("share")
    let sheet = try #require(front as? UIActivityViewController)
    sheet.completionWithItemsHandler?(.print, false, nil, Broken())
    await stage.settle()
    try await ask("mail")
    let mail = try #require(front as? MFMailComposeViewController)
    mail.mailComposeDelegate?.mailComposeController(mail, didFinishWith: .failed, error: Broken())
    await stage.settle()
    #expect(answers.all == ["failed Broken()", "failed Broken()"])
    #expect(home.presentedViewController == nil)
  }

  @Test("A screen that nobody waits for closes when the user has finished")
  func unawaited() async throws {
    stage.go(to: SystemSteps.mail, with: MailDraft())
    #expect(stage.device.user.choose("Send", in: front as? any SystemScreen))
    await stage.settle()
    #expect(home.presentedViewController == nil)
    stage.go(to: SystemSteps.photos, with: ())
    #expect(stage.device.user.choose("Cancel", in: front as? any SystemScreen))
    await stage.settle()
    #expect(home.presentedViewController == nil)
    stage.go(to: SystemSteps.login, with: SystemSteps.page)
    #expect(stage.device.user.choose("Log In", in: front as? any SystemScreen))
    await stage.settle()
    #expect(home.presentedViewController == nil)
  }

  @Test("A preview may be pushed, and Back answers")
  func pushed() async throws {
    let step = StepAssembly(finder: NilFinder(), factory: PreviewFactory())
      .using(.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()))
      .assemble()
    let root = stack(BagViewController())
    let stage = Stage(root: root)
    answers.wait {
      try await stage.router.result(of: step, with: [URL(fileURLWithPath: "/a.pdf")])
    }
    await stage.settle()
    #expect(root.topViewController is QLPreviewController)
    stage.device.user.pressBack(in: root)
    await stage.settle()
    #expect(answers.all == ["()"])
  }
}

/// Keeps what callers got, in words.
@MainActor
final class Answers {
  private(set) var all: [String] = []
  private var task: Task<Void, Never>?

  func wait(_ body: @escaping @MainActor () async throws -> Any) {
    task = Task { @MainActor in
      do { all.append(Self.words(for: try await body())) } catch { all.append("\(error)") }
    }
  }

  func cancel() { task?.cancel() }

  private static func words(for answer: Any) -> String {
    switch answer {
    case MailResult.failed(let error?): "failed \(error)"
    case ShareResult.failed(let error): "failed \(error)"
    case ShareResult.completed(let activity): "completed \(activity?.rawValue ?? "")"
    case WebLoginResult.callback(let url): "callback \(url)"
    case let photos as [PHPickerResult]:
      "[\(photos.map { $0.itemProvider.suggestedName ?? "" }.joined(separator: ", "))]"
    case let files as [URL]: "[\(files.map(\.lastPathComponent).joined(separator: ", "))]"
    default: "\(answer)"
    }
  }
}
#endif
