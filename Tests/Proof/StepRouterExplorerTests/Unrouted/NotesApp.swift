#if !canImport(UIKit)
import PortableUIKit

/// A small app as it was written before it had a router, with one fault at a time.
@MainActor enum NotesFault: String, CaseIterable {
  case none
  /// A detail keeps itself alive by its own timer's closure.
  case leak
  /// The button that closes the sheet isn't connected.
  case deadEnd
  /// The list has one detail controller, and pushes it while it's there.
  case pushedTwice
  /// The share button has no action.
  case idleButton
  /// A link is dropped while a sheet is up.
  case lostLink
}

@MainActor final class NotesDelegate: UIResponder, UIApplicationDelegate {
  let fault: NotesFault
  var window: UIWindow?
  private let hasScenes: Bool

  init(_ fault: NotesFault, hasScenes: Bool) {
    self.fault = fault
    self.hasScenes = hasScenes
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if hasScenes { return true }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: NotesList(fault))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    window?.openNote(url, fault)
    return true
  }
}

@MainActor final class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {
  let fault: NotesFault
  var window: UIWindow?

  init(_ fault: NotesFault) {
    self.fault = fault
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: NotesList(fault))
    window.makeKeyAndVisible()
    self.window = window
    for context in connectionOptions.urlContexts { window.openNote(context.url, fault) }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { window?.openNote(context.url, fault) }
  }
}

extension UIWindow {
  fileprivate func openNote(_ url: URL, _ fault: NotesFault) {
    guard let stack = rootViewController as? UINavigationController, let title = url.host else {
      return
    }
    if fault == .lostLink, stack.presentedViewController != nil { return }
    stack.dismiss(animated: false)
    if (stack.topViewController as? NoteScreen)?.title == title { return }
    stack.popToRootViewController(animated: false)
    stack.pushViewController(NoteScreen(title, fault), animated: false)
  }
}

@MainActor final class NotesList: UITableViewController {
  private var fault = NotesFault.none
  private lazy var shared = NoteScreen("Milk", fault)

  convenience init(_ fault: NotesFault) {
    self.init(style: .plain)
    self.fault = fault
    title = "Notes"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "About",
      primaryAction: UIAction { [weak self, fault] _ in
        let sheet = NotesAbout(fault)
        sheet.isModalInPresentation = true
        self?.present(sheet, animated: true)
      })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = ["Milk", "Bread"][indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let note = NoteScreen(["Milk", "Bread"][indexPath.row], fault)
    guard fault == .pushedTwice else {
      navigationController?.pushViewController(note, animated: true)
      return
    }
    navigationController?.pushViewController(shared, animated: true)
    if indexPath.row == 1 { navigationController?.pushViewController(shared, animated: true) }
  }
}

@MainActor final class NoteScreen: UIViewController {
  private var fault = NotesFault.none
  private var onShare: (() -> Void)?
  private var held: [NoteScreen] = []

  convenience init(_ title: String, _ fault: NotesFault) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.fault = fault
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let share = UIButton(type: .system)
    share.setTitle("Share", for: .normal)
    if fault != .idleButton {
      share.addAction(
        UIAction { [weak self] _ in
          let sheet = UIActivityViewController(activityItems: [""], applicationActivities: nil)
          self?.present(sheet, animated: true)
        }, for: .touchUpInside)
    }
    view.addSubview(share)
    if fault == .leak { onShare = { self.held = [] } }
  }
}

@MainActor final class NotesAbout: UIViewController {
  private var fault = NotesFault.none

  convenience init(_ fault: NotesFault) {
    self.init(nibName: nil, bundle: nil)
    self.fault = fault
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    if fault != .deadEnd {
      done.addAction(
        UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    }
    view.addSubview(done)
  }
}
#endif
