import ExampleScreens
import PortableUIKit
import StepRouterVerify

/// What the user does with the shop as a whole.
extension TerminalApp {
  func goHome() throws(Problem) -> Reply {
    _ = try seen()
    return run { device.user.goHome() }
  }

  func returnToShop() throws(Problem) -> Reply {
    guard front == nil else { throw Problem("The shop is in front already.") }
    return withRefusals(run { comeBack() })
  }

  /// The system ends the process, which it does only to an app that was left.
  func kill() throws(Problem) -> Reply {
    guard isRunning else { throw absence }
    return run { end() }
  }

  func relaunch() throws(Problem) -> Reply {
    withRefusals(
      run {
        if isRunning { end() }
        comeBack()
      })
  }

  private func comeBack() {
    if isRunning { device.user.returnToApp() } else { launch() }
  }

  private func end() {
    noteShapes()
    device.user.goHome()
    device.runUntilIdle()
    terminate()
  }
}
