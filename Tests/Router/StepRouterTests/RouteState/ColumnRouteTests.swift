import PortableUIKit
import StepRouter
import StepRouterState
import Testing

/// A route is the same side by side and collapsed.
@MainActor @Suite("Routes over columns", .onTablet)
struct ColumnRouteTests {
  private let stage: Stage
  private let presenter: StepPresenter
  private let driver: RouteDriver

  init() {
    let stage = Place.nowhere.stage(with: UIViewController(), width: .regular)
    self.stage = stage
    let inbox = StepAssembly(
      finder: ClassFinder<InboxViewController, Void>(), factory: ClassFactory { $0.title = "Inbox" }
    ).using(SetColumnAction<UISplitViewController>.setColumn(.primary))
    let message = StepAssembly(
      finder: ClassWithContextFinder<MessageViewController, Int>(), factory: MessageFactory()
    ).using(PushToDetailsAction<UISplitViewController>.pushToDetails())
    let columns = StepAssembly(
      finder: ClassFinder<UISplitViewController, Void>(),
      factory: SplitControllerFactory(style: .doubleColumn)
    )
    .using(.replaceRoot())
    .from(.root)
    .assemble()
    let map = RouteMap(
      RouteScreen("inbox") { _ in
        inbox.with(())
      } reading: { (_: InboxViewController) in
        [:]
      },
      RouteScreen("message") { element in
        message.with(try element.value("id"))
      } reading: { (screen: MessageViewController) in
        ["id": "\(screen.number)"]
      })
    presenter = StepPresenter(
      router: stage.router, map: map, base: columns.with(()),
      windowProvider: CustomWindowProvider { [stage] in stage.window })
    driver = RouteDriver(presenter) { failure in Issue.record("\(failure.error)") }
  }

  private func set(_ route: Route) {
    driver.newState(RouteState(route: route))
    stage.device.runUntilIdle()
  }

  @Test("A route over columns is shown and read in either width", arguments: Width.allCases)
  func shown(width: Width) throws {
    stage.device.user.resize(stage.window, to: width.size)
    for route: Route in [
      ["inbox", "message?id=5"], ["inbox"], ["inbox", "message?id=5", "message?id=6"],
    ] {
      set(route)
      // Side by side, the message shown beside the inbox stays there.
      let isBesideMessage = route == ["inbox"] && width == .regular
      #expect(
        presenter.visibleRoute == (isBesideMessage ? ["inbox", "message?id=5"] : route),
        "\(stage.tree)")
    }
    #expect(try presenter.place == [["inbox", "message?id=5", "message?id=6"]])
  }

  @Test("The route stays the same when the width changes")
  func resized() throws {
    set(["inbox", "message?id=5", "message?id=6"])
    for width in [Width.compact, .regular, .compact] {
      stage.device.user.resize(stage.window, to: width.size)
      stage.device.runUntilIdle()
      #expect(presenter.visibleRoute == ["inbox", "message?id=5", "message?id=6"])
      #expect(try presenter.place == [["inbox", "message?id=5", "message?id=6"]])
    }
  }
}
