// swift-format-ignore-file
// These lines stand as they do in Docs/Router/MigratingFromRouteComposer.md.

import Foundation
import PortableUIKit
import RouteComposerSpelling
import StepRouter

private enum RouteComposerPage {
struct SignInGuard<C>: RoutingInterceptor {
  typealias Context = C

  func perform(with context: C, completion: @escaping @MainActor (_: RoutingResult) -> Void) {
    if Configuration.session.isSignedIn { return completion(.success) }
    Configuration.router.navigate(to: Configuration.signIn { completion(.success) })
  }
}

@MainActor
enum Configuration {
  static let session = OrderSession()
  static let router: any Router = DefaultRouter()

  static let orders = StepAssembly(
    finder: ClassFinder<OrderListViewController, Any?>(), factory: ClassFactory()
  )
  .using(.push())
  .from(NavigationControllerStep())
  .using(.replaceRoot())
  .from(GeneralStep.root())
  .assemble()

  static let order = StepAssembly(
    finder: ClassWithContextFinder<OrderDetailViewController, Order.ID>(),
    factory: ClassFactory())
    .adding(SignInGuard<Order.ID>())
    .using(.push())
    .from(orders.expectingContainer())
    .assemble()

  static func signIn(then goOn: @escaping () -> Void) -> Target {
    let step = StepAssembly(
      finder: NilFinder<SignInViewController, Any?>(), factory: ClassFactory { $0.onSignIn = goOn }
    )
    .using(.present(presentationStyle: .fullScreen))
    .from(GeneralStep.current()).assemble()
    return step.with(nil)
  }

  static func pickDay(_ onPick: @escaping (String) -> Void) -> Target {
    let step = StepAssembly(
      finder: NilFinder<DayPicker, Any?>(), factory: ClassFactory { $0.onPick = onPick }
    )
    .using(.present(presentationStyle: .pageSheet))
    .from(GeneralStep.current())
    .assemble()
    return step.with(nil)
  }

  static func open(_ url: URL) {
    guard url.host == "order", let id = Int(url.lastPathComponent) else { return }
    router.navigate(to: order, with: id)
  }
}
}
