#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A23 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let desk = Desk()
    let router = window.makeRouter()
    let chat = pushed(onStackOf: Help.self) { () -> Chat in
      let made = Chat("Chat")
      desk.chat = made
      return made
    }
    window.show(
      UINavigationController(
        rootViewController: Help("Help").button("Chat") { _ in router.navigate(to: chat) }))
    return explored(desk, router: router, []) { router.close(upTo: $0) }
  }

  private final class Help: Screen {}
}
#endif
