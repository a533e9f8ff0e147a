import PortableUIKit
import StepRouter

/// The destinations that a test asks for from anywhere.
enum AnyDestination: CaseIterable {
  case home, account, accountInFoundStack, accountInVisibleStack, login, password
  case newBag, visibleBag, bagInTabs, closeMe
}

@MainActor
extension AnyDestination {
  /// The destination, whatever its class.
  var step: DestinationStep<UIViewController, Void> {
    switch self {
    case .home: Self.homeStep.unsafelyRewrapped()
    case .account: Self.accountStep.unsafelyRewrapped()
    case .accountInFoundStack: Self.accountInFoundStackStep.unsafelyRewrapped()
    case .accountInVisibleStack: Self.accountInVisibleStackStep.unsafelyRewrapped()
    case .login: Self.loginStep.unsafelyRewrapped()
    case .password: Self.passwordStep.unsafelyRewrapped()
    case .newBag: Self.newBagStep.unsafelyRewrapped()
    case .visibleBag: Self.visibleBagStep.unsafelyRewrapped()
    case .bagInTabs: Self.bagInTabsStep.unsafelyRewrapped()
    case .closeMe: Self.closeMeStep
    }
  }

  /// Whether its finder finds the screen that the router has just shown.
  var isFoundAgain: Bool {
    switch self {
    case .home, .account, .accountInVisibleStack, .login, .password, .visibleBag: true
    case .accountInFoundStack, .newBag, .bagInTabs, .closeMe: false
    }
  }

  func isVisible(on stage: Stage) -> Bool {
    let screen =
      switch self {
      case .home: "HomeViewController"
      case .account, .accountInFoundStack, .accountInVisibleStack: "AccountViewController"
      case .login: "LoginViewController"
      case .password: "ForgotPasswordViewController"
      case .newBag, .visibleBag, .bagInTabs: "BagViewController"
      case .closeMe: "Controller"
      }
    return stage.tree.split(separator: "\n").contains {
      $0.hasSuffix("[visible]") && $0.contains(screen)
    }
  }

  private static let homeStep = StepAssembly(
    finder: ClassFinder<HomeViewController, Void>(), factory: ClassFactory()
  )
  .using(.replaceRoot())
  .from(.root)
  .assemble()

  private static let tabScreen = ChainAssembly.from(
    SingleContainerStep(
      finder: ClassFinder(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
        .with(ClassFactory<AccountViewController, Void>(), using: .addTab())
        .assemble())
  )
  .using(.replaceRoot())
  .from(.root)
  .assemble()

  private static let accountStep = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory()
  )
  .from(tabScreen)
  .assemble()

  private static let accountInFoundStackStep = StepAssembly(
    finder: NilFinder<AccountViewController, Void>(), factory: ClassFactory()
  )
  .using(.push())
  .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()))
  .assemble()

  private static let accountInVisibleStackStep = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(options: .visible), factory: ClassFactory()
  )
  .using(.push())
  .from(
    SwitchAssembly<UINavigationController, Void>()
      .addCase(expecting: ClassFinder<UINavigationController, Void>(options: .visible))
      .assemble(default: {
        ChainAssembly.from(NavigationControllerStep()).using(.present()).from(.current).assemble()
      })
  )
  .assemble()

  private static let loginStep = StepAssembly(
    finder: ClassFinder<LoginViewController, Void>(), factory: ClassFactory()
  )
  .using(.push())
  .from(NavigationControllerStep())
  .using(.present())
  .from(.current)
  .assemble()

  private static let passwordStep = StepAssembly(
    finder: ClassFinder<ForgotPasswordViewController, Void>(), factory: ClassFactory()
  )
  .using(.push())
  .from(loginStep.expectingContainer())
  .assemble()

  private static let newBagStep = StepAssembly(
    finder: NilFinder<BagViewController, Void>(), factory: ClassFactory()
  )
  .using(.present())
  .from(.current)
  .assemble()

  private static let visibleBagStep = StepAssembly(
    finder: ClassFinder<BagViewController, Void>(options: [.current, .visible]),
    factory: ClassFactory()
  )
  .using(.present())
  .from(.current)
  .assemble()

  private static let bagInTabsStep = StepAssembly(
    finder: NilFinder<BagViewController, Void>(), factory: ClassFactory()
  )
  .using(.addTab())
  .from(tabScreen)
  .assemble()

  private static let closeMeStep = GeneralStep.custom(using: PresentingFinder<Void>())
}
