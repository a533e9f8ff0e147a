// swift-format-ignore-file
import PortableUIKit
import RouteComposer

// The spelling with dots and without parentheses.
@MainActor enum ArticleSample {
  static let bag = StepAssembler<BagViewController, Any?>()
    .finder(.classFinder)
    .factory(.classFactory)
    .using(.push)
    .from(.navigationController)
    .using(.present)
    .from(.current)
    .assemble()

  static let product = StepAssembler<ProductViewController, Int>()
    .finder(.classWithContextFinder(options: .currentVisibleOnly))
    .factory(.storyboardFactory(name: "Shop", identifier: "product"))
    .adding(ContextSettingTask())
    .using(.pushAsRoot)
    .from(.navigationController)
    .using(.addTab)
    .from(.tabBarController)
    .using(.replaceRoot)
    .from(.root)
    .assemble()

  static let home = StepAssembler<HomeViewController, Any?>().finder(.nilFinder).factory(.classFactory)
    .using(.pushReplacingLast)
    .from(.navigationController)
    .using(.present)
    .assemble(from: GeneralStep.current())

  static let account = StepAssembler<AccountViewController, Any?>()
    .finder(ClassFinder())
    .factory(.nilFactory)
    .from(home)
    .assemble()

  static let found = StepAssembler<ProductViewController, Int>()
    .finder(.classWithContextFinder)
    .factory(.classFactory { $0.title = "Product" })
    .using(GeneralAction.presentModally()) // reported: presentModally
    .assemble(from: GeneralStep.current())
}
