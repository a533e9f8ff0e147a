import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Events", .onDevice)
struct EventTests {
  /// The events of a navigation that asks, dismisses a sheet, selects a tab and builds a screen.
  private func recorded() -> [RoutingEvent] {
    let home = stack(HomeViewController())
    let stage = Stage(root: tabs(stack(AccountViewController()), home))
    stage.present(LoginViewController(), on: home.tabBarController ?? home)
    let step = StepAssembly(
      finder: ClassFinder<BagViewController, Int>(options: .currentVisibleOnly),
      factory: ClassFactory(), fileID: "Shop/Routes.swift", line: 1
    ).adding(
      TestGuard<Int>(name: "A", journal: Journal()), fileID: "Shop/Routes.swift", line: 2
    ).using(.push(), fileID: "Shop/Routes.swift", line: 3)
      .from(
        SwitchAssembly<UINavigationController, Int>(fileID: "Shop/Routes.swift", line: 4)
          .addCase(
            from: InstanceFinder<UINavigationController, Int>(home), fileID: "Shop/Routes.swift",
            line: 5
          )
          .assemble()
      )
    stage.router.navigate(to: step, with: 1, fileID: "Shop/Home.swift", line: 9)
    stage.device.runUntilIdle()
    return stage.recorder.events
  }

  @Test("Observers get every decision in order")
  func order() {
    let events = recorded()
    #expect(Set(events.map(\.navigation)).count == 1)
    let search = [
      "visits the step of BagViewController at Shop/Routes.swift:1",
      "does not find the step of BagViewController at Shop/Routes.swift:1: "
        + "ClassFinder<BagViewController, Int> (current, visible)",
      "takes the case at Shop/Routes.swift:5",
      "plans: start UINavigationController, dismiss LoginViewController, show "
        + "UINavigationController, build BagViewController",
    ]
    let interceptor = "the interceptor TestGuard<Int> of BagViewController at Shop/Routes.swift:2"
    #expect(
      events.map(\.kind.description) == [
        "Shop/Home.swift:9 asks for the step of BagViewController at Shop/Routes.swift:1 with a "
          + "context of Int"
      ] + search + ["asks \(interceptor)", "passes \(interceptor)"] + search + [
        "dismissed LoginViewController",
        "showed UINavigationController in UITabBarController",
        "built the step of BagViewController at Shop/Routes.swift:1",
        "integrated the step of BagViewController at Shop/Routes.swift:1 on UINavigationController",
        "ended: built",
      ])
  }

  @Test("A logger writes the events of its level and above")
  func logger() {
    let stage = Stage(root: HomeViewController())
    let window = stage.window
    let failing = StepAssembly(
      finder: NilFinder<BagViewController, Int>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 1
    ).adding(
      TestGuard<Int>(name: "A", journal: Journal(), answer: .fail), fileID: "Shop/Routes.swift",
      line: 2
    ).using(.present()).from(.current).assemble()
    func lines(_ level: RoutingEvent.Level) -> [String] {
      var lines: [String] = []
      let router = DefaultRouter(
        windowProvider: CustomWindowProvider { window },
        observers: [ConsoleLogger(level: level) { lines.append($0) }])
      router.navigate(to: failing, with: 1)
      return lines.map { String($0.drop { $0 != " " }.dropFirst()) }
    }
    let failure =
      "failed: The interceptor TestGuard<Int> of BagViewController at Shop/Routes.swift:2 did not "
      + "let the navigation pass: refused by the test."
    #expect(lines(.warning) == [failure])
    #expect(lines(.information).count == 5)
    #expect(lines(.detail).count == 7)
    #expect(lines(.detail).last == failure)
  }

  @Test("Each observer gets the events of its own level and above")
  func levels() {
    let stage = Stage(root: HomeViewController())
    let window = stage.window
    let levels: [RoutingEvent.Level] = [.warning, .detail, .information]
    let recorders = levels.map { LevelRecorder(level: $0) }
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { window }, observers: recorders)
    let home = StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
      .from(.root).assemble()
    router.navigate(to: home)
    #expect(recorders[0].levels == [])
    #expect(
      recorders[1].levels == [.information, .detail, .detail, .information, .information])
    #expect(recorders[2].levels == [.information, .information, .information])
  }

  @Test("Events can be encoded and decoded")
  func codable() throws {
    let events = recorded()
    let data = try JSONEncoder().encode(events)
    #expect(try JSONDecoder().decode([RoutingEvent].self, from: data) == events)
  }

  @Test("A plan describes each of its parts on a line")
  func plan() throws {
    let home = stack(HomeViewController())
    let stage = Stage(root: tabs(stack(AccountViewController()), home))
    stage.present(LoginViewController(), on: home.tabBarController ?? home)
    let step = StepAssembly(
      finder: ClassFinder<BagViewController, Int>(options: .currentVisibleOnly),
      factory: ClassFactory(), fileID: "Shop/Routes.swift", line: 1
    ).using(.push()).from(
      GeneralStep.custom(
        using: InstanceFinder<UINavigationController, Int>(home), fileID: "Shop/Routes.swift",
        line: 4)
    ).assemble()
    #expect(
      try stage.router.plan(to: step, with: 1).description == """
        BagViewController (Shop/Routes.swift:1): is built
          start   UINavigationController, by the step at Shop/Routes.swift:4
          dismiss LoginViewController
          show    UINavigationController in UITabBarController
          build   BagViewController (Shop/Routes.swift:1), by PushAction<UINavigationController>
          missed  BagViewController: ClassFinder<BagViewController, Int> (current, visible)
        """)
    #expect(stage.recorder.events == [])
  }
}

/// Keeps the levels of the events it gets.
@MainActor
private final class LevelRecorder: RoutingObserver {
  let level: RoutingEvent.Level
  private(set) var levels: [RoutingEvent.Level] = []

  init(level: RoutingEvent.Level) { self.level = level }

  func router(didRecord event: RoutingEvent) { levels.append(event.level) }
}
