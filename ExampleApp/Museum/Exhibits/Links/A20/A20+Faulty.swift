#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A20 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let article = StepAssembly(
      finder: ClassFinder<Article, Void>(),
      factory: InlineFactory { (_: Void) in Article("Article") }
    )
    .using(.push())
    .from(.visibleStack)
    .assemble()
    return explored(article, in: window)
  }
}
#endif
