#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A23 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let desk = Desk()
    let stack = UINavigationController(
      rootViewController: Screen("Help").button("Chat") { help in
        let chat = Chat("Chat")
        desk.chat = chat
        help.navigationController?.pushViewController(chat, animated: true)
      })
    window.show(stack)
    return explored(desk, router: window.makeRouter(), []) { [weak stack] chat in
      stack?.popToViewController(chat, animated: true)
    }
  }
}
#endif
