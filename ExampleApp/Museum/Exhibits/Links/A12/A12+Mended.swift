#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A12 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let privacy = presented { Privacy("Privacy") }
    let message = presented { Message("Message") }
    window.show(Screen("Home"))
    return explored(
      router: router, [ExploredDestination("message", message)],
      call: { router.navigate(to: privacy, animated: false) },
      message: { router.navigate(to: message) })
  }
}
#endif
