import ExampleScreens
import UIKit

/// Hands the process to UIKit. The application's delegate names the delegate of each scene itself.
@main
enum ShopMain {
  @MainActor static func main() {
    let delegate = NSStringFromClass(ShopApplication.self)
    _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, delegate)
  }
}
