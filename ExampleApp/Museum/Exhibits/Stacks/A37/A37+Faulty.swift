#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A37 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let player = Player("Player")
    let desk = Desk("Desk")
    desk.button("Move") { [weak desk] _ in
      guard let desk else { return }
      // The controller moves at once, and its view is to follow.
      player.removeFromParent()
      desk.lower.topViewController?.addChild(player)
    }
    desk.upper.embed(player)
    window.show(desk)
    return ExploredApp(router: window.makeRouter(), destinations: [], keeps: { $0 is Player })
  }
}
#endif
