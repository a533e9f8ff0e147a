import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rules 92 and 93: a pushed screen comes and goes with its transition", .onDevice)
struct StackTransitionTests {
  private let journal = Journal()
  private let root = stack(HomeViewController())
  private let stage: Stage

  init() { stage = Stage(root: root) }

  private func step<Screen: UIViewController>(
    _: Screen.Type, _ transition: StepTransition?
  ) -> DestinationStep<Screen, Void> {
    StepAssembly(finder: ClassFinder<Screen, Void>(), factory: ClassFactory())
      .using(.push(transition: transition)).from(.visibleStack).assemble()
  }

  private var bag: DestinationStep<BagViewController, Void> {
    step(BagViewController.self, .noting(in: journal))
  }

  private var search: DestinationStep<SearchViewController, Void> {
    step(SearchViewController.self, nil)
  }

  /// Whether a swipe back can begin. It's let go again.
  private var canSwipe: Bool {
    let gesture = stage.device.user.beginPop(in: root)
    gesture?.cancel()
    stage.device.runUntilIdle()
    return gesture != nil
  }

  @Test("It plays on the way in, and on the way out by the router, the back button and other code")
  func inAndOut() {
    for goBack in [
      { stage.router.goBack() },
      { stage.device.user.pressBack(in: root) },
      { root.popViewController(animated: true) },
      { root.popToRootViewController(animated: true) },
    ] as [@MainActor () -> Any?] {
      #expect(stage.end(of: bag, with: ()) == "built")
      #expect(journal.lines == ["push: Home to Bag", "ended"])
      _ = goBack()
      stage.device.runUntilIdle()
      #expect(journal.lines == ["push: Home to Bag", "ended", "pop: Bag to Home", "ended"])
      journal.clear()
    }
    #expect(stage.recorder.misuses == [])
  }

  @Test("A navigation completes when the transition has ended")
  func completion() {
    stage.router.navigate(to: bag) { [journal] _ in journal.note("bag") }
    stage.device.runUntilIdle()
    #expect(journal.lines == ["push: Home to Bag", "ended", "bag"])
  }

  @Test("Without animation nothing plays")
  func unanimated() {
    stage.go(to: bag, with: (), animated: false)
    #expect(root.topViewController is BagViewController)
    stage.router.goBack(animated: false)
    stage.device.runUntilIdle()
    #expect(journal.lines == [])
    #expect(root.delegate == nil)
  }

  @Test("The other screens of the stack come and go as ever, with the swipe back")
  func others() {
    stage.go(to: search, with: ())
    #expect(root.delegate == nil)
    #expect(canSwipe)
    stage.go(to: bag, with: ())
    journal.clear()
    #expect(!canSwipe)
    journal.clear()
    stage.go(to: step(AccountViewController.self, nil), with: ())
    #expect(journal.lines == [])
    #expect(canSwipe)
    stage.device.user.beginPop(in: root)?.finish()
    stage.device.runUntilIdle()
    #expect(root.topViewController is BagViewController)
    #expect(!canSwipe)
    stage.device.user.pressBack(in: root)
    stage.device.runUntilIdle()
    #expect(journal.lines == ["pop: Bag to Search", "ended"])
    #expect(canSwipe)
    #expect(root.delegate == nil)
  }

  @Test("The app's delegate hears everything, and has its place back after the last such screen")
  func forwarding() {
    let delegate = NotingDelegate(journal)
    root.delegate = delegate
    stage.go(to: bag, with: ())
    #expect(root.delegate !== delegate)
    #expect(journal.lines == ["will show Bag", "push: Home to Bag", "did show Bag", "ended"])
    journal.clear()
    stage.router.goBack()
    stage.device.runUntilIdle()
    #expect(journal.lines == ["will show Home", "pop: Bag to Home", "did show Home", "ended"])
    #expect(root.delegate === delegate)
  }

  @Test("The app's own animators stay for the screens without a transition")
  func animators() {
    let delegate = AnimatingDelegate(journal)
    root.delegate = delegate
    stage.go(to: bag, with: ())
    stage.go(to: search, with: ())
    #expect(journal.lines == ["push: Home to Bag", "ended", "app: Bag to Search", "ended"])
    journal.clear()
    stage.router.goBack()
    stage.device.runUntilIdle()
    stage.router.goBack()
    stage.device.runUntilIdle()
    #expect(journal.lines == ["app: Search to Bag", "ended", "pop: Bag to Home", "ended"])
    #expect(root.delegate === delegate)
  }

  @Test("A delegate that the app sets later stays, until the next screen with a transition")
  func laterDelegate() {
    stage.go(to: bag, with: ())
    let delegate = NotingDelegate(journal)
    root.delegate = delegate
    journal.clear()
    stage.router.goBack()
    stage.device.runUntilIdle()
    #expect(journal.lines == ["will show Home", "did show Home"])
    #expect(root.delegate === delegate)
    stage.go(to: bag, with: ())
    #expect(journal.lines.contains("push: Home to Bag"))
    stage.router.goBack()
    stage.device.runUntilIdle()
    #expect(root.delegate === delegate)
  }

