// swift-format-ignore-file
import PortableUIKit
import RouteComposerSpelling
import StepRouter

@MainActor enum ContainersSample {
  static let tabs = StepAssembly(
    finder: ClassFinder<UITabBarController, Any?>(),
    factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
      .with(
        CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Any?>())
          .with(ClassFactory<HomeViewController, Any?>(), using: .push())
          .assemble(), using: .addTab()
      )
      .with(ClassFactory<AccountViewController, Any?>(), using: .addTab())
      .assemble()
  )
  .using(.replaceRoot())
  .from(GeneralStep.root())
  .assemble()

  static let account = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: NilFactory())
    .from(tabs)
    .assemble()

  static let stack = ChainAssembly.from(NavigationControllerStep<UINavigationController, Any?>())
    .using(.present(presentationStyle: .pageSheet))
    .from(GeneralStep.current())
    .assemble()

  static let bag = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
    .using(.push())
    .from(SingleStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
    .from(GeneralStep.current())
    .assemble()
}
