// swift-format-ignore-file
import PortableUIKit
import RouteComposerSpelling
import StepRouter

// The spelling with dots and without parentheses.
@MainActor enum ArticleSample {
  static let bag = StepAssembly(
    finder: ClassFinder<BagViewController, Any?>(),
    factory: ClassFactory())
    .using(.push())
    .from(.navigationController())
    .using(.present())
    .from(.current)
    .assemble()

  static let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Int>(options: .currentVisibleOnly),
    factory: StoryboardFactory(name: "Shop", identifier: "product"))
    .adding(ContextSettingTask())
    .using(.pushAsRoot())
    .from(.navigationController())
    .using(.addTab())
    .from(.tabBarController())
    .using(.replaceRoot())
    .from(.root)
    .assemble()

  static let home = StepAssembly(finder: NilFinder<HomeViewController, Any?>(), factory: ClassFactory())
    .using(.pushReplacingLast())
    .from(.navigationController())
    .using(.present())
    .from(GeneralStep.current()).assemble()

  static let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Any?>(),
    factory: NilFactory())
    .from(home)
    .assemble()

  static let found = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Int>(),
    factory: ClassFactory { $0.title = "Product" })
    .using(.present()) // reported: presentModally
    .from(GeneralStep.current()).assemble()
}
