#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A37 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let moved = StepAssembly(
      finder: NilFinder<Player, Void>(),
      factory: FinderFactory(finder: ClassFinder<Player, Void>())
    )
    .using(.push())
    .from(standing(Lower.self).expectingContainer())
    .assemble()
    let desk = Desk("Desk")
    desk.button("Move") { _ in router.navigate(to: moved) { _ in } }
    desk.upper.embed(Player("Player"))
    window.show(desk)
    return ExploredApp(router: router, destinations: [])
  }
}
#endif
