import PortableUIKit
import Testing

@MainActor @Suite("Where a segue unwinds to", .simulated, .standInOnly) struct UnwindSearchTests {
  #if !canImport(UIKit)
  /// Has an unwind action, unlike a plain scene.
  private final class Goal: RecordingScene {
    func unwindHere(_ segue: UIStoryboardSegue) {
      record("unwindHere(from: \(nameOf(segue.source)))")
    }
  }

  let stage = Stage()
  let storyboard: UIStoryboard

  init() {
    let log = stage.log
    HeadlessDevice.current.declareStoryboard(
      named: "Main",
      StoryboardContents(
        scenes: ["goal": { Goal("", log) }, "plain": { RecordingScene("", log) }],
        segues: [
          .unwind("back", from: "plain", action: "unwindHere:"),
          .unwind("back", from: "goal", action: "unwindHere:"),
          .unwind("nowhere", from: "plain", action: "unwindAway:"),
        ],
        unwindActions: [.init("unwindHere:", of: Goal.self) { $0.unwindHere($1) }]))
    storyboard = UIStoryboard(name: "Main", bundle: nil)
  }

  private func scene(_ identifier: String, _ name: String) throws -> RecordingScene {
    let made = storyboard.instantiateViewController(withIdentifier: identifier)
    let scene = try #require(made as? RecordingScene)
    scene.name = name
    return scene
  }

  private func plain(_ name: String) throws -> RecordingScene { try scene("plain", name) }
  private func goal(_ name: String) throws -> RecordingScene { try scene("goal", name) }

  /// Performs the segue, and returns who is asked, in order, among the other calls.
  private func unwind(_ identifier: String, from source: UIViewController) -> [String] {
    _ = stage.log.take()
    source.performSegue(withIdentifier: identifier, sender: nil)
    let lines = stage.log.take()
    let suffix = ", from: \(nameOf(source)))"
    return lines.map { line in
      line.contains("canPerform(") && line.hasSuffix(suffix) ? String(line.prefix(1)) : line
    }
  }

  @Test(
    "Rule 158: the search goes up the parents, through their other children, stacks from the top"
  )
  func parents() async throws {
    let source = try plain("D")
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(), UINavigationController(), try plain("E"),
    ]
    let stacks = tabs.viewControllers?.compactMap { $0 as? UINavigationController } ?? []
    stacks[0].viewControllers = [try plain("A"), try plain("B")]
    stacks[1].viewControllers = [try plain("C"), source]
    let window = await stage.show(tabs)
    tabs.selectedIndex = 1
    await stage.settle()
    #expect(unwind("nowhere", from: source) == ["C", "B", "A", "E"])
    _ = window
  }

  @Test("Rule 158: the search goes on in the presenter and its children")
  func presenters() async throws {
    let root = UINavigationController()
    let second = try plain("B")
    root.viewControllers = [try plain("A"), second]
    let window = await stage.show(root)
    let source = try plain("D")
    let sheet = UINavigationController()
    sheet.viewControllers = [try plain("C"), source]
    second.present(sheet, animated: false)
    await stage.settle()
    #expect(unwind("nowhere", from: source) == ["C", "B", "A"])
    _ = window
  }

  @Test("Rule 158: descendants are asked before their parent")
  func depth() async throws {
    let (outer, inner) = (try plain("O"), try plain("I"))
    let (leaf, source) = (try plain("L"), try plain("S"))
    for (parent, child) in [(outer, inner), (inner, leaf), (outer, source)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(unwind("nowhere", from: source) == ["L", "I", "O"])
    #expect(unwind("nowhere", from: leaf) == ["I", "S", "O"])
  }

  @Test("Rule 158: the first screen with the action wins, but never the source or one that refuses")
  func first() async throws {
    let stack = UINavigationController()
    let (lower, upper) = (try goal("A"), try goal("B"))
    let source = try goal("S")
    stack.viewControllers = [lower, upper, source]
    let window = await stage.show(stack)
    upper.allowsUnwinding = false
    #expect(
      unwind("back", from: source).prefix(4)
        == ["B", "A", "S.prepare(back, A)", "A.unwindHere(from: S)"])
    await stage.settle()
    #expect(names(stack.viewControllers) == "A")

    upper.allowsUnwinding = true
    let again = try goal("T")
    stack.viewControllers = [lower, upper, again]
    await stage.settle()
    #expect(
      unwind("back", from: again).prefix(3)
        == ["B", "T.prepare(back, B)", "B.unwindHere(from: T)"])
    await stage.settle()
    #expect(names(stack.viewControllers) == "A B")
    _ = window
  }

  /// Allows only the picked children, and records which child contains the source.
  private final class Picky: RecordingScene {
    var picked: [UIViewController] = []

    override func allowedChildrenForUnwinding(
      from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
      record(
        "allowedChildren(\(nameOf(source.source)), \(source.unwindAction), "
          + "\(source.sender ?? "nil"), \(nameOf(childContaining(source))))")
      return picked
    }
  }

  @Test("Rule 158: a custom container chooses which children are asked")
  func ownContainer() throws {
    let container = Picky("P", stage.log)
    let holder = try plain("H")
    let (left, right, source) = (try plain("L"), try plain("R"), try plain("S"))
    for child in [holder, left, right] { container.addChild(child) }
    holder.addChild(source)
    container.picked = [right]
    _ = stage.log.take()
    source.performSegue(withIdentifier: "nowhere", sender: 7)
    #expect(
      stage.log.take() == [
        "H.canPerform(unwindAway:, from: S)", "P.allowedChildren(S, unwindAway:, 7, H)",
        "R.canPerform(unwindAway:, from: S)", "P.canPerform(unwindAway:, from: S)",
      ])
  }
  #endif
}
