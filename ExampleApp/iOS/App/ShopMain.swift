import ExampleScreens
import UIKit

/// Hands the process to UIKit. The app delegate itself names the delegate of each scene.
@main
enum ShopMain {
  @MainActor static func main() {
    let isHost = ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil
    let delegate: AnyClass = isHost ? TestHost.self : ShopApplication.self
    _ = UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
  }
}

/// The app delegate for unit tests that run in this process. It shows nothing, so the tests'
/// windows are the only ones.
final class TestHost: UIResponder, UIApplicationDelegate {}
