// swift-format-ignore-file
import PortableUIKit
import RouteComposer

@MainActor enum ContainersSample {
  static let tabs = SingleContainerStep(
    finder: ClassFinder<UITabBarController, Any?>(),
    factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
      .with(
        CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Any?>())
          .with(XibFactory<HomeViewController, Any?>())
          .assemble()
      )
      .with(ClassFactory<AccountViewController, Any?>(), using: UITabBarController.add())
      .assemble()
  )
  .using(GeneralAction.replaceRoot())
  .from(GeneralStep.root())
  .assemble()

  static let account = SingleStep(ClassFinder<AccountViewController, Any?>(), NilFactory())
    .from(tabs)
    .assemble()

  static let stack = NavigationControllerStep<UINavigationController, Any?>()
    .using(GeneralAction.presentModally(presentationStyle: .pageSheet))
    .from(GeneralStep.current())
    .assemble()

  static let bag = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
    .using(UINavigationController.push())
    .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
    .from(GeneralStep.current())
    .assemble()
}
