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
  }

  @Test(
    "Each planted fault is found",
    arguments: [
      (NotesFault.leak, "leaked"), (.deadEnd, "deadEnd"), (.pushedTwice, "complaint"),
      (.idleButton, "idleControl"), (.lostLink, "linkLost"),
    ], [true, false])
  func planted(_ planted: (fault: NotesFault, kind: String), hasScenes: Bool) async {
    let exploration = await Self.explorer(planted.fault, hasScenes: hasScenes).run(depth: 2)
    #expect(exploration.faults.map { "\($0.kind)" }.contains(planted.kind))
  }
}
#endif
