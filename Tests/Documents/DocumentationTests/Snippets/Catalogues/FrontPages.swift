// swift-format-ignore-file
// These lines stand as they do on the products' front pages.

import PortableUIKit
import StepRouter
import StepRouterJournal

@MainActor
private func declaration() -> DestinationStep<ProductViewController, Product.ID> {
  let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Product.ID>(),
    factory: ProductFactory()
  )
  .adding(LoginInterceptor())
  .using(.push())
  .from(NavigationControllerStep())
  .using(.present())
  .from(.current)
  .assemble()
  return product
}

@MainActor
private final class JournalPage {
  private var journalWindow: JournalWindow?

  func connect(to windowScene: UIWindowScene) {
let journal = NavigationJournal()
let router = DefaultRouter(observers: [journal])
journalWindow = JournalWindow(journal, in: windowScene)
journalWindow?.isHidden = false
    _ = router
  }
}