  @Test("If several screens are pushed at once, only the last one's transition plays")
  func merged() {
    let account = step(AccountViewController.self, .noting("account ", in: journal))
    let bag = StepAssembly(
      finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
    )
    .using(.push(transition: .noting("bag ", in: journal)))
    .from(account.expectingContainer()).assemble()
    #expect(stage.end(of: bag, with: ()) == "built")
    #expect(root.viewControllers.count == 3)
    #expect(journal.lines == ["bag push: Home to Bag", "ended"])
    journal.clear()
    stage.device.user.pressBack(in: root)
    stage.device.runUntilIdle()
    stage.device.user.pressBack(in: root)
    stage.device.runUntilIdle()
    #expect(
      journal.lines == [
        "bag pop: Bag to Account", "ended", "account pop: Account to Home", "ended",
      ])
  }

  @Test("The screens that take others' places come with theirs")
  func replacing() {
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
    )
    .using(.pushReplacingLast(transition: .noting("last ", in: journal)))
    .from(.visibleStack).assemble()
    let search = StepAssembly(
      finder: ClassFinder<SearchViewController, Void>(), factory: ClassFactory()
    )
    .using(.pushAsRoot(transition: .noting("root ", in: journal)))
    .from(.visibleStack).assemble()
    stage.go(to: bag, with: ())
    journal.clear()
    stage.go(to: account, with: ())
    stage.go(to: search, with: ())
    #expect(
      journal.lines == [
        "last push: Bag to Account", "ended", "root push: Account to Search", "ended",
      ]
    )
    #expect(root.viewControllers.count == 1)
  }

  @Test("A screen that its stack comes with goes with its transition")
  func complete() {
    let factory = CompleteFactoryAssembly(
      factory: NavigationControllerFactory<ShopNavigation, Void>()
    )
    .with(ClassFactory<HomeViewController, Void>(), using: .push())
    .with(ClassFactory<BagViewController, Void>(), using: .push(transition: .noting(in: journal)))
    .assemble()
    let shop = StepAssembly(finder: NilFinder<ShopNavigation, Void>(), factory: factory)
      .using(.replaceRoot()).from(.root).assemble()
    #expect(stage.end(of: shop, with: ()) == "built")
    #expect(journal.lines == [])
    stage.router.goBack()
    stage.device.runUntilIdle()
    #expect(journal.lines == ["pop: Bag to Home", "ended"])
  }

  @Test("With Reduce Motion UIKit's own animation plays, and the swipe back is on")
  func reducedMotion() {
    stage.device.user.setReduceMotion(true)
    stage.go(to: bag, with: ())
    #expect(journal.lines == [])
    #expect(canSwipe)
    stage.device.user.setReduceMotion(false)
    stage.router.goBack()
    stage.device.runUntilIdle()
    stage.go(to: bag, with: ())
    stage.device.user.setReduceMotion(true)
    journal.clear()
    stage.router.goBack()
    stage.device.runUntilIdle()
    #expect(journal.lines == [])
    #expect(root.topViewController is HomeViewController)
  }

  @available(iOS 18.0, *)
  @Test("A zoom asks for its view both ways, and needs neither a delegate nor the swipe")
  func zoom() {
    let journal = journal
    let bag = step(
      BagViewController.self,
      .zoom { _ in
        journal.note("asked")
        return nil
      })
    stage.go(to: bag, with: ())
    #expect(root.topViewController?.preferredTransition != nil)
    #expect(journal.lines.contains("asked"))
    #expect(root.delegate == nil)
    #expect(canSwipe)
    journal.clear()
    stage.router.goBack()
    stage.device.runUntilIdle()
    #expect(journal.lines.contains("asked"))
  }

  @available(iOS 18.0, *)
  @Test("A view controller that another step pushes later loses an earlier step's transition")
  func anotherStep() {
    let screen = BagViewController()
    func step(_ transition: StepTransition?) -> DestinationStep<BagViewController, Void> {
      StepAssembly(
        finder: NilFinder<BagViewController, Void>(), factory: InlineFactory { (_: Void) in screen }
      )
      .using(.push(transition: transition)).from(.visibleStack).assemble()
    }
    for transition in [.zoom { _ in nil }, .noting(in: journal), nil] as [StepTransition?] {
      journal.clear()
      stage.go(to: step(transition), with: ())
      stage.router.goBack()
      stage.device.runUntilIdle()
      #expect(root.viewControllers.count == 1)
    }
    #expect(screen.preferredTransition == nil)
    #expect(journal.lines == [])
    #expect(root.delegate == nil)
  }

  @Test("A subclass that keeps its delegate elsewhere doesn't hear from itself for ever")
  func ownDelegate() {
    let shop = ForwardingStack(journal)
    shop.viewControllers = [HomeViewController()]
    let stage = Stage(root: shop)
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.push(transition: .noting(in: journal)))
      .from(GeneralStep.custom(using: InstanceFinder<UINavigationController, Void>(shop)))
      .assemble()
    #expect(stage.end(of: bag, with: ()) == "built")
    #expect(journal.lines.contains("did show Bag"))
  }
}

/// A stack with a delegate of its own, which passes what it hears on to the one that the app sets.
private final class ForwardingStack: UINavigationController {
  private final class Distributor: NSObject, UINavigationControllerDelegate {
    let journal: Journal
    weak var other: (any UINavigationControllerDelegate)?

    init(_ journal: Journal) { self.journal = journal }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      journal.note("did show \(viewController is BagViewController ? "Bag" : "another")")
      #if !canImport(UIKit)
      other?.navigationController(
        navigationController, didShow: viewController, animated: animated)
      #endif
    }
  }

  private var distributor: Distributor?

  convenience init(_ journal: Journal) {
    self.init(nibName: nil, bundle: nil)
    let made = Distributor(journal)
    distributor = made
    super.delegate = made
  }

  override var delegate: (any UINavigationControllerDelegate)? {
    get { distributor }
    set { distributor?.other = newValue }
  }
}
