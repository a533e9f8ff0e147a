#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Keys, the list behind Back, gestures that are taken back, and what comes from outside of the app.
@MainActor
@Suite struct SystemMoveTests {
  @Test("The user presses the keys of commands that a responder in reach takes")
  func keys() async {
    let found = await TouchedApp.moves { KeyScreen($0) }
    #expect(found == [.press("command-N"), .press("shift-DownArrow")])
  }

  @Test("A long press on Back leads to each screen below the one that Back shows")
  func longPressBack() async {
    let exploration = await TouchedApp.explorer { _ in
      let stack = UINavigationController()
      stack.viewControllers = ["One", "Two", "Three", "Four"].map { title in
        let screen = UIViewController()
        screen.title = title
        return screen
      }
      return stack
    }.run(depth: 1)
    #expect(exploration.isFaultless)
    #expect(
      exploration.states.map(\.moves)
        == [[], [.back], [.longPressBack(to: "One")], [.longPressBack(to: "Two")]])
  }

  @Test("A swipe back that the user takes back calls the screens, and leads nowhere")
  func cancelBack() async {
    let exploration = await TouchedApp.explorer { book in
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(Forgetful(book), animated: false)
      return stack
    }.run(depth: 1)
    // What the user takes back must not count as seen off.
    #expect(exploration.states.map(\.moves) == [[], [.back], [.cancelBack]])
  }

  @Test("A swipe on a sheet that the user takes back calls the screen", arguments: [true, false])
  func cancelSwipeDown(isModal: Bool) async {
    let explorer = TouchedApp.explorer { book in
      let root = PresentingScreen()
      let sheet = Forgetful(book)
      sheet.isModalInPresentation = isModal
      root.sheet = sheet
      return root
    }
    let exploration = await explorer.run(depth: 1)
    #expect(
      exploration.states.map(\.moves) == (isModal ? [[]] : [[], [.swipeDown], [.cancelSwipeDown]]))
  }

  @Test("The user taps a notification that the app declares")
  func notification() async {
    let center = NotificationScreen.self
    let exploration = await TouchedApp.explorer(
      notifications: [ExploredNotification("order shipped", payload: ["order": 7])]
    ) { book in
      let screen = center.init(nibName: nil, bundle: nil)
      screen.book = book
      UNUserNotificationCenter.current().delegate = screen
      return screen
    }.run(depth: 1)
    #expect(exploration.isFaultless)
    #expect(exploration.states.map(\.moves) == [[], [.notification("order shipped")]])
  }

  @Test("A launched app becomes inactive for a moment, and gets its quick actions")
  func launched() async {
    let explorer = Explorer(windows: 1) {
      {
        let application = QuickApplication()
        return ExploredLaunch(
          delegate: application, sceneDelegate: { _ in QuickSceneDelegate(application) }
        ) { _ in
          ExploredApp(
            router: DefaultRouter(), destinations: [],
            state: { application.lines.joined(separator: ", ") })
        }
      }
    }
    let exploration = await explorer.run(depth: 1)
    #expect(exploration.isFaultless)
    #expect(
      exploration.states.map(\.moves)
        == [[], [.leaveAndReturn], [.interrupt], [.quickAction("New order")]])
  }

  @Test("A request or a link is a way to a state to which no move leads")
  func requests() async {
    let explorer = TouchedApp.explorer(
      destinations: { _ in
        let hidden = StepAssembly(
          finder: ClassFinder<HiddenScreen, Void>(), factory: ClassFactory()
        )
        .using(.present())
        .from(.current)
        .assemble()
        return [ExploredDestination("hidden", hidden)]
      }, on: { _ in UIViewController() })
    let usual = await explorer.run(depth: 2)
    #expect(usual.states.map(\.moves) == [[]])
    let exploration = await explorer.run(ExplorationScope(depth: 2, requestingStates: 1))
    #expect(exploration.isFaultless)
    #expect(
      exploration.states.map(\.moves)
        == [[], [.request("hidden")], [.request("hidden"), .tap("Deeper")]])
    let again = await explorer.replay([.request("hidden"), .tap("Deeper")])
    #expect(again.isFaultless)
    #expect(again.moveCount == 1)
  }
}

private final class KeyScreen: UIViewController, ActionTarget {
  private var book = TouchBook()

  convenience init(_ book: TouchBook) {
    self.init(nibName: nil, bundle: nil)
    self.book = book
  }

  override var keyCommands: [UIKeyCommand]? {
    let off = UIKeyCommand(input: "d", modifierFlags: .command, action: Selector("new"))
    off.attributes = .disabled
    return [
      UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("new")),
      UIKeyCommand(
        input: UIKeyCommand.inputDownArrow, modifierFlags: .shift, action: Selector("down")),
      off,
      UIKeyCommand(input: "x", modifierFlags: .command, action: Selector("unknown")),
    ]
  }

  func method(named action: Selector) -> (@MainActor (Any?) -> Void)? {
    action.description == "unknown" ? nil : book.method(named: action)
  }
}

/// Takes a disappearance that the user takes back for the end.
private final class Forgetful: UIViewController {
  private var book = TouchBook()

  convenience init(_ book: TouchBook) {
    self.init(nibName: nil, bundle: nil)
    self.book = book
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transitionCoordinator?.animate(alongsideTransition: nil) { [book] context in
      if context.isCancelled { book.note("forgotten") }
    }
  }
}

private final class PresentingScreen: UIViewController {
  var sheet: UIViewController?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let sheet, presentedViewController == nil else { return }
    self.sheet = nil
    present(sheet, animated: false)
  }
}

private final class NotificationScreen: UIViewController, UNUserNotificationCenterDelegate {
  var book = TouchBook()

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let order = response.notification.request.content.userInfo["order"] as? Int
    MainActor.assumeIsolated { book.note("order \(order ?? 0)") }
    completionHandler()
  }
}

private final class QuickApplication: UIResponder, UIApplicationDelegate {
  var lines: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    application.shortcutItems = [
      UIApplicationShortcutItem(type: "new", localizedTitle: "New order")
    ]
    return true
  }
}

private final class QuickSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let application: QuickApplication

  init(_ application: QuickApplication) { self.application = application }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillResignActive(_ scene: UIScene) { application.lines.append("inactive") }

  func sceneDidEnterBackground(_ scene: UIScene) { application.lines.append("background") }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    application.lines.append(shortcutItem.type)
    completionHandler(true)
  }
}

private final class HiddenScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .fullScreen
    view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Deeper") { [weak self] _ in
          self?.title = "Deeper"
          (self?.view.subviews.first as? UIButton)?.isEnabled = false
        }))
  }
}
#endif
