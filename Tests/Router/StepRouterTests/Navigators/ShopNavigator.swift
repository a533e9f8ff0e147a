import PortableUIKit
import StepRouter
import StepRouterCoordination

/// The scope of a small shop, on the stack that is the window's root.
@MainActor
final class ShopNavigator: Navigator {
  enum Destination: Equatable {
    case product(Int)
    case account(AccountNavigator.Destination)
  }

  struct SoldOut: Error, Equatable, CustomStringConvertible {
    let id: Int
    var description: String { "product \(id) is sold out" }
  }

  let router: any Router
  private let account: AccountNavigator
  private let journal: Journal
  private let login: Answer

  init(router: any Router, journal: Journal = Journal(), login: Answer = .pass) {
    self.router = router
    self.journal = journal
    self.login = login
    account = AccountNavigator(router: router)
  }

  func target(for destination: Destination) throws -> Target {
    switch destination {
    case .product(13): throw SoldOut(id: 13)
    case .product(let id): product.with(id)
    case .account(let destination): try account.target(for: destination)
    }
  }

  private var product: DestinationStep<ProductViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
    )
    .adding(TestGuard<Int>(name: "login", journal: journal, answer: login))
    .adding(ContextSettingTask())
    .using(.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>()))
  }
}

/// The smaller scope within it.
@MainActor
final class AccountNavigator: Navigator {
  enum Destination: Equatable { case overview, forgotPassword }

  let router: any Router

  init(router: any Router) { self.router = router }

  func target(for destination: Destination) throws -> Target {
    switch destination {
    case .overview: pushed(AccountViewController.self).with(())
    case .forgotPassword: pushed(ForgotPasswordViewController.self).with(())
    }
  }

  private func pushed<Pushed: UIViewController>(
    _ type: Pushed.Type
  ) -> DestinationStep<Pushed, Void> {
    StepAssembly(finder: ClassFinder<Pushed, Void>(), factory: ClassFactory())
      .using(.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()))
  }
}
