// swift-format-ignore-file
import PortableUIKit
import RouteComposer

@MainActor enum ActionsSample {
  static let bag = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally(startingFrom: .current, presentationStyle: .formSheet))
    .from(GeneralStep.current())
    .assemble()

  static let home = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
    .using(GeneralAction.replaceRoot(animationOptions: .transitionCrossDissolve))
    .from(GeneralStep.root())
    .assemble()

  static let nothing = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
    .using(GeneralAction.nilAction())
    .from(GeneralStep.root())
    .assemble()

  static let inStack = [
    StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(ShopStack.pushAsRoot()).from(NavigationControllerStep<ShopStack, Any?>())
      .using(GeneralAction.presentModally(presentationStyle: .fullScreen)).from(.current).assemble(),
    StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.pushReplacingLast()).from(NavigationControllerStep())
      .using(UITabBarController.addTab()).from(TabBarControllerStep())
      .using(GeneralAction.replaceRoot()).from(.root).assemble(),
    StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.pushToNavigation()).from(NavigationControllerStep())
      .using(UITabBarController.add(at: 1, replacing: true)).from(TabBarControllerStep())
      .using(GeneralAction.replaceRoot()).from(.root).assemble(),
  ]

  static let columns = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
    .using(UISplitViewController.setAsMaster())
    .from(SplitControllerStep(style: .doubleColumn))
    .using(GeneralAction.replaceRoot())
    .from(.root)
    .assemble()

  static let details = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
    .using(UISplitViewController.pushToDetails())
    .from(columns.expectingContainer())
    .assemble()

  static let onDetails = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
    .using(UISplitViewController.pushOnToDetails())
    .from(columns.expectingContainer())
    .assemble()

  static let slow = GeneralAction.presentModally(presentationStyle: .fullScreen)
}
