#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A8 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let split = A2.makeSplit()
    let post = StepAssembly(
      finder: ClassFinder<Post, Void>(), factory: InlineFactory { (_: Void) in Post("Post") }
    )
    .using(.setColumn(.secondary))
    .from(standing(UISplitViewController.self))
    .assemble()
    split.setViewController(
      Screen("Posts").button("Post 1") { _ in router.navigate(to: post) }, for: .primary)
    window.show(split)
    return ExploredApp(router: router, destinations: [ExploredDestination("post", post)])
  }
}
#endif
