import PortableUIKit
import StepRouter

/// The screens that come over what is on screen.
extension Shop {
  var bag: DestinationStep<ShopBag, Void> {
    let options: SearchOptions = fault == .modalOverItself ? .current : .fullStack
    let assembly = StepAssembly(
      finder: ClassFinder<ShopBag, Void>(options: options),
      factory: ClassFactory { $0.title = "Bag" }
    )
    .using(.push())
    if fault == .coveredScreenFound {
      let finder = ClassFinder<UINavigationController, Void>(
        options: .currentAllStack, startingPoint: .root)
      return assembly.from(
        SwitchAssembly<UINavigationController, Void>().addCase(from: finder).assemble()
      ).assemble()
    }
    let stack = assembly.from(NavigationControllerStep()).using(.present())
    if fault == .wrongBaseUnderSheet { return stack.from(.root).assemble() }
    return stack.from(.current).assemble()
  }

  var address: DestinationStep<ShopAddress, Void> {
    StepAssembly(
      finder: ClassFinder<ShopAddress, Void>(), factory: ClassFactory { $0.title = "Address" }
    )
    .using(.push())
    .from(NavigationControllerStep())
    .using(.present())
    .from(.current)
    .assemble()
  }

  var login: DestinationStep<ShopLogin, Void> {
    let factory = InlineFactory { [self] (_: Void) -> ShopLogin in
      let screen = ShopLogin("Login")
      screen.addButton("I am Ada") { [self, unowned screen] in
        isLoggedIn = true
        screen.dismiss(animated: true)
      }
      return screen
    }
    let assembly = StepAssembly(finder: ClassFinder<ShopLogin, Void>(), factory: factory)
    return switch fault {
    case .completionDropped: assembly.using(ForgetfulAction()).from(.current).assemble()
    case .lockIgnored: assembly.using(ClearingAction()).from(.current).assemble()
    default: assembly.using(.present()).from(.current).assemble()
    }
  }

  /// The help goes into the stack in front. The login is in no stack.
  var help: DestinationStep<ShopHelp, Void> {
    let inFront = SwitchAssembly<UINavigationController, Void>()
      .addCase(from: ClassFinder<UINavigationController, Void>(options: .currentVisibleOnly))
    let newStack: DestinationStep<UINavigationController, Void> =
      ChainAssembly.from(NavigationControllerStep()).using(.present()).from(.current).assemble()
    let isFaulty = fault == .switchWithoutDefault
    let host = isFaulty ? inFront.assemble() : inFront.assemble(default: newStack)
    return StepAssembly(
      finder: ClassFinder<ShopHelp, Void>(), factory: ClassFactory { $0.title = "Help" }
    )
    .using(.push())
    .from(host)
    .assemble()
  }
}

/// Succeeds, and does nothing.
struct IdleAction: ContainerAction {
  typealias ViewController = UINavigationController
  var canBeMerged: Bool { false }

  func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) {}

  func perform(
    with viewController: UIViewController, on host: UINavigationController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.success)
  }
}

/// Presents on the tabs. On a sheet it does nothing, and never completes.
struct ForgetfulAction: Action {
  func perform(
    with viewController: UIViewController, on host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard host is UITabBarController else { return }
    host.present(viewController, animated: animated) { completion(.success) }
  }
}

/// Clears the screen before it presents.
struct ClearingAction: Action {
  func perform(
    with viewController: UIViewController, on host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let presenter = host.presentingViewController else {
      return host.present(viewController, animated: animated) { completion(.success) }
    }
    presenter.dismiss(animated: false) {
      presenter.present(viewController, animated: animated) { completion(.success) }
    }
  }
}
