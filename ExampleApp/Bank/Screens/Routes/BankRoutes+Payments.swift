import PortableUIKit
import StepRouter

extension BankRoutes {
  /// The wizard's first page. Its result is the payment's number.
  package var newPayment: DestinationStep<RecipientViewController, Void> {
    StepAssembly(
      finder: ClassFinder<RecipientViewController, Void>(),
      factory: ClassFactory<RecipientViewController, Void>()
    )
    .adding(loginFirst())
    .using(.push())
    .from(
      NavigationControllerStep<PaymentWizard, Void> { [ledger, router] wizard in
        wizard.begin(PaymentForm(ledger: ledger), router: router)
      }
    )
    .using(.present())
    .from(.current)
    .assemble()
  }

  package var receipt: DestinationStep<ReceiptViewController, Int> {
    receiptScreen.from(payments.expectingContainer()).assemble()
  }

  package var approval: DestinationStep<ApprovalViewController, Int> {
    approvalScreen.from(payments.expectingContainer()).assemble()
  }

  var receiptScreen: StepChain<UINavigationController, ReceiptViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<ReceiptViewController, Int>(),
      factory: InlineFactory { [ledger] (number: Int) in
        let receipt = ReceiptViewController()
        receipt.show(try ledger.payment(number), number: number)
        return receipt
      }
    )
    .adding(loginFirst())
    .using(.push())
  }

  var approvalScreen: StepChain<UINavigationController, ApprovalViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<ApprovalViewController, Int>(),
      factory: ApprovalFactory(ledger: ledger, router: router)
    )
    .adding(loginFirst())
    .using(.push())
  }
}

/// Builds the screen of an approval. Rejects an approval that the bank doesn't have, before the
/// router asks for a login.
struct ApprovalFactory: Factory {
  let ledger: Ledger
  let router: any Router

  func prepare(with number: Int) throws { try ledger.checkApproval(number) }

  func build(with number: Int) throws -> ApprovalViewController {
    let screen = ApprovalViewController()
    screen.number = number
    screen.onDecision = { [ledger, router] screen, isApproved in
      ledger.decide(number, approved: isApproved)
      router.close(screen)
    }
    return screen
  }
}
