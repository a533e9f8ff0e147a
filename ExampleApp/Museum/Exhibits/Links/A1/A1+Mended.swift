#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A1 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let session = LockSession()
    let router = window.makeRouter()
    let article = presented { Article("Article") }
    window.show(Screen("Home"))
    return ExploredApp(
      router: router, destinations: [ExploredDestination("article", article)],
      events: [
        comingBack(session) { [weak window] in
          let lock = Lock("Lock")
          lock.button("Unlock") { lock in
            session.isLocked = false
            (lock as? Lock)?.open()
          }
          lock.modalPresentationStyle = .fullScreen
          window?.topmost?.present(lock, animated: false)
        },
        .link { router.navigate(to: article) },
      ],
      state: { session.words }, properties: [neverSeen(session)])
  }

  private final class Lock: Screen, LockingViewController {
    let routingLock = RoutingLock()

    func open() {
      routingLock.isHolding = false
      dismiss(animated: true)
    }
  }
}
#endif
