import Foundation
import PortableUIKit
import StepRouter

/// Pushes one screen, and has the profile say which functions that has entered, from the request
/// to its completion.
@main
@MainActor
enum PushWay {
  private final class HomeViewController: UIViewController {}

  private final class ProductViewController: UIViewController, ContextChecking, ContextAccepting {
    private var number = 0

    func isTarget(for context: Int) -> Bool { number == context }

    func setup(with context: Int) { number = context }
  }

  static func main() {
    let device = HeadlessDevice(timeMode: .manual)
    let window = device.perform {
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = UINavigationController(rootViewController: HomeViewController())
      window.makeKeyAndVisible()
      return window
    }
    device.runUntilIdle()
    let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    let product = StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
    )
    .adding(ContextSettingTask())
    .using(.push())
    .from(.visibleStack)
    .assemble()

    resetCounters()
    device.perform {
      router.navigate(to: product, with: 42, animated: true) { result in
        guard case .success = result else { exit(1) }
        // Ends at once, so that nothing after the completion counts.
        _exit(writeProfile())
      }
    }
    device.runUntilIdle()
    exit(2)
  }
}

@_silgen_name("__llvm_profile_reset_counters")
private func resetCounters()

@_silgen_name("__llvm_profile_write_file")
private func writeProfile() -> Int32
