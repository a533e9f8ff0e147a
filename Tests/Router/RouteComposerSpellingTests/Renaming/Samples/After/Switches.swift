// swift-format-ignore-file
import PortableUIKit
import RouteComposerSpelling
import StepRouter

@MainActor enum SwitchesSample {
  static let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
  )
  .adding(ContextSettingTask())
  .using(.push())
  .from(
    SwitchAssembly<UINavigationController, Int>()
      .addCase { (id: Int) in
        guard id > 0 else { return nil }
        return ChainAssembly.from(NavigationControllerStep<UINavigationController, Int>())
          .using(.present(presentationStyle: .formSheet))
          .from(GeneralStep.current())
          .assemble()
      }
      .addCase(from: ClassFinder<UINavigationController, Int>(options: .currentVisibleOnly))
      .assemble(default: {
        ChainAssembly.from(NavigationControllerStep<UINavigationController, Int>())
          .using(.present(presentationStyle: .fullScreen))
          .from(GeneralStep.current()).assemble()
      })
  )
  .assemble()
}
