import ExampleScreens
import UIKit

/// Hands the process to UIKit. The application's delegate names the delegate of each scene itself.
@main
enum ShopMain {
  @MainActor static func main() {
    let isHost = ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil
    let delegate: AnyClass = isHost ? TestHost.self : ShopApplication.self
    _ = UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
  }
}

/// The application of the unit tests that run in this process. It shows nothing, so that the windows
/// of the tests are the only ones.
final class TestHost: UIResponder, UIApplicationDelegate {}
