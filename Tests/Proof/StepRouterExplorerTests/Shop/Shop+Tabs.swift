import PortableUIKit
import StepRouter

/// The screens in the tabs.
extension Shop {
  func tabs<Context>() -> DestinationStep<UITabBarController, Context> {
    StepAssembly(
      finder: ClassFinder<UITabBarController, Context>(startingPoint: .root), factory: NilFactory()
    )
    .from(.root)
    .assemble()
  }

  func stack<Root: UIViewController, Context>(
    of root: Root.Type
  ) -> DestinationStep<UINavigationController, Context> {
    StepAssembly(finder: ShopStackFinder<Root, Context>(), factory: NilFactory())
      .from(tabs())
      .assemble()
  }

  var home: DestinationStep<ShopHome, Void> {
    StepAssembly(finder: ClassFinder<ShopHome, Void>(), factory: NilFactory())
      .from(tabs())
      .assemble()
  }

  var search: DestinationStep<ShopSearch, String?> {
    StepAssembly(finder: ClassFinder<ShopSearch, String?>(), factory: NilFactory())
      .adding(
        InlineContextTask { [fault] (screen: ShopSearch, text: String?) in
          let isVisible = screen.viewIfLoaded?.window != nil
          if fault != .taskForgetsPath || isVisible { screen.text = text }
        }
      )
      .from(tabs())
      .assemble()
  }

  /// The stack of the third tab.
  var account: DestinationStep<UINavigationController, Void> {
    StepAssembly(
      finder: InlineStackIteratingFinder { [fault] (stack: UINavigationController, _: Void) in
        let index = fault == .tabOffByOne ? 1 : 2
        return (stack.parent as? UITabBarController)?.viewControllers?[index] === stack
      }, factory: NilFactory()
    )
    .from(tabs())
    .assemble()
  }

  var product: DestinationStep<ShopProduct, Int> {
    let factory = InlineFactory { [fault] (id: Int) -> ShopProduct in
      let screen = ShopProduct("Product \(id)")
      screen.id = id
      if fault == .screenRetainsItself { screen.myself = screen }
      return screen
    }
    if fault == .finderWithoutContext {
      return StepAssembly(finder: ClassFinder<ShopProduct, Int>(), factory: factory)
        .using(.push())
        .from(stack(of: ShopHome.self))
        .assemble()
    }
    return StepAssembly(finder: ClassWithContextFinder<ShopProduct, Int>(), factory: factory)
      .using(.push())
      .from(stack(of: ShopHome.self))
      .assemble()
  }

  var orders: DestinationStep<ShopOrders, Void> {
    let assembly = StepAssembly(
      finder: ClassFinder<ShopOrders, Void>(), factory: ClassFactory { $0.title = "Orders" })
    let guarded =
      assembly
      .adding(InlineInterceptor { [self] _ in if !isLoggedIn { throw NotLoggedIn() } })
      .using(.push())
      .from(stack(of: ShopAccount.self))
      .assemble()
    guard fault == .guardOnOnePath else { return guarded }
    let unguarded = assembly.using(.push()).from(stack(of: ShopAccount.self)).assemble()
    return SwitchAssembly<ShopOrders, Void>()
      .addCase(
        when: ClassFinder<ShopSettings, Void>(options: .currentAllStack, startingPoint: .root),
        from: unguarded
      )
      .assemble(default: guarded)
  }

  struct NotLoggedIn: Error {}

  var settings: DestinationStep<ShopSettings, Void> {
    let factory = InlineFactory { [self] (_: Void) -> ShopSettings in
      let screen = ShopSettings("Settings")
      screen.addButton("Address") { [self] in router.navigate(to: address) }
      return screen
    }
    let assembly = StepAssembly(finder: ClassFinder<ShopSettings, Void>(), factory: factory)
    if fault == .actionWithoutEffect {
      return assembly.using(IdleAction()).from(stack(of: ShopAccount.self)).assemble()
    }
    return assembly.using(.push()).from(stack(of: ShopAccount.self)).assemble()
  }
}
