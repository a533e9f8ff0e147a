// swift-format-ignore-file
// These lines stand as they do in Docs/Router/Leaving.md, Docs/Router/Closing.md and Docs/Router/Results.md.

import PortableUIKit
import StepRouter
import StepRouterCoordination
import StepRouterFlows

/// Names that other pages use, too.
@MainActor enum LeavingPage {
  struct Order { let number: Int }

  final class OrderViewController: UIViewController {}

  struct Analytics {
    func count(_ event: String) {}
  }

  final class CheckoutViewController: UIViewController {
    var router: any Router = DefaultRouter()

    func tappedClose() {
      router.close(self)
    }
  }

  final class ColourPicker: UIViewController, ResultReturning {
    typealias ReturnedResult = UIColor

    func tapped(_ colour: UIColor) { returnResult(colour) }
  }

  enum ColourUse { case text }

  final class RecipientPage: UIViewController, ResultReturning { typealias ReturnedResult = Int }

  struct Wizard {
    let payment: Int

    @MainActor
    func pay(in wizard: UINavigationController) {
      (wizard.viewControllers.first as? RecipientPage)?.returnResult(payment)
    }
  }

  final class NameForm: UIViewController, ResultReturning { typealias ReturnedResult = String }

  static let analytics = Analytics()
  static let router: any Router = DefaultRouter()
  static let checkout = UIViewController()
  static let cart = UIViewController()
  static func highlight(_ screen: UIViewController) {}
  static func askWhetherAllMayGo() {}

  static func leaving(
    form: CoordinatorResult<String>, addressForm: Target, coordinator: AnyObject,
    onboarding: FlowNavigator<String>
  ) async throws {
    checkout.onLeave { reason in
      if reason == .swiped { analytics.count("checkout swiped away") }
    }

    let order = StepAssembly(finder: ClassFinder<OrderViewController, Int>(), factory: ClassFactory())
      .adding(InlineLeaveTask { (id: Int, reason) in analytics.count("order \(id): \(reason)") })
      .using(.push())
      .from(NavigationControllerStep())
      .using(.present())
      .from(.current)
      .assemble()
    _ = order

    var address = ""
    do {
      address = try await form.value(showing: addressForm, by: router, keeping: coordinator)
    } catch is CancellationError {
      if form.leaveReason == .swiped { analytics.count("address swiped away") }
    }
    _ = address

    onboarding.onLeave = { step, reason in analytics.count("\(step): \(reason)") }
  }

  static func closing() async throws {
    let seen = try await router.close(checkout)
    highlight(seen)
  }

  static func closingMore() throws {
    router.close(upTo: cart)

    router.goBack()

    let plan = try router.plan(closing: checkout)
    if plan.dismissed.count > 1 { askWhetherAllMayGo() }
  }

  static func results(
    colourPicker: DestinationStep<ColourPicker, ColourUse>, nameForm: DestinationStep<NameForm, Void>,
    text: UILabel
  ) async throws {
    do {
      let colour = try await router.result(of: colourPicker, with: .text)
      _ = colour
    }
    do {
      let colour = try await router.result(of: colourPicker, with: .text)
      text.textColor = colour
    } catch is CancellationError {
      // The user has changed their mind.
    }

    let name = try await router.result(of: nameForm, closing: false)
    _ = name
  }

  static func alerts(order: Order) async throws {
    let deletion = StepAssembly(
      finder: NilFinder(),
      factory: AlertFactory { (order: Order) in
        AlertContent(
          title: "Delete order \(order.number)?", message: "It cannot be brought back.",
          actions: [
            AlertAction("Delete", style: .destructive, returning: true),
            AlertAction("Keep", style: .cancel, returning: false),
          ])
      }
    )
    .using(.present())
    .from(.current)
    .assemble()

    let renaming = AlertFactory<String, Void> { _ in
      AlertContent(
        title: "Rename",
        actions: [AlertAction("OK") { alert in alert.textFields?.first?.text ?? "" }],
        textFields: [{ field in field.placeholder = "Name" }])
    }
    _ = renaming

    guard try await router.result(of: deletion, with: order) else { return }
  }
}
