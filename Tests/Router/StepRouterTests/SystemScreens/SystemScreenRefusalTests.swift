#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterSystemScreens
import Testing

/// What the device can't show is refused before anything moves.
@MainActor @Suite("System screens: what can't be shown", .onDevice)
struct SystemScreenRefusalTests {
  private let home = HomeViewController().titled("home")
  private let stage: Stage
  private let file = URL(fileURLWithPath: "/a.pdf")

  init() {
    stage = Stage(root: home)
    stage.present(BagViewController(), on: home)
    stage.recorder.clear()
  }

  /// Navigates, and returns the refusal and what the router did until then.
  private func refusal<Screen, Context>(
    of step: DestinationStep<Screen, Context>, with context: Context
  ) -> (SystemScreenRefusal?, [String]) {
    let before = stage.tree
    stage.recorder.clear()
    guard case .failure(let error)? = stage.go(to: step, with: context) else { return (nil, []) }
    #expect(stage.tree == before)
    #expect(stage.recorder.misuses == [])
    guard case .preparationFailed = error else { return (nil, ["\(error)"]) }
    return (error.underlying as? SystemScreenRefusal, stage.kinds)
  }

  @Test("Rule 2: each refusal says what's missing, and nothing else happens")
  func refusals() throws {
    let ours = try #require(URL(string: "shop://bag"))
    stage.device.canSendMail = false
    let refused: [(SystemScreenRefusal, (SystemScreenRefusal?, [String]))] = [
      (.mailNotSetUp, refusal(of: SystemSteps.mail, with: MailDraft())),
      (.messagesNotSetUp, refusal(of: SystemSteps.message, with: MessageDraft())),
      (.notOnTheWeb(ours), refusal(of: SystemSteps.safari, with: ours)),
      (.notOnTheWeb(ours), refusal(of: SystemSteps.login, with: ours)),
      (.nothingToShare, refusal(of: SystemSteps.share, with: [])),
      (.noDocumentTypes, refusal(of: Self.noDocuments, with: ())),
      (.nothingToExport, refusal(of: SystemSteps.export, with: [])),
      (.nothingToPreview, refusal(of: SystemSteps.preview, with: [])),
    ]
    for (expected, (refusal, events)) in refused {
      #expect(refusal == expected)
      #expect(events == ["requested", "visited", "missed", "finished"], "\(expected)")
    }
  }

  private static let noDocuments = StepAssembly(
    finder: NilFinder(), factory: DocumentPickerFactory(opening: [])
  )
  .using(.present()).from(.current).assemble()

  @Test("A plan tells the refusal beforehand")
  func plan() throws {
    _ = try stage.router.plan(to: SystemSteps.mail, with: MailDraft())
    stage.device.canSendMail = false
    let error = #expect(throws: RoutingError.self) {
      _ = try stage.router.plan(to: SystemSteps.mail, with: MailDraft())
    }
    #expect(error?.underlying as? SystemScreenRefusal == .mailNotSetUp)
  }

  @Test("A waiting caller gets the refusal")
  func awaited() async {
    stage.device.canSendMail = false
    let answers = Answers()
    answers.wait { [router = stage.router] in
      try await router.result(of: SystemSteps.mail, with: MailDraft())
    }
    await stage.settle()
    #expect(answers.all.count == 1)
    #expect(answers.all.first?.contains("this device has no account to send mail with") == true)
  }

  @Test("The content is made once a navigation, for the check and the screen alike")
  func madeOnce() throws {
    let journal = Journal()
    let step = StepAssembly(
      finder: NilFinder(),
      factory: SafariFactory { (number: Int) in
        journal.note("page \(number)")
        return SystemSteps.page.appendingPathComponent("\(number)")
      }
    )
    .using(.present()).from(.current).assemble()
    stage.go(to: step, with: 7)
    #expect(journal.lines == ["page 7"])
    #expect(stage.recorder.misuses == [])
  }

  @Test("Each refusal has words of its own")
  func words() throws {
    let words = [
      SystemScreenRefusal.mailNotSetUp, .notOnTheWeb(file), .nothingToShare, .noDocumentTypes,
      .nothingToExport, .nothingToPreview, .notPreviewable(file),
    ].map(\.description)
    #expect(
      words == [
        "this device has no account to send mail with",
        "file:///a.pdf is not a web page; its URL starts with http or https",
        "there is nothing to share", "there is no type of documents to open",
        "there is no file to export", "there is no file to preview",
        "Quick Look cannot show file:///a.pdf",
      ])
  }
}
#endif
