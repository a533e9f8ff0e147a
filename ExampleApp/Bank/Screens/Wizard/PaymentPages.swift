import PortableUIKit
import StepRouter
import StepRouterFlows

/// The wizard's pages, pushed onto the stack of their flow.
@MainActor
enum PaymentPages {
  /// The user's decision about an unsaved payment.
  enum Answer { case save, discard, stay }

  static var recipient: AnyScreen { page(RecipientViewController.self) }
  static var amount: AnyScreen { page(AmountViewController.self) }
  static var reason: AnyScreen { page(ReasonViewController.self) }
  static var confirmation: AnyScreen { page(ConfirmationViewController.self) }

  static var question: DestinationStep<AlertController<Answer>, Void> {
    StepAssembly(
      finder: NilFinder(),
      factory: AlertFactory<Answer, Void>(
        title: "The payment is not saved.",
        actions: [
          AlertAction("Save draft", returning: .save),
          AlertAction("Discard", style: .destructive, returning: .discard),
          AlertAction("Go on with it", style: .cancel, returning: .stay),
        ])
    )
    .using(.present())
    .from(.current)
    .assemble()
  }

  private static func page<Page: UIViewController>(_: Page.Type) -> AnyScreen {
    StepAssembly(finder: ClassFinder<Page, Void>(), factory: ClassFactory())
      .using(.push())
      .with(())
  }
}
