import PortableUIKit
import Testing

@MainActor @Suite("Kinds of segues", .simulated, .standInOnly) struct SegueKindTests {
  #if !canImport(UIKit)
  /// A scene with its own container view.
  private final class Dashboard: RecordingScene {
    let box = UIView()
    let button = UIBarButtonItem()
    var styleInPrepare: UIModalPresentationStyle?

    override func loadView() {
      super.loadView()
      view.addSubview(box)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      if let styleInPrepare { segue.destination.modalPresentationStyle = styleInPrepare }
    }
  }

  let stage = Stage()

  private func scene(_ segues: StoryboardContents.Segue...) throws -> Dashboard {
    let log = stage.log
    HeadlessDevice.current.declareStoryboard(
      named: "Main",
      StoryboardContents(
        scenes: [
          "dashboard": { Dashboard("A", log) }, "other": { RecordingScene("B", log) },
          "third": { RecordingScene("C", log) }, "stack": { UINavigationController() },
          "tabs": { UITabBarController() },
          "split": { UISplitViewController(style: .doubleColumn) },
          "classic": { UISplitViewController() },
        ], initial: "dashboard", segues: segues))
    return try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? Dashboard)
  }

  private func container<Container: UIViewController>(
    _ identifier: String, _ children: StoryboardContents.Segue...
  ) throws -> Container {
    let log = stage.log
    HeadlessDevice.current.declareStoryboard(
      named: "Main",
      StoryboardContents(
        scenes: [
          "b": { RecordingScene("B", log) }, "c": { RecordingScene("C", log) },
          "stack": { UINavigationController() }, "tabs": { UITabBarController() },
          "split": { UISplitViewController(style: .doubleColumn) },
          "classic": { UISplitViewController() }, "plain": { RecordingScene("A", log) },
        ], segues: children))
    let made = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: identifier)
    return try #require(made as? Container)
  }

  @Test("Rule 157: an embedded scene loads with the view, before viewDidLoad")
  func embedding() throws {
    let scene = try scene(
      .init("map", from: "dashboard", to: "other", kind: .embed { (a: Dashboard) in a.box }),
      .init(from: "dashboard", to: "third", kind: .embed))
    #expect(stage.log.take() == [])
    scene.loadViewIfNeeded()
    #expect(
      stage.log.take() == [
        "A.loadView",
        "A.prepare(map, B)", "B.willMove(A)", "B.loadView", "B.viewDidLoad", "B.didMove(A)",
        "A.prepare(nil, C)", "C.willMove(A)", "C.loadView", "C.viewDidLoad", "C.didMove(A)",
        "A.viewDidLoad",
      ])
    #expect(names(scene.children) == "B C")
    #expect(scene.children.first?.view.superview === scene.box)
    #expect(scene.children.last?.view.superview === scene.view)
  }

  @Test("Rule 157: a stack and tabs get their children from the storyboard, without a prepare call")
  func relationships() throws {
    let stack: UINavigationController = try container(
      "stack", .relationship(from: "stack", to: "b"))
    #expect(names(stack.viewControllers) == "B")
    #expect(stack.viewControllers.first?.storyboard === stack.storyboard)
    let tabs: UITabBarController = try container(
      "tabs", .relationship(from: "tabs", to: "c"), .relationship(from: "tabs", to: "b"))
    #expect(names(tabs.viewControllers) == "C B")
    #expect(stage.log.take().filter { $0.contains("prepare") } == [])
  }

  @Test("Rule 157: a split view controller gets its columns from the storyboard")
  func columns() throws {
    let named: UISplitViewController = try container(
      "split", .relationship(from: "split", to: "b", column: .secondary),
      .relationship(from: "split", to: "c", column: .primary))
    #expect(nameOf(named.viewController(for: .primary)) == "C")
    #expect(nameOf(named.viewController(for: .secondary)) == "B")
    for identifier in ["split", "classic"] {
      let listed: UISplitViewController = try container(
        identifier, .relationship(from: identifier, to: "b"),
        .relationship(from: identifier, to: "c"))
      #expect(names(listed.viewControllers) == "B C")
    }
  }

  @Test("A relationship from a scene that isn't a container is misuse")
  func noContainer() throws {
    let plain: RecordingScene = try container("plain", .relationship(from: "plain", to: "b"))
    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "rule 157", name: "NSInvalidArgumentException",
          reason: "A relationship needs a navigation, tab bar or split view controller, and "
            + "\(described(plain)) is none.")
      ])
  }

  @Test(
    "Rule 157: a modal segue has the storyboard's style, which prepare can change",
    arguments: [true, false])
  func modal(isChanged: Bool) async throws {
    let scene = try scene(
      .init(
        "modal", from: "dashboard", to: "other",
        kind: .presentModally(as: .fullScreen, transition: .flipHorizontal)))
    if isChanged { scene.styleInPrepare = .overFullScreen }
    let window = await stage.show(scene)
    scene.performSegue(withIdentifier: "modal", sender: nil)
    await stage.settle()
    let shown = try #require(scene.presentedViewController)
    #expect(shown.modalPresentationStyle == (isChanged ? .overFullScreen : .fullScreen))
    #expect(shown.modalTransitionStyle == .flipHorizontal)
    _ = window
  }

  @Test("Rule 157: a popover segue has the storyboard's source")
  func popover() async throws {
    let scene = try scene(
      .init(
        "more", from: "dashboard", to: "other", kind: .popover { (a: Dashboard) in a.button }))
    let window = await stage.show(scene)
    scene.performSegue(withIdentifier: "more", sender: nil)
    await stage.settle()
    let shown = try #require(scene.presentedViewController)
    #expect(shown.modalPresentationStyle == .popover)
    #expect(shown.popoverPresentationController?.barButtonItem === scene.button)
    _ = window
  }

  /// Presents with animation, if animations are enabled.
  private final class PresentingSegue: UIStoryboardSegue {
    override func perform() { source.present(destination, animated: true) }
  }

  @Test("Rule 157: a segue with “Animates” off takes no time", arguments: [true, false])
  func animates(_ animates: Bool) async throws {
    for identifier in ["show", "modal", "custom"] {
      let scene = try scene(
        .init("show", from: "dashboard", to: "other", animates: animates),
        .init("modal", from: "dashboard", to: "other", kind: .presentModally, animates: animates),
        .init(
          "custom", from: "dashboard", to: "other", kind: .custom, animates: animates,
          make: PresentingSegue.init))
      let window = await stage.show(UINavigationController(rootViewController: scene))
      let start = stage.simulation.now
      scene.performSegue(withIdentifier: identifier, sender: nil)
      #expect(UIView.areAnimationsEnabled)
      await stage.settle()
      #expect((stage.simulation.now > start) == animates, "\(identifier)")
      if identifier != "custom" {
        #expect(stage.log.take().contains { $0.hasPrefix("B.viewDidAppear(\(animates))") })
      }
      _ = window
    }
  }

  @Test("M23: performing a segue to a missing scene")
  func unknownScene() throws {
    let scene = try scene(.init("away", from: "dashboard", to: "nowhere", kind: .custom))
    scene.performSegue(withIdentifier: "away", sender: nil)
    let storyboard = try #require(scene.storyboard)
    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M23", name: "NSInvalidArgumentException",
          reason: "Storyboard (\(described(storyboard))) doesn't contain a view controller with "
            + "identifier 'nowhere'")
      ])
  }
  #endif
}
