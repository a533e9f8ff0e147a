import PortableUIKit
import StepRouter
import StepRouterCoordination
import StepRouterFlows
import StepRouterLinks
import Testing

/// Navigators, links, coordinators, flows and transitions pass on what their caller asks for.
@MainActor @Suite("Navigations handed on to the router", .onDevice)
struct HandedOnTests {
  enum Way: CaseIterable {
    case navigator, awaitedNavigator, handle, scopedHandle
    case link, awaitedLink, navigatorsLink
    case coordinator, flow, flowGoingOn
    case transition, awaitedTransition

    var hasCompletion: Bool { [.navigator, .link, .navigatorsLink, .transition].contains(self) }
  }

  final class Screens: Navigator {
    enum Destination: LinkDestination {
      case screen

      init?(url: URL) { self = .screen }
    }

    let router: any Router

    init(router: any Router) { self.router = router }

    func target(for destination: Destination) -> Target {
      screen(AppearingViewController.self, Any?.self).with(nil)
    }
  }

  let journal = Journal()
  let home = HomeViewController()
  let stage: Stage
  let screens: Screens
  let result = CoordinatorResult<Int>()

  init() {
    stage = Stage(root: home)
    screens = Screens(router: stage.router)
  }

  private static let place = CodeLocation(fileID: "Shop/Home.swift", line: 12)

  private var origins: [CodeLocation] {
    stage.recorder.events.compactMap { event in
      if case .requested(_, _, let origin) = event.kind { origin } else { nil }
    }
  }

  private var transition: ScreenTransition {
    ScreenTransition(
      from: .viewController(home), to: .factory { _ in AppearingViewController() },
      with: .present())
  }

  private var flow: FlowNavigator<Int> {
    let page = StepAssembly(
      finder: NilFinder<AppearingViewController, Void>(), factory: ClassFactory()
    )
    .using(.present())
    .with(())
    return FlowNavigator(
      Flow([FlowStep(1, page), FlowStep(2, page)]), router: stage.router,
      from: .viewController(home))
  }

  private func go(_ way: Way, animated: Bool) async throws {
    let (fileID, line) = (Self.place.fileID, Self.place.line)
    let url = try #require(URL(string: "shop://screen"))
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(screen(AppearingViewController.self, Any?.self), "screen")
    }
    let note: @MainActor (Result<NavigationOutcome<UIViewController>, RoutingError>) -> Void = {
      journal.note((try? $0.get())?.kind.rawValue ?? "failed")
    }
    switch way {
    case .navigator:
      screens.navigate(
        to: .screen, animated: animated, completion: note, fileID: fileID, line: line)
    case .awaitedNavigator:
      try await screens.navigate(to: .screen, animated: animated, fileID: fileID, line: line)
    case .handle:
      screens.handle().navigate(to: .screen, animated: animated, fileID: fileID, line: line)
    case .scopedHandle:
      screens.handle().scoped { (_: Int) in .screen }
        .navigate(to: 1, animated: animated, fileID: fileID, line: line)
    case .link:
      try stage.router.open(
        url, using: links, animated: animated, completion: note, fileID: fileID, line: line)
    case .awaitedLink:
      try await stage.router.open(
        url, using: links, animated: animated, fileID: fileID, line: line)
    case .navigatorsLink:
      screens.open(url, animated: animated, completion: note, fileID: fileID, line: line)
    case .coordinator:
      _ = try await result.value(
        showing: screens.target(for: .screen), by: stage.router, keeping: screens,
        animated: animated, fileID: fileID, line: line)
    case .flow: try await flow.start(animated: animated, fileID: fileID, line: line)
    case .flowGoingOn:
      try await flow.advance(from: 1, animated: animated, fileID: fileID, line: line)
    case .transition:
      stage.router.perform(
        transition, animated: animated, completion: note, fileID: fileID, line: line)
    case .awaitedTransition:
      try await stage.router.perform(
        transition, animated: animated, fileID: fileID, line: line)
    }
  }

  @Test(
    "A navigation handed on keeps the caller's animation, completion and source location",
    arguments: Way.allCases, [true, false])
  func handedOn(way: Way, animated: Bool) async throws {
    let task = Task { try await go(way, animated: animated) }
    await stage.settle()
    result.finish(with: 1)
    try await task.value
    let shown = home.presentedViewController as? AppearingViewController
    #expect(shown?.told == [animated])
    #expect(origins == [Self.place])
    #expect(journal.lines == (way.hasCompletion ? ["built"] : []))
  }

  @Test("A handle whose navigator is gone reports where it was used")
  func gone() {
    var screens: Screens? = Screens(router: stage.router)
    let handle = screens?.handle()
    screens = nil
    handle?.navigate(to: .screen, fileID: Self.place.fileID, line: Self.place.line)
    #expect(origins == [Self.place])
    #expect(home.presentedViewController == nil)
  }
}
