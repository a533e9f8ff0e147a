import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing

/// The user may be anywhere in the app when the request arrives: every destination from many
/// places.
@MainActor
@Suite(.onDevice) struct AnywhereTests {
  /// What can be asked for.
  enum Destination: CaseIterable {
    case home, account, accountInFoundStack, accountInVisibleStack, login, password
    case newBag, visibleBag, bagInTabs, closeMe
  }

  @Test("Arrives, or says beforehand why not", arguments: Destination.allCases)
  func anywhere(destination: Destination) {
    for seed in UInt64(0)..<60 {
      let animated = seed.isMultiple(of: 2)
      switch destination {
      case .home: arrive(at: Self.home, seed, animated)
      case .account: arrive(at: Self.account, seed, animated)
      case .accountInFoundStack:
        arrive(at: Self.accountInFoundStack, seed, animated, isFoundAgain: false)
      case .accountInVisibleStack: arrive(at: Self.accountInVisibleStack, seed, animated)
      case .login: arrive(at: Self.login, seed, animated)
      case .password: arrive(at: Self.password, seed, animated)
      case .newBag: arrive(at: Self.newBag, seed, animated, isFoundAgain: false)
      case .visibleBag: arrive(at: Self.visibleBag, seed, animated)
      case .bagInTabs: arrive(at: Self.bagInTabs, seed, animated, isFoundAgain: false)
      case .closeMe: arrive(at: Self.closeMe, seed, animated, isFoundAgain: false)
      }
    }
  }

  private func arrive<Found: UIViewController>(
    at step: DestinationStep<Found, Any?>, _ seed: UInt64, _ animated: Bool,
    isFoundAgain: Bool = true
  ) {
    var hierarchy = RandomHierarchy(seed: seed)
    let stage = hierarchy.stage()
    let start = stage.tree
    let end = stage.arrive(at: step, with: nil, animated: animated)
    let comment: Comment = "seed \(seed), from\n\(start)\nto\n\(stage.tree)\n\(end)"
    guard ["built", "revealed", "alreadyVisible"].contains(end) else {
      let isForeseen = [
        "refuses.", "Give the step a factory", "Use a base that is always there",
        "Embed the base in such a container",
      ].contains { end.contains($0) }
      #expect(isForeseen, comment)
      return
    }
    let visible = HierarchySnapshot(of: stage.window).description.split(separator: "\n")
    #expect(
      visible.contains { $0.hasSuffix("[visible]") && $0.contains("\(Found.self)") }
        || Found.self == UIViewController.self, comment)
    guard isFoundAgain else { return }
    let reached = stage.tree
    #expect(stage.arrive(at: step, with: nil, animated: animated) == "alreadyVisible", comment)
    #expect(stage.tree == reached, comment)
  }

  private static let home = StepAssembly(
    finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory()
  )
  .using(.replaceRoot())
  .from(.root)
  .assemble()

  private static let tabScreen = ChainAssembly.from(
    SingleContainerStep(
      finder: ClassFinder(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(ClassFactory<HomeViewController, Any?>(), using: .addTab())
        .with(ClassFactory<AccountViewController, Any?>(), using: .addTab())
        .assemble())
  )
  .using(.replaceRoot())
  .from(.root)
  .assemble()

  private static let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Any?>(), factory: NilFactory()
  )
  .from(tabScreen)
  .assemble()

  private static let accountInFoundStack = StepAssembly(
    finder: NilFinder<AccountViewController, Any?>(), factory: ClassFactory()
  )
  .using(.push())
  .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>()))
  .assemble()

  private static let accountInVisibleStack = StepAssembly(
    finder: ClassFinder<AccountViewController, Any?>(options: .visible), factory: ClassFactory()
  )
  .using(.push())
  .from(
    SwitchAssembly<UINavigationController, Any?>()
      .addCase(expecting: ClassFinder<UINavigationController, Any?>(options: .visible))
      .assemble(default: {
        ChainAssembly.from(NavigationControllerStep()).using(.present()).from(.current).assemble()
      })
  )
  .assemble()

  private static let login = StepAssembly(
    finder: ClassFinder<LoginViewController, Any?>(), factory: ClassFactory()
  )
  .using(.push())
  .from(NavigationControllerStep())
  .using(.present())
  .from(.current)
  .assemble()

  private static let password = StepAssembly(
    finder: ClassFinder<ForgotPasswordViewController, Any?>(), factory: ClassFactory()
  )
  .using(.push())
  .from(login.expectingContainer())
  .assemble()

  private static let newBag = StepAssembly(
    finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory()
  )
  .using(.present())
  .from(.current)
  .assemble()

  private static let visibleBag = StepAssembly(
    finder: ClassFinder<BagViewController, Any?>(options: [.current, .visible]),
    factory: ClassFactory()
  )
  .using(.present())
  .from(.current)
  .assemble()

  private static let bagInTabs = StepAssembly(
    finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory()
  )
  .using(.addTab())
  .from(tabScreen)
  .assemble()

  private static let closeMe = GeneralStep.custom(using: PresentingFinder<Any?>())
}
