import PortableUIKit
import StepRouter

// A chain begun at its base says how the screen is integrated, too.
@MainActor private func chain(product: DestinationStep<ProductViewController, Int>) {
  _ =
    ChainAssembly
    .from(NavigationControllerStep<UINavigationController, Int>())
    #if MISTAKE
  .from(GeneralStep.current())
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.MissingAction' to '_CorrectChain' is unavailable: the step before this has no action: write '.using(.push())', '.using(.present())' or '.using(.replaceRoot())' first}}
    #else
  .using(.present())
  .from(GeneralStep.current())
    #endif
    .assemble()
}
