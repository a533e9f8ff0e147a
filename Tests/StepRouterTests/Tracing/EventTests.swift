import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Events", .onDevice)
struct EventTests {
  /// A navigation with a guard, a sheet to dismiss, a tab to select and a screen to build.
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

  @Test("Every decision is told, in order")
  func order() {
    let events = recorded()
    #expect(Set(events.map(\.navigation)).count == 1)
    let search = [
      "visited(the step of BagViewController at Shop/Routes.swift:1)",
      "missed(ClassFinder<BagViewController, Int> (current, visible))",
      "caseChosen(the step of UINavigationController at Shop/Routes.swift:4, "
        + "place: Shop/Routes.swift:5)",
      "planned: from UINavigationController, dismissed [LoginViewController], revealed "
        + "[UINavigationController], built [BagViewController]",
    ]
    let interceptor = "the interceptor TestGuard<Int> of BagViewController at Shop/Routes.swift:2"
    #expect(
      events.map(\.line) == [
        "requested(the step of BagViewController at Shop/Routes.swift:1, context: Int, origin: "
          + "Shop/Home.swift:9)"
      ] + search + [
        "interceptorBegan(\(interceptor))", "interceptorEnded(\(interceptor), passed: true)",
      ] + search + [
        "dismissed([LoginViewController])",
        "madeVisible(UINavigationController, in: UITabBarController)",
        "built(the step of BagViewController at Shop/Routes.swift:1)",
        "integrated(the step of BagViewController at Shop/Routes.swift:1, host: "
          + "UINavigationController)",
        "finished(reached(built))",
      ])
  }

  @Test("Events can be written down and read again")
  func codable() throws {
    let events = recorded()
    let data = try JSONEncoder().encode(events)
    #expect(try JSONDecoder().decode([RoutingEvent].self, from: data) == events)
  }

  @Test("A plan reads like this")
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

extension RoutingEvent {
  /// The event as a line.
  fileprivate var line: String {
    switch kind {
    case .planned(let plan):
      "planned: from \(plan.start), dismissed \(plan.dismissed), revealed \(plan.revealed), built "
        + "\(plan.built.map(\.screen))"
    case .finished(.reached(let kind)): "finished(reached(\(kind)))"
    default: "\(kind)"
    }
  }
}
