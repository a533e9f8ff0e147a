import PortableUIKit
import StepRouter
import StepRouterFlows

/// The pages of a new payment. If there are unsaved changes, it asks before it closes.
package final class PaymentWizard: UINavigationController {
  /// The pages, in order.
  enum Page: Hashable {
    case recipient, amount, reason, confirmation
  }

  private(set) var form: PaymentForm?
  private var router: (any Router)?
  private var pages: FlowNavigator<Page>?

  func begin(_ form: PaymentForm, router: any Router) {
    self.form = form
    self.router = router
    pages = FlowNavigator(
      Flow([
        FlowStep(.recipient, PaymentPages.recipient),
        FlowStep(.amount, PaymentPages.amount),
        FlowStep(.reason, PaymentPages.reason, when: { form.payment.needsReason }),
        FlowStep(.confirmation, PaymentPages.confirmation),
      ]), router: router, from: .viewController(self))
  }

  override package func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentationController?.delegate = self
  }

  /// Tells UIKit whether the user may swipe the sheet down.
  func formChanged() { isModalInPresentation = form?.isUnsaved == true }

  func goOn(from page: Page) {
    Task { [pages] in try await pages?.advance(from: page) }
  }

  /// Closes the wizard. If the payment isn't saved, first asks the user what to do with it.
  func cancel() {
    Task { [weak self, router, form] in
      if let form, form.isUnsaved, let router {
        switch try await router.result(of: PaymentPages.question) {
        case .save: form.saveDraft()
        case .discard: form.discard()
        case .stay: return
        }
      }
      if let self { try await router?.close(self) }
    }
  }

  func pay() {
    guard let form else { return }
    let number = form.pay()
    (viewControllers.first as? RecipientViewController)?.returnResult(number)
    router?.close(self)
  }
}

extension PaymentWizard: RoutingInterceptable {
  package var canBeDismissed: Bool { form?.isUnsaved != true }
}

extension PaymentWizard: UIAdaptivePresentationControllerDelegate {
  package func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    cancel()
  }
}
