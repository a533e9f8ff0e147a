import PortableUIKit
import StepRouter
import Testing

/// Turns of the run loop in which nothing moves.
@MainActor @Suite("Leaving: idle turns", .onDevice, .headlessOnly) struct IdleTurnTests {
  /// Counts how often its place is looked at.
  private final class LookedAtViewController: UIViewController {
    var looks = 0

    override var parent: UIViewController? {
      looks += 1
      return super.parent
    }

    func takeLooks() -> Int {
      defer { looks = 0 }
      return looks
    }
  }

  @Test("A watched screen isn't looked at in a turn in which nothing moves")
  func idle() {
    let departures = Departures()
    let screen = LookedAtViewController().titled("screen")
    let navigation = stack(HomeViewController(), screen)
    let stage = Stage(root: navigation)
    departures.watch(screen)
    stage.device.runUntilIdle()
    _ = screen.takeLooks()
    for _ in 0..<10 { stage.device.schedule {} }
    stage.device.runUntilIdle()
    #expect(screen.takeLooks() == 0)
    navigation.pushViewController(BagViewController(), animated: false)
    stage.device.runUntilIdle()
    #expect(screen.takeLooks() > 0)
    navigation.popToRootViewController(animated: false)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["screen: back"])
  }

  @Test("A screen watched in an idle turn reports its leaving, too")
  func watchedLater() {
    let departures = Departures()
    let first = BagViewController().titled("first")
    let second = BagViewController().titled("second")
    let navigation = stack(HomeViewController(), first, second)
    let stage = Stage(root: navigation)
    departures.watch(first)
    stage.device.schedule {}
    stage.device.runUntilIdle()
    departures.watch(second)
    stage.device.schedule {}
    stage.device.runUntilIdle()
    navigation.popToRootViewController(animated: true)
    stage.device.runUntilIdle()
    #expect(departures.take() == ["second: back", "first: back"])
  }

  @Test("A released screen that was never shown is forgotten, and others still report")
  func released() {
    let departures = Departures()
    let screen = BagViewController().titled("screen")
    let navigation = stack(HomeViewController(), screen)
    let stage = Stage(root: navigation)
    departures.watch(screen)
    departures.watch(BagViewController().titled("never shown"))
    stage.device.schedule {}
    stage.device.runUntilIdle()
    stage.window.rootViewController = HomeViewController()
    stage.device.runUntilIdle()
    #expect(departures.take() == ["screen: replaced"])
  }
}
