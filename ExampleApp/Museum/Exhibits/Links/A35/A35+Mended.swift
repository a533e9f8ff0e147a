#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A35 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let chat = pushed(onStackOf: Home.self) { Chat("Chat with Ada") }
    window.show(UINavigationController(rootViewController: Home("Home")))
    return ExploredApp(
      router: router, destinations: [ExploredDestination("chat", chat)],
      events: [.link { router.navigate(to: chat) }])
  }
}
#endif
