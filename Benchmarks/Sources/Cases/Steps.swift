import PortableUIKit
import StepRouter

/// The chains of the cases, written as apps write them.
@MainActor
enum Steps {
  static var presented: DestinationStep<DetailViewController, Any?> {
    StepAssembly(finder: ClassFinder(), factory: ClassFactory())
      .using(.present())
      .from(.current)
      .assemble()
  }

  static var pushed: DestinationStep<DetailViewController, Any?> {
    pushed(inStackFoundBy: .fullStack)
  }

  static func pushed(
    inStackFoundBy options: SearchOptions
  ) -> DestinationStep<DetailViewController, Any?> {
    StepAssembly(finder: ClassFinder(options: options), factory: ClassFactory())
      .using(.push())
      .from(
        SingleStep(
          finder: ClassFinder<UINavigationController, Any?>(options: options),
          factory: NilFactory())
      )
      .from(.current)
      .assemble()
  }

  static func inModalStack(
    below base: DestinationStep<UIViewController, Any?>
  ) -> DestinationStep<DetailViewController, Any?> {
    StepAssembly(finder: NilFinder(), factory: ClassFactory())
      .using(.push())
      .from(NavigationControllerStep())
      .using(.present())
      .from(base)
      .assemble()
  }

  /// Stacks with a screen each, presented one over another.
  static func inModalStacks(_ count: Int) -> DestinationStep<DetailViewController, Any?> {
    (1..<count).reduce(inModalStack(below: .current)) { below, _ in
      StepAssembly(finder: NilFinder(), factory: ClassFactory())
        .using(.push())
        .from(NavigationControllerStep())
        .using(.present())
        .from(below)
        .assemble()
    }
  }

  /// Screens pushed one over another, all onto the stack in front.
  static func pushedScreens(_ count: Int) -> DestinationStep<DetailViewController, Any?> {
    let first: DestinationStep<DetailViewController, Any?> = StepAssembly(
      finder: NilFinder(), factory: ClassFactory()
    )
    .using(.push())
    .from(DestinationStep<UIViewController, Any?>.current.expectingContainer())
    .assemble()
    return (1..<count).reduce(first) { below, _ in
      StepAssembly(finder: NilFinder(), factory: ClassFactory())
        .using(.push())
        .from(below.expectingContainer())
        .assemble()
    }
  }
}
