// swift-format-ignore-file
// These lines stand as they do in Docs/Router/Locking.md.

import PortableUIKit
import StepRouter

@MainActor private enum LockingPage {
  final class ForgotPINViewController: UIViewController {}

  final class PINViewController: UIViewController, LockingViewController {
    let routingLock = RoutingLock()

    func accept() {
      routingLock.isHolding = false
      dismiss(animated: true)
    }
  }

  static func highlight(_ screen: UIViewController) {}

  static func passing(pin: PINViewController, router: any Router) {
    let forgotPIN = StepAssembly(finder: ClassFinder<ForgotPINViewController, Void>(), factory: ClassFactory())
      .using(.push())
      .from(.visibleStack)
      .assemble()

    router.passing(pin.routingLock).navigate(to: forgotPIN)
  }

  static func refusing() {
    let router = DefaultRouter(locks: .refuse)
    _ = router
  }

  static func cancelling(router: any Router, bag: DestinationStep<UIViewController, Void>) {
    let navigation = router.navigate(to: bag)
    navigation.cancel()
  }

  static func planning(router: any Router, bag: DestinationStep<UIViewController, Void>) throws {
    let plan = try router.plan(to: bag)
    if let screen = plan.lockedBy { highlight(screen) }
  }
}
