#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer
import Testing

/// What an explorer reads and judges in an app without a router.
@MainActor
@Suite struct UnroutedReadingTests {
  @Test("A link that the app answers with an alert isn't lost, and one without an answer is")
  func answered() async {
    let exploration = await Self.explorer(
      links: [Self.link("gone://alert"), Self.link("gone://silence")]
    ) { UIViewController() }.run(depth: 0)
    #expect(exploration.faults.map(\.description) == ["“gone://silence” is lost (3 times)"])
    let answers = exploration.trials.filter { $0.link == "gone://alert" }
    #expect(Set(answers.map(\.outcome)) == [.answeredByAlert])
  }

  @Test("Tabs of a bar that a pushed screen hides can't be touched")
  func hiddenBar() async {
    let exploration = await Self.explorer {
      let first = UIViewController()
      first.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Photo",
        primaryAction: UIAction { [weak first] _ in
          let photo = UIViewController()
          photo.title = "Photo"
          photo.hidesBottomBarWhenPushed = true
          first?.navigationController?.pushViewController(photo, animated: false)
        })
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: first), UIViewController(),
      ]
      return tabs
    }.run(depth: 2)
    #expect(exploration.faults.map(\.description) == [])
    let photo = exploration.states.firstIndex { $0.moves == [.tap("Photo")] }
    let moves = exploration.edges.filter { $0.from == photo }.map(\.move)
    #expect(moves.contains(.back))
    #expect(!moves.contains { $0.kind == .tab })
  }

  @Test("A button on a table's background can be touched")
  func background() async {
    let exploration = await Self.explorer {
      let list = UITableViewController()
      let button = UIButton(type: .system)
      button.setTitle("Try Again", for: .normal)
      button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
      button.addAction(
        UIAction { [weak list] _ in list?.title = "Loaded" }, for: .touchUpInside)
      let background = UIView()
      background.addSubview(button)
      list.tableView.backgroundView = background
      return list
    }.run(depth: 1)
    #expect(exploration.states.map(\.moves) == [[], [.tap("Try Again")]])
  }

  private static func link(_ url: String) -> ExploredLink {
    ExploredLink(url, opens: UITableViewController.self)
  }

  private static func explorer(
    links: [ExploredLink] = [], _ root: @escaping @MainActor () -> UIViewController
  ) -> Explorer {
    Explorer.launching {
      ExploredLaunch(delegate: RootedDelegate(root), app: ExploredApp(links: links))
    }
  }
}

/// Shows one screen, and an alert for the link that asks for one.
@MainActor private final class RootedDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let root: @MainActor () -> UIViewController

  init(_ root: @escaping @MainActor () -> UIViewController) {
    self.root = root
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root()
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    guard url.host == "alert" else { return false }
    let alert = UIAlertController(title: "Not found", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    window?.rootViewController?.present(alert, animated: true)
    return true
  }
}
#endif
