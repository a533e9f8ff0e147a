import PortableUIKit
import StepRouterExplorer
import Testing

/// What the user can do on a sheet works as before when a swipe has been taken back.
@MainActor
@Suite(.headlessOnly) struct SwipeAftermathTests {
  private func explorer(
    _ habit: SwipedForm.Habit, allowing allowed: [AllowedFault] = []
  ) -> Explorer {
    PlainApp.explorer { app in
      app.allowed = allowed
      app.texts = ["Name": ["Ada"]]
      app.presents("Open", .pageSheet) {
        let form = SwipedForm("Form")
        form.habit = habit
        form.modalPresentationStyle = .pageSheet
        form.presentationController?.delegate = form
        return form
      }
    }
  }

  private static let steps: [WalkStep] = [.move(.tap("Open")), .move(.cancelSwipeDown)]

  private func problems(_ explorer: Explorer) async -> [Problem] {
    await explorer.replay(walk: Self.steps).failures.flatMap(\.problems)
  }

  private static func sentence(_ control: String, _ moves: String) -> Problem {
    Problem(
      .lostBySwipe,
      "SwipedForm “Form”, “\(control)” no longer does anything after the user begins to swipe "
        + "the screen away and lets it return: \(moves). Let go of what it needs only once the screen "
        + "has gone, such as in “presentationControllerDidDismiss”, or allow it with “allows: "
        + "[.lostBySwipe.only(\"\(control)\")]”.")
  }

  @Test("A button that no longer does anything is a fault")
  func button() async {
    let found = await problems(explorer(.losesHelp))
    #expect(found == [Self.sentence("Help", "‘Tap “Help”’")])
  }

  @Test("So is one that only what the user types enables")
  func typed() async {
    #expect(
      await problems(explorer(.losesNext)) == [
        Self.sentence("Next", "‘Type “Ada” into “Name”’, ‘Tap “Next”’")
      ])
  }

  @Test("Walks find it, with the fewest steps")
  func walks() async {
    let report = await explorer(.losesNext).swarm(walks: 6, length: 20, seed: 7)
    #expect(report.failures.map(\.steps) == [Self.steps])
    #expect(
      report.failures.compactMap(\.fault).map(\.culprit) == ["SwipedForm"])
  }

  @Test(
    "One that lets go only when the sheet has gone is none, nor a button that never does anything",
    arguments: [SwipedForm.Habit.none, .losesNextWhenGone, .helpWorksOnce])
  func sibling(_ habit: SwipedForm.Habit) async {
    #expect(await problems(explorer(habit)) == [])
  }

  @Test("An app allows it")
  func allowed() async {
    #expect(await problems(explorer(.losesNext, allowing: [.lostBySwipe.only("Next")])) == [])
  }
}

final class SwipedForm: ShopScreen, UIAdaptivePresentationControllerDelegate {
  enum Habit: Sendable {
    case none, losesHelp, losesNext, losesNextWhenGone, helpWorksOnce
  }

  var habit = Habit.none
  private let name = UITextField()
  private let onward = UIButton(type: .system)
  private let help = UIButton(type: .system)
  private let shown = UILabel()
  private var onHelp: (() -> Void)?
  private var onNext: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    name.placeholder = "Name"
    name.addAction(UIAction { [weak self] _ in self?.check() }, for: .editingChanged)
    onward.setTitle("Next", for: .normal)
    onward.isEnabled = false
    onward.addAction(UIAction { [weak self] _ in self?.onNext?() }, for: .touchUpInside)
    help.setTitle("Help", for: .normal)
    help.addAction(UIAction { [weak self] _ in self?.onHelp?() }, for: .touchUpInside)
    for item in [name, onward, help, shown] as [UIView] { view.addSubview(item) }
    onNext = { [weak self] in self?.shown.text = "Thanks" }
    onHelp = { [weak self] in self?.shown.text = self?.shown.text == "Help" ? "" : "Help" }
    if habit == .helpWorksOnce { onHelp = nil }
  }

  private func check() { onward.isEnabled = name.text?.isEmpty == false }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    if habit == .losesHelp { onHelp = nil }
    if habit == .losesNext { onNext = nil }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if habit == .losesNextWhenGone { onNext = nil }
  }
}
