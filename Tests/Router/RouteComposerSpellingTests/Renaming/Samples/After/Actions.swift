// swift-format-ignore-file
import PortableUIKit
import RouteComposerSpelling
import StepRouter

@MainActor enum ActionsSample {
  static let bag = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
    .using(.push())
    .from(NavigationControllerStep())
    .using(.present(startingFrom: .host, presentationStyle: .formSheet))
    .from(GeneralStep.current())
    .assemble()

  static let home = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
    .using(.replaceRoot(animationOptions: .transitionCrossDissolve))
    .from(GeneralStep.root())
    .assemble()

  static let nothing = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
    .using(.nilAction())
    .from(GeneralStep.root())
    .assemble()

  static let inStack = [
    StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(.pushAsRoot()).from(NavigationControllerStep<ShopStack, Any?>())
      .using(.present(presentationStyle: .fullScreen)).from(.current).assemble(),
    StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(.pushReplacingLast()).from(NavigationControllerStep())
      .using(.addTab()).from(TabBarControllerStep())
      .using(.replaceRoot()).from(.root).assemble(),
    StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(.push()).from(NavigationControllerStep())
      .using(.addTab(at: 1, replacing: true)).from(TabBarControllerStep())
      .using(.replaceRoot()).from(.root).assemble(),
  ]

  static let columns = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
    .using(.setAsPrimary())
    .from(SplitControllerStep(style: .doubleColumn))
    .using(.replaceRoot())
    .from(.root)
    .assemble()

  static let details = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
    .using(.setColumn(.secondary))
    .from(columns.expectingContainer())
    .assemble()

  static let onDetails = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
    .using(.pushOnToDetails())
    .from(columns.expectingContainer())
    .assemble()

  static let slow = PresentAction.present(presentationStyle: .fullScreen)
}
