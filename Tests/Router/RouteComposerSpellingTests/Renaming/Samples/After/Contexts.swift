// swift-format-ignore-file
import PortableUIKit
import RouteComposerSpelling
import StepRouter

@MainActor enum ContextsSample {
  static let list: DestinationStep<HomeViewController, Any?> = StepAssembly(
    finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory(nibName: "Home")
  )
  .using(.push())
  .from(NavigationControllerStep())
  .using(.present(presentationStyle: .fullScreen))
  .from(GeneralStep.current())
  .assemble()

  static let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
  )
  .adding(ContextSettingTask())
  .using(.push())
  .from(list.expectingContainer().adaptingContext(using: InlineContextTransformer { (id: Int) -> Any? in id }))
  .assemble()

  static func home() -> Target { list.with(nil) }

  static func show(_ id: Int?) -> Target {
    guard let id else { return list.with(nil) }
    return product.with(id)
  }

  static let first: Target = product.with(1)

  static func either(_ isBig: Bool) -> Target {
    (isBig ? product : product).with(isBig ? 42 : 7)
  }
}
