import PortableUIKit
import Testing

@MainActor @Suite("Members that ordinary apps write", .simulated) struct OrdinaryMemberTests {
  let stage = Stage()

  @Test("A delegate's window reads as a double optional, whether the delegate has one or not")
  func delegateWindow() {
    let window = UIWindow()
    let with = AppWithWindow()
    let without: any UIApplicationDelegate = AppWithoutWindow()
    with.window = window
    let delegate: (any UIApplicationDelegate)? = with

    #expect(delegate?.window??.isHidden == true)
    #expect(without.window?.map(\.isHidden) == nil)
    let sceneDelegate: (any UIWindowSceneDelegate)? = SceneWithWindow(window)
    #expect(sceneDelegate?.window??.isHidden == true)
  }

  @Test("Window levels, font weights and priorities can be compared and computed with")
  func numbers() {
    #expect(UIWindow.Level.normal < .statusBar)
    #expect(UIWindow.Level.alert + 1 > .alert)
    #expect((UIWindow.Level.alert - 1).rawValue == 1999)
    #expect(UIFont.Weight.regular < .bold)
    var priority = UILayoutPriority.defaultHigh
    priority += 1
    #expect(priority.rawValue == 751)
    #expect(max(.defaultLow, UILayoutPriority.required) == .required)
  }

  @Test("A presentation controller is active for the presented hierarchy, and for no other")
  func activePresentation() async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let stack = RecordingStack([presented])
    let window = await stage.show(a)
    #expect(a.activePresentationController == nil)

    a.present(stack, animated: false)
    await stage.settle()

    #expect(stack.activePresentationController === stack.presentationController)
    #expect(presented.activePresentationController === stack.presentationController)
    #expect(a.activePresentationController == nil)
    _ = window
  }

  @Test(
    "A presentation controller hears of sizes, and passes them on to what it presents",
    .standInOnly)
  func presentedSizes() async {
    let a = stage.screen("A")
    let presented = SizedScreen("P", stage.log)
    let window = await stage.show(a)
    let delegate = SizedPresentations(stage.log)
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    a.present(presented, animated: false)
    await stage.settle()
    _ = stage.log.take()

    presented.preferredContentSize = CGSize(width: 100, height: 50)
    stage.simulation.resize(window, to: CGSize(width: 400, height: 800))
    await stage.settle()

    #expect(
      stage.log.take() == [
        "presentation: preferred height 50.0", "presentation: to width 400.0", "P: to width 400.0",
      ])
  }

  #if !canImport(UIKit)
  @Test("A bar button item keeps its target and action, and a tap doesn't send the action")
  func targetAndAction() {
    let item = UIBarButtonItem(title: "Edit", style: .done, target: nil, action: nil)
    #expect(item.title == "Edit")
    #expect(item.style == .done)
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: stage.log, action: "finish")
    #expect(done.target === stage.log)
    #expect(done.action == Selector("finish"))
    #expect(!stage.simulation.user.tap(done))
  }

  @Test("A storyboard's creator makes the view controller; if it returns nil, the storyboard does")
  func creator() {
    let log = stage.log
    HeadlessDevice.current.declareStoryboard(
      named: "Shop",
      StoryboardContents(
        scenes: ["detail": { RecordingScreen("file", log) }], initial: "detail", segues: []))
    let storyboard = UIStoryboard(name: "Shop", bundle: nil)

    let made = storyboard.instantiateViewController(identifier: "detail") { _ in
      RecordingScreen("creator", log)
    }
    #expect(made.name == "creator")
    #expect(made.storyboard === storyboard)
    let initial: RecordingScreen? = storyboard.instantiateInitialViewController { _ in nil }
    #expect(initial?.name == "file")
    #expect(initial?.storyboard === storyboard)

    let other: UITableViewController = storyboard.instantiateViewController(identifier: "detail")
    #expect(other.storyboard == nil)
    #expect(
      stage.simulation.takeMisuses().map(\.reason) == [
        "Expected a view controller of class UITableViewController for identifier 'detail' in "
          + "storyboard (\(described(storyboard))), but it is of class RecordingScreen"
      ])
  }

  @Test("Opening a URL can be awaited")
  func awaitedOpening() async throws {
    stage.simulation.use(.automatic)
    let url = try #require(URL(string: "shop://product/42"))
    let scene = HeadlessDevice.current.connectScene()

    #expect(await UIApplication.shared.open(url))
    #expect(await scene.open(url, options: nil))
    stage.simulation.use(.manual)
  }
  #endif
}

private final class AppWithWindow: NSObject, UIApplicationDelegate {
  var window: UIWindow?
}

private final class AppWithoutWindow: NSObject, UIApplicationDelegate {}

private final class SceneWithWindow: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  init(_ window: UIWindow) {
    self.window = window
  }
}

private final class SizedScreen: RecordingScreen {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log?.add("\(name): to width \(size.width)")
  }
}

private final class SizedPresentations: NSObject, UIViewControllerTransitioningDelegate {
  let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = SizedPresentation(presentedViewController: presented, presenting: presenting)
    controller.log = log
    return controller
  }
}

private final class SizedPresentation: UIPresentationController {
  var log: EventLog?

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    log?.add("presentation: preferred height \(container.preferredContentSize.height)")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log?.add("presentation: to width \(size.width)")
    super.viewWillTransition(to: size, with: coordinator)
  }
}
