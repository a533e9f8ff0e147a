#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A1 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let session = LockSession()
    window.show(Screen("Home"))
    return ExploredApp(
      router: window.makeRouter(), destinations: [],
      events: [
        comingBack(session) { [weak window] in
          let lock = Screen("Lock").button("Unlock") { lock in
            session.isLocked = false
            lock.dismiss(animated: true)
          }
          lock.modalPresentationStyle = .fullScreen
          window?.topmost?.present(lock, animated: false)
        },
        .link { [weak window] in window?.topmost?.present(Article("Article"), animated: true) },
      ],
      state: { session.words }, properties: [neverSeen(session)])
  }
}
#endif
