import PortableUIKit
import StepRouter

@MainActor
struct Routes {
  let router: any Router

  var bag: DestinationStep<BagViewController, Void> {
    StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.push())
      .from(NavigationControllerStep())
      .using(.present())
      .from(.current)
      .assemble()
  }
}
