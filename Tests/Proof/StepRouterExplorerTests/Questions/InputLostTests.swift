import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// What the user has entered is there when the screen is built again.
@MainActor
@Suite(.headlessOnly) struct InputLostTests {
  private func explorer(
    _ habit: NoteChat.Habit, allowing allowed: [AllowedFault] = []
  ) -> Explorer {
    Explorer { window in
      let store = NoteStore()
      let home = ShopHome("Home")
      window.rootViewController = UINavigationController(rootViewController: home)
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let chat = StepAssembly(
        finder: ClassFinder<NoteChat, Void>(),
        factory: InlineFactory { (_: Void) in
          let chat = NoteChat("Chat")
          chat.store = store
          chat.habit = habit
          return chat
        }
      )
      .using(.present(presentationStyle: .fullScreen)).from(.current).assemble()
      home.addButton("Chat") { router.navigate(to: chat) }
      window.makeKeyAndVisible()
      return ExploredApp(
        router: router, destinations: [ExploredDestination("chat", chat)],
        texts: ["Message": ["Hello"]],
        state: { habit == .forgets ? "" : "\(store.notes.count) notes" }, allows: allowed)
    }
  }

  private static let steps: [WalkStep] = [
    .move(.tap("Chat")), .move(.type("Hello", into: "Message")), .move(.tap("Send")),
  ]

  private func problems(_ explorer: Explorer) async -> [Problem] {
    await explorer.replay(walk: Self.steps).failures.flatMap(\.problems)
  }

  @Test("A screen that has lost it is a fault")
  func lost() async {
    let found = await problems(explorer(.showsFirst))
    #expect(
      found == [
        Problem(
          .inputLost,
          "NoteChat “Chat” no longer shows “Hello”, which the user has entered, when it is "
            + "built again, though the app's state is the same. Build it from what the app has stored, or "
            + "allow it with “allows: [.inputLost.only(\"NoteChat\")]”.")
      ])
  }

  @Test("Walks find it, with the fewest steps")
  func walks() async {
    let report = await explorer(.showsFirst).swarm(walks: 12, length: 20, seed: 7)
    #expect(report.failures.map { $0.problems.map(\.kind) } == [[.inputLost]])
    #expect(report.failures.first?.steps.suffix(2) == Self.steps.suffix(2))
    #expect(report.failures.compactMap(\.fault).map(\.culprit) == ["NoteChat"])
  }

  @Test(
    "One that shows it is none, nor one that thanks for it, or an app that doesn't keep it",
    arguments: [NoteChat.Habit.none, .thanks, .forgets])
  func sibling(_ habit: NoteChat.Habit) async {
    #expect(await problems(explorer(habit)) == [])
  }

  @Test("An app allows it")
  func allowed() async {
    #expect(await problems(explorer(.showsFirst, allowing: [.inputLost])) == [])
  }
}

@MainActor
final class NoteStore {
  var notes = ["Welcome"]
}

final class NoteChat: ShopScreen {
  enum Habit: Sendable { case none, showsFirst, thanks, forgets }

  var store = NoteStore()
  var habit = Habit.none
  private let last = UILabel()
  private let thanks = UILabel()
  private let field = UITextField()

  override func viewDidLoad() {
    addButton("Send") { [weak self] in self?.send() }
    addButton("Close") { [weak self] in self?.dismiss(animated: true) }
    super.viewDidLoad()
    field.placeholder = "Message"
    for item in [last, thanks, field] as [UIView] { view.addSubview(item) }
    last.text = habit == .none || habit == .thanks ? store.notes.last : store.notes.first
  }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    store.notes.append(text)
    field.text = ""
    if habit == .thanks { thanks.text = "Thanks for “\(text)”" } else { last.text = text }
  }
}
