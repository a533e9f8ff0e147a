import PortableUIKit
import StepRouter
import Testing

/// The app's first leave handler. Until it's set, the router doesn't watch for screens that leave.
@MainActor @Suite(.headlessOnly) struct FirstHandlerTests {
  @Test("A handler set while a navigation pops its screen gets the navigation as the reason")
  func popped() async {
    #if os(Linux) || os(macOS)
    // In a separate process, because other tests have set handlers.
    await #expect(processExitsWith: .success) { try await FirstHandlerTests.pop() }
    #endif
  }

  private static func pop() throws {
    let log = HeadlessDevice(timeMode: .manual).perform {
      let departures = Departures()
      let screen = WatchedScreen().titled("screen")
      screen.departures = departures
      let stage = Stage(root: stack(HomeViewController(), screen))
      let home = StepAssembly(
        finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory()
      ).from(.root).assemble()
      stage.router.navigate(to: home, animated: false)
      stage.device.runUntilIdle()
      return departures.take()
    }
    guard log == ["screen: navigated by HomeViewController"] else { throw WrongLog() }
  }

  private struct WrongLog: Error {}
}

/// Sets its handler when it's about to go.
private final class WatchedScreen: UIViewController {
  var departures: Departures?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    departures?.watch(self)
  }
}
