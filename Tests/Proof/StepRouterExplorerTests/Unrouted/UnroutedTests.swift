#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer
import Testing

/// An app without a router is explored as it is.
@MainActor @Suite struct UnroutedTests {
  private static func explorer(_ fault: NotesFault, hasScenes: Bool) -> Explorer {
    let app = {
      ExploredApp(links: [
        ExploredLink("notes://Milk", opens: NoteScreen.self) { $0.title == "Milk" }
      ])
    }
    return .launching {
      let delegate = NotesDelegate(fault, hasScenes: hasScenes)
      return hasScenes
        ? ExploredLaunch(
          delegate: delegate, sceneDelegate: { _ in NotesSceneDelegate(fault) }, app: app())
        : ExploredLaunch(delegate: delegate, app: app())
    }
  }

  @Test("A correct app has no faults, with scenes and without", arguments: [true, false])
  func correct(hasScenes: Bool) async {
    let exploration = await Self.explorer(.none, hasScenes: hasScenes).run(depth: 2)
    #expect(exploration.faults.map(\.description) == [])
    #expect(exploration.states.count == 6)
    #expect(exploration.trials.contains { $0.link != nil })
    #expect(
      exploration.trials.compactMap(\.location?.fileID).allSatisfy {
        $0.hasSuffix("UnroutedTests.swift")
      })
  }

  @Test(
    "Each planted fault is found", .exhaustive,
    arguments: [
      (NotesFault.leak, "leaked"), (.deadEnd, "deadEnd"), (.pushedTwice, "complaint"),
      (.idleButton, "idleControl"), (.lostLink, "linkLost"),
    ], [true, false])
  func planted(_ planted: (fault: NotesFault, kind: String), hasScenes: Bool) async {
    let exploration = await Self.explorer(planted.fault, hasScenes: hasScenes).run(depth: 2)
    #expect(exploration.faults.map { "\($0.kind)" }.contains(planted.kind))
  }

  @Test("An application without scenes hears of its life as UIKit tells it")
  func life() async {
    let book = LifeBook()
    let explorer = Explorer.launching { ExploredLaunch(delegate: LifeDelegate(book)) }
    #expect(await explorer.replay([.leaveAndReturn]).isFaultless)
    #expect(
      book.names == ["launched", "active", "resigns", "background", "foreground", "active"])
  }
}

@MainActor private final class LifeBook {
  var names: [String] = []
}

@MainActor private final class LifeDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let book: LifeBook

  init(_ book: LifeBook) {
    self.book = book
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    book.names.append("launched")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { book.names.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { book.names.append("resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    book.names.append("background")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    book.names.append("foreground")
  }
}
#endif
