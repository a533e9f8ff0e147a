import PortableUIKit
import StepRouter
import StepRouterLinks

// A rule says how the screen is presented, so its chain is made for a presentation.
@MainActor private func ruled(
  link: LinkPattern<Int>, product: DestinationStep<ProductViewController, Int>,
  sheet: @escaping @MainActor (LinkPresentation) -> DestinationStep<ProductViewController, Int>
) {
  #if MISTAKE
  _ = link.modal(product)
  // expected-mistake-error@-1 {{'modal' is unavailable: a rule says how the screen is presented: write .modal { presentation in … .using(.present(presentation)) … }, or a function of a LinkPresentation}}
  #else
  _ = link.modal(sheet)
  #endif
}
