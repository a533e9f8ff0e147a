// swift-format-ignore-file
import PortableUIKit
import RouteComposer

@MainActor enum ContextsSample {
  static let list: DestinationStep<HomeViewController, Any?> = StepAssembly(
    finder: ClassFinder<HomeViewController, Any?>(), factory: XibFactory(nibName: "Home")
  )
  .using(UINavigationController.push())
  .from(NavigationControllerStep())
  .using(GeneralAction.presentModally(presentationStyle: .fullScreen))
  .from(GeneralStep.current())
  .assemble()

  static let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
  )
  .adding(ContextSettingTask())
  .using(UINavigationController.push())
  .from(list.expectingContainer().adaptingContext(using: InlineContextTransformer { (id: Int) -> Any? in id }))
  .assemble()

  static func home() -> Destination<HomeViewController, Any?> { Destination(to: list) }

  static func show(_ id: Int?) -> AnyDestination {
    guard let id else { return Destination(to: list).unwrapped() }
    return Destination(to: product, with: id)
      .unwrapped()
  }

  static let first: AnyDestination = Destination<ProductViewController, Int>(to: product, with: 1).unwrapped()

  static func either(_ isBig: Bool) -> Destination<
    ProductViewController, Int
  > {
    Destination(to: isBig ? product : product, with: isBig ? 42 : 7)
  }
}
