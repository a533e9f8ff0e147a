import PortableUIKit
import StepRouter
import Testing

/// Where searches begin, and in which window.
@MainActor
@Suite("Rule 3: where a search begins", .onDevice)
struct StartingPointTests {
  private struct Lost: Error {}

  private let root = HomeViewController().titled("Home")
  private let stage: Stage

  init() { stage = Stage(root: root) }

  private func topmost() throws -> UIViewController? {
    try ClassFinder<UIViewController, Void>(
      options: .current, windowProvider: CustomWindowProvider { [stage] in stage.window }
    ).findViewController(with: ())
  }

  @Test(
    "Alerts and action sheets don't count as the topmost view controller",
    arguments: [
      UIAlertController.Style.alert, .actionSheet,
    ])
  func alert(style: UIAlertController.Style) throws {
    let bag = BagViewController()
    stage.present(bag, on: root)
    bag.present(
      UIAlertController(title: "Empty?", message: nil, preferredStyle: style), animated: false)
    stage.device.runUntilIdle()
    #expect(try topmost() === bag)
    #expect(bag.presentedViewController is UIAlertController)
  }

  @Test("A search controller doesn't count as the topmost view controller")
  func searchController() throws {
    root.present(UISearchController(searchResultsController: nil), animated: false)
    stage.device.runUntilIdle()
    #expect(root.presentedViewController is UISearchController)
    #expect(try topmost() === root)
  }

  @Test("A screen being dismissed isn't found, nor is the screen on it")
  func dismissing() throws {
    let bag = BagViewController()
    stage.present(bag, on: root).present(LoginViewController(), on: bag)
    root.dismiss(animated: true)
    #expect(bag.isBeingDismissed)
    #expect(try topmost() === root)
    let provider = CustomWindowProvider { [stage] in stage.window }
    #expect(
      try ClassFinder<BagViewController, Void>(startingPoint: .root, windowProvider: provider)
        .findViewController(with: ()) == nil)
    #expect(
      try ClassFinder<LoginViewController, Void>(startingPoint: .root, windowProvider: provider)
        .findViewController(with: ()) == nil)
  }

  @Test("A custom starting point is evaluated in each search, and may be nil")
  func custom() throws {
    let window = UIWindow(windowScene: stage.device.connectScene())
    let finder = ClassFinder<UIViewController, Void>(
      options: .current, startingPoint: .custom(window.rootViewController))
    #expect(try finder.findViewController(with: ()) == nil)
    let start = HomeViewController()
    window.rootViewController = start
    #expect(try finder.findViewController(with: ()) === start)
  }

  @Test("An error of a custom starting point ends the navigation")
  func throwing() {
    func lost() throws -> UIViewController? { throw Lost() }
    let bag = StepAssembly(
      finder: ClassFinder<BagViewController, Void>(startingPoint: .custom(try lost())),
      factory: ClassFactory()
    )
    .using(.present())
    .from(.current)
    .assemble()
    #expect(
      stage.arrive(at: bag, with: (), animated: false) == """
        The finder ClassFinder<BagViewController> of BagViewController at \
        \(bag.location) threw: Lost(). Check the context that you pass.
        """)
  }

  @Test("Without a window a search visits nothing")
  func noWindow() throws {
    let finder = ClassFinder<UIViewController, Void>(
      windowProvider: CustomWindowProvider { nil })
    #expect(try finder.findViewController(with: ()) == nil)
  }

  @Test("A router's finders look only into its window")
  func twoWindows() throws {
    let other = Stage(root: stack(BagViewController().titled("Other")))
    let bag = StepAssembly(
      finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
    )
    .using(.present())
    .from(.current)
    .assemble()
    #expect(stage.arrive(at: bag, with: (), animated: false) == "built")
    #expect(
      stage.tree == """
        HomeViewController "Home"
        presents formSheet:
          BagViewController [visible]
        """)
    #expect(other.arrive(at: bag, with: (), animated: false) == "alreadyVisible")
  }
}
