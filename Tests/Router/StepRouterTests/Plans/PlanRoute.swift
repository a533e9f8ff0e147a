import PortableUIKit
import StepRouter
import Testing

/// Destinations as an app declares them, one for each kind of chain.
enum PlanRoute: CaseIterable {
  case newModalStack, intoFoundStack, intoAnyStack, newRootOfStack, insteadOfTop, tabScreen
  case accountInTabs, insteadOfTab, modalBag, visibleStackOrNew, cityInStack
  case severalIntoOne, presentedOnPushed, newRoot, current

  typealias Destination = DestinationStep<UIViewController, Void>

  /// How many view controllers the chain builds that have no step.
  var companions: Int { self == .tabScreen || self == .accountInTabs ? 2 : 0 }

  @MainActor
  func arrive(on stage: Stage) -> String {
    switch self {
    case .newModalStack: go(Routes.product.from(Routes.newModalStack), stage)
    case .intoFoundStack: go(Routes.account.using(.push()).from(Routes.foundStack), stage)
    case .intoAnyStack: go(Routes.product.from(GeneralStep.current().expectingContainer()), stage)
    case .newRootOfStack:
      go(Routes.account.using(.pushAsRoot()).from(Routes.foundStack), stage)
    case .insteadOfTop:
      go(Routes.account.using(.pushReplacingLast()).from(Routes.foundStack), stage)
    case .tabScreen: go(Routes.tabScreen, stage)
    case .accountInTabs:
      go(
        StepAssembly(finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory())
          .from(Routes.tabScreen), stage)
    case .insteadOfTab:
      go(
        Routes.forgotPassword.using(.addTab(at: 1, replacing: true)).from(Routes.foundTabs), stage)
    case .modalBag: go(Routes.bag.using(.present()).from(.current), stage)
    case .visibleStackOrNew: go(Routes.product.from(Routes.visibleStackOrNew), stage)
    case .cityInStack: go(Routes.forgotPassword.using(.push()).from(Routes.adaptedStack), stage)
    case .severalIntoOne:
      go(
        Routes.forgotPassword.using(.push())
          .from(Routes.account.using(.push()).from(Routes.foundStack).expectingContainer()), stage)
    case .presentedOnPushed:
      go(
        Routes.bag.using(.present())
          .from(Routes.account.using(.push()).from(Routes.foundStack)), stage)
    case .newRoot: go(Routes.forgotPassword.using(.replaceRoot()).from(.root), stage)
    case .current: go(GeneralStep.current(), stage)
    }
  }

  @MainActor
  private func go<Screen>(_ step: DestinationStep<Screen, Void>, _ stage: Stage) -> String {
    let before = PlanHierarchy(stage.window)
    let plan = try? stage.router.plan(to: step, with: ())
    let foreseen = plan.map { before.goers(by: $0) } ?? []
    let end = stage.arrive(at: step, with: (), animated: true)
    let after = PlanHierarchy(stage.window)
    if ["built", "revealed", "alreadyVisible"].contains(end) {
      guard let plan else { return "\(end), and there was no plan" }
      return before.difference(
        to: after, from: plan, foreseen: foreseen, companions: companions) ?? "as planned"
    }
    return before == after ? "failed as it was" : "failed, and the screen has changed"
  }
}

@MainActor
private enum Routes {
  static let product = StepAssembly(
    finder: ClassFinder<ProductViewController, Void>(), factory: ProductFactory()
  ).using(PushAction<UINavigationController>.push())
  static let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory())
  static let bag = StepAssembly(
    finder: ClassFinder<BagViewController, Void>(options: .currentVisibleOnly),
    factory: ClassFactory())
  static let forgotPassword = StepAssembly(
    finder: NilFinder<ForgotPasswordViewController, Void>(), factory: ClassFactory())

  static let newModalStack = ChainAssembly.from(
    NavigationControllerStep<UINavigationController, Void>()
  ).using(.present()).from(.current)
  static let foundStack = GeneralStep.custom(using: ClassFinder<UINavigationController, Void>())
  static let foundTabs = GeneralStep.custom(using: ClassFinder<UITabBarController, Void>())
  static let adaptedStack = GeneralStep.custom(using: ClassFinder<UINavigationController, Int>())
    .adaptingContext(using: InlineContextTransformer { (_: Void) in 1 })
  static let visibleStackOrNew = SwitchAssembly<UINavigationController, Void>()
    .addCase(from: ClassFinder<UINavigationController, Void>(options: .allVisible))
    .assemble(default: newModalStack)
  static let tabScreen = ChainAssembly.from(
    SingleContainerStep(
      finder: ClassFinder(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
        .with(ClassFactory<AccountViewController, Void>(), using: .addTab())
        .assemble())
  ).using(.replaceRoot()).from(.root)
}
