import ExampleScreens
import PortableUIKit
import StepRouterVerify

/// User actions on the shop as a whole.
extension TerminalApp {
  func goHome() throws(Problem) -> Reply {
    _ = try seen()
    return run { device.user.goHome() }
  }

  func returnToShop() throws(Problem) -> Reply {
    guard front == nil else { throw Problem("The shop is in front already.") }
    return withRefusals(run { comeBack() })
  }

  /// Ends the process in the background, which is the only place where the system ends an app.
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
