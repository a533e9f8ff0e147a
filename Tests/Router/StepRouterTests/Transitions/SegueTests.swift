import PortableUIKit
import StepRouter
import StepRouterCoordination
import Testing

@MainActor @Suite("Transitions: segues", .onDevice)
struct SegueTests {
  /// A segue with a mediation of its own.
  final class DetailSegue: TransitionSegue {
    override func mediate(from source: UIViewController, to destination: UIViewController) throws {
      guard let list = source as? Master, let detail = destination as? DetailViewController else {
        return
      }
      list.journal.note("the segue mediates")
      detail.item = 1
    }
  }

  /// Configures its segues in `prepare`.
  final class Master: Screen {
    var journal = Journal()
    var router: (any Router)?
    var intent = ScreenTransition.Intent()
    var ends: [String] = []
    weak var segue: TransitionSegue?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      guard let segue = segue as? TransitionSegue, let router else { return }
      self.segue = segue
      segue.router = router
      segue.intent = intent
      segue.completion = { [weak self] result in
        self?.ends.append(result.failure?.description ?? "reached")
      }
    }
  }

  let stage: Stage
  let master: Master
  let journal = Journal()

  init() {
    let kinds: [(String, StoryboardContents.SegueKind)] = [
      ("show", .show), ("showDetail", .showDetail), ("presentModally", .presentModally),
    ]
    HeadlessDevice.current.declareStoryboard(
      named: "Shop",
      StoryboardContents(
        scenes: ["master": { Master() }, "detail": { DetailViewController() }],
        initial: "master",
        segues: kinds.map {
          .init($0.0, from: "master", to: "detail", kind: $0.1, make: DetailSegue.init)
        } + [.init("plain", from: "master", to: "detail", make: TransitionSegue.init)]))
    let made = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController()
    master = made as? Master ?? Master()
    stage = Stage(root: stack(master))
    master.router = stage.router
    master.journal = journal
  }

  private func perform(_ identifier: String) {
    master.performSegue(withIdentifier: identifier, sender: nil)
    stage.device.runUntilIdle()
  }

  private nonisolated static let pushed = """
    UINavigationController [visible]
      Master
      DetailViewController "Item 1" [visible]
    """
  private nonisolated static let presented = """
    UINavigationController
      Master
    presents formSheet:
      DetailViewController "Item 1" [visible]
    """

  @Test(
    "A segue uses the storyboard's presentation and the mediation of its class",
    arguments: [("show", pushed), ("showDetail", presented), ("presentModally", presented)])
  func own(identifier: String, tree: String) {
    perform(identifier)
    #expect(journal.lines == ["the segue mediates"])
    #expect(stage.tree == tree)
    #expect(master.ends == ["reached"])
  }

  @Test(
    "An intent overrides the storyboard's presentation and the class's mediation",
    arguments: [true, false], [true, false])
  func intent(hasMediation: Bool, hasPresentation: Bool) {
    if hasMediation {
      master.intent.mediation = .method { [journal] (_: Master, detail: DetailViewController) in
        journal.note("the intent mediates")
        detail.item = 1
      }
    }
    if hasPresentation { master.intent.presentation = .present() }
    perform("show")
    #expect(journal.lines == [hasMediation ? "the intent mediates" : "the segue mediates"])
    #expect(
      stage.tree
        == (hasPresentation ? Self.presented : Self.pushed))
  }

  @Test("A segue without a subclass and an intent mediates nothing")
  func plain() {
    perform("plain")
    #expect((master.navigationController?.topViewController as? DetailViewController)?.item == nil)
    #expect(master.ends == ["reached"])
  }

  @Test("A segue is released after its transition")
  func freed() {
    master.performSegue(withIdentifier: "show", sender: nil)
    #expect(master.segue != nil)
    stage.device.runUntilIdle()
    #expect(master.segue == nil)
  }

  @Test("A segue's completion gets the error")
  func failure() {
    master.intent.mediation = .method { _, _ in throw Refusal() }
    let before = stage.tree
    perform("show")
    #expect(master.ends.count == 1)
    #expect(master.ends.first?.contains("threw: refused by the test.") == true)
    #expect(stage.tree == before)
  }
}
