import PortableUIKit
import Testing

@MainActor @Suite("Storyboard creators", .simulated, .standInOnly) struct CreatorTests {
  #if !canImport(UIKit)
  let stage = Stage()

  /// Records when it awakes.
  private final class Awaking: RecordingScreen {
    override func awakeFromNib() {
      super.awakeFromNib()
      record("awakeFromNib")
    }
  }

  private func storyboard() -> UIStoryboard {
    let log = stage.log
    HeadlessDevice.current.declareStoryboard(
      named: "Shop",
      StoryboardContents(scenes: ["detail": { Awaking("file", log) }], initial: "detail"))
    return UIStoryboard(name: "Shop", bundle: nil)
  }

  @Test("Rule 156: the creator runs once, in the call, and the view loads once, later")
  func once() {
    let storyboard = storyboard()
    let log = stage.log
    let made = storyboard.instantiateViewController(identifier: "detail") { coder in
      log.add("creator, keyed: \(coder.allowsKeyedCoding)")
      return Awaking("made", log)
    }
    #expect(log.take() == ["creator, keyed: true", "made.awakeFromNib"])
    #expect(made.storyboard === storyboard)
    made.loadViewIfNeeded()
    made.loadViewIfNeeded()
    #expect(log.take() == ["made.loadView", "made.viewDidLoad"])
  }

  @Test("Rule 156: if the creator returns nil, the storyboard makes the view controller")
  func unanswered() {
    let log = stage.log
    let made: Awaking = storyboard().instantiateViewController(identifier: "detail") { _ in
      log.add("creator")
      return nil
    }
    #expect(made.name == "file")
    #expect(log.take() == ["creator", "file.awakeFromNib"])
  }

  @Test("Expecting another class than the scene's is misuse")
  func wrongClass() {
    let storyboard = storyboard()
    let initial: UITableViewController? = storyboard.instantiateInitialViewController { _ in nil }
    #expect(initial == nil)
    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "rule 156", name: "NSInvalidArgumentException",
          reason: "Expected a view controller of class UITableViewController for identifier "
            + "'detail' in storyboard (\(described(storyboard))), but it is of class Awaking")
      ])
  }
  #endif
}
