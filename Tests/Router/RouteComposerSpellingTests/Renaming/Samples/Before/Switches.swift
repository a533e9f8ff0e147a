// swift-format-ignore-file
import PortableUIKit
import RouteComposer

@MainActor enum SwitchesSample {
  static let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
  )
  .adding(ContextSettingTask())
  .using(UINavigationController.push())
  .from(
    SwitchAssembly<UINavigationController, Int>()
      .addCase { (id: Int) in
        guard id > 0 else { return nil }
        return ChainAssembly.from(NavigationControllerStep<UINavigationController, Int>())
          .using(GeneralAction.presentModally(presentationStyle: .formSheet))
          .from(GeneralStep.current())
          .assemble()
      }
      .addCase(from: ClassFinder<UINavigationController, Int>(options: .currentVisibleOnly))
      .assemble(default: {
        NavigationControllerStep<UINavigationController, Int>()
          .using(GeneralAction.presentModally(presentationStyle: .fullScreen))
          .assemble(from: GeneralStep.current())
      })
  )
  .assemble()
}
