import PortableUIKit
import StepRouter
import StepRouterSystemScreens

extension Steps {
  static func pushed(
    transition: StepTransition
  ) -> DestinationStep<DetailViewController, Any?> {
    StepAssembly(finder: ClassFinder(), factory: ClassFactory())
      .using(.push(transition: transition))
      .from(DestinationStep<UIViewController, Any?>.current.expectingContainer())
      .assemble()
  }

  static var loading: DestinationStep<AsyncScreen<DetailViewController, Any?>, Any?> {
    StepAssembly(
      finder: ClassFinder(), factory: AsyncFactory { (_: Any?) in DetailViewController() }
    )
    .using(.push())
    .from(DestinationStep<UIViewController, Any?>.current.expectingContainer())
    .assemble()
  }

  static var article: DestinationStep<SFSafariViewController, URL> {
    StepAssembly(finder: NilFinder(), factory: SafariFactory())
      .using(.present())
      .from(.current)
      .assemble()
  }

  /// A screen of a path, without its base.
  static var onPath: StepChain<UINavigationController, DetailViewController, Void> {
    StepAssembly(finder: ClassFinder(), factory: ClassFactory()).using(.push())
  }
}
