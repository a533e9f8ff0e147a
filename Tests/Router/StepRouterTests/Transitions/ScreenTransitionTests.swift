import PortableUIKit
import StepRouter
import StepRouterCoordination
import Testing

@MainActor @Suite("Transitions: sources, destinations, refusals", .onDevice)
struct ScreenTransitionTests {
  let journal = Journal()
  let list = ListViewController()
  let stage: Stage

  init() { stage = Stage(root: stack(HomeViewController(), list)) }

  private func end(of transition: ScreenTransition, on stage: Stage? = nil) -> String {
    var end = "unfinished"
    let stage = stage ?? self.stage
    stage.router.perform(transition) { result in
      switch result {
      case .success(let outcome): end = outcome.kind.rawValue
      case .failure(let error): end = "\(error)"
      }
    }
    stage.device.runUntilIdle()
    return end
  }

  private func transition(
    from source: ScreenTransition.Source? = nil, to destination: ScreenTransition.Destination? = nil
  ) -> ScreenTransition {
    ScreenTransition(
      from: source ?? .viewController(list),
      to: destination ?? .factory { _ in DetailViewController() },
      applying: .mediator(SelectionMediator(journal: journal)), with: .show,
      fileID: "Shop/List.swift", line: 3)
  }

  private func listTarget(_ answer: Answer = .pass) -> Target {
    StepAssembly(
      finder: ClassFinder<ListViewController, Void>(), factory: ClassFactory { $0.selection = 9 }
    )
    .adding(TestGuard<Void>(name: "login", journal: journal, answer: answer))
    .using(.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()))
    .with(())
  }

  @Test("A covered source comes to the front")
  func covered() {
    stage.present(BagViewController(), on: list)
    #expect(end(of: transition()) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          ListViewController
          DetailViewController "Item 7" [visible]
        """)
  }

  @Test("Passing only data moves nothing, whatever covers the source")
  func dataOnly() {
    let detail = DetailViewController()
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    stage.present(BagViewController(), on: list)
    if let bag = list.presentedViewController { stage.present(alert, on: bag) }
    let before = stage.tree
    #expect(end(of: transition(to: .viewController(detail)).with(nil)) == "built")
    #expect(detail.item == 7)
    #expect(stage.tree == before)
    #expect(alert.presentingViewController != nil)
  }

  @Test("A found source comes to the front once its interceptors have passed")
  func found() {
    let home = stage.window.rootViewController?.children.first
    #expect(home is HomeViewController)
    (stage.window.rootViewController as? UINavigationController)?
      .pushViewController(BagViewController(), animated: false)
    stage.device.runUntilIdle()
    #expect(end(of: transition(from: .found(listTarget()))) == "built")
    #expect(journal.lines.filter { $0 == "guard login" } == ["guard login"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          ListViewController
          DetailViewController "Item 7" [visible]
        """)
  }

  @Test("A missing source is built before its destination, in one navigation")
  func built() {
    let stage = Stage(root: stack(HomeViewController()))
    var sources: [Int] = []
    let destination = ScreenTransition.Destination.factory { source in
      sources.append((source as? ListViewController)?.selection ?? 0)
      return DetailViewController()
    }
    #expect(end(of: transition(from: .found(listTarget()), to: destination), on: stage) == "built")
    #expect(sources == [9])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          ListViewController
          DetailViewController "Item 9" [visible]
        """)
  }

  @Test("A refusing interceptor of the source leaves everything as it was")
  func refusedSource() {
    var built = 0
    let destination = ScreenTransition.Destination.factory { _ in
      built += 1
      return DetailViewController()
    }
    let before = stage.tree
    let end = end(of: transition(from: .found(listTarget(.fail)), to: destination))
    #expect(end.contains("did not let the navigation pass: refused by the test."))
    #expect(built == 0)
    #expect(stage.tree == before)
  }

  @Test("A found source comes to the front even if it presents nothing")
  func foundWithoutPresentation() {
    stage.present(BagViewController(), on: list)
    #expect(end(of: transition(from: .found(listTarget())).with(nil)) == "built")
    #expect(journal.lines.last == "mediate in time")
    #expect(list.presentedViewController == nil)
  }

  @Test("A navigation calls the factory once, however often it plans")
  func once() {
    var built = 0
    let destination = ScreenTransition.Destination.factory { _ in
      built += 1
      return DetailViewController()
    }
    let transition = transition(from: .found(listTarget()), to: destination)
    let home = GeneralStep.custom(using: ClassFinder<HomeViewController, Void>())
    stage.router.navigate(to: home, completion: nil)
    #expect(end(of: transition) == "built")
    #expect(built == 1)
    #expect(end(of: transition) == "built")
    #expect(built == 2)
  }

  @Test("A transition doesn't keep its source, and fails once the source is gone")
  func weakSource() {
    var transition: ScreenTransition?
    weak var gone: ListViewController?
    do {
      let list = ListViewController()
      gone = list
      list.transition = self.transition(
        from: .viewController(list, fileID: "Shop/List.swift", line: 3))
      transition = list.transition
    }
    #expect(gone == nil)
    let ends = [transition, transition?.with(nil), transition?.with(.dismiss())].compactMap { $0 }
      .map { end(of: $0) }
    #expect(ends.count == 3)
    for end in ends {
      #expect(
        end
          == "The base at Shop/List.swift:3 gives nothing to start from: "
          + "InstanceFinder<UIViewController> found no view controller. "
          + "Use a base that is always there, or a switch with a default.")
    }
  }

  @Test("A dismissal returns to the presenter, or to a source that presents")
  func dismissal() throws {
    let detail = DetailViewController()
    stage.present(detail, on: list).present(BagViewController(), on: detail)
    let dismissal = ScreenTransition(
      from: .viewController(detail), to: .factory { _ in DetailViewController() }, with: .dismiss())
    #expect(end(of: dismissal) == "revealed")
    #expect(detail.presentedViewController == nil)
    #expect(list.presentedViewController === detail)
    #expect(end(of: dismissal) == "revealed")
    #expect(list.presentedViewController == nil)
    #expect(
      end(of: dismissal)
        .hasSuffix(
          "threw: DetailViewController neither presents nor is "
            + "presented. Check the context that you pass."))
  }

  @Test("A dismissal passes data to its destination before the source goes")
  func dismissalWithData() {
    let detail = DetailViewController()
    detail.item = 3
    stage.present(detail, on: list)
    let dismissal = ScreenTransition(
      from: .viewController(detail), to: .viewController(list),
      applying: .method { (detail: DetailViewController, list: ListViewController) in
        journal.note("from \(detail.presentingViewController != nil ? "shown" : "gone")")
        list.selection = detail.item ?? 0
      }, with: .dismiss())
    #expect(end(of: dismissal) == "revealed")
    #expect(list.selection == 3)
    #expect(journal.lines == ["from shown"])
  }

  @Test("A dismissal can find its source, and asks whether it may go")
  func refusedDismissal() {
    let form = FormViewController()
    stage.present(form, on: list)
    let target = GeneralStep.custom(using: ClassFinder<FormViewController, Void>()).with(())
    let dismissal = ScreenTransition(
      from: .found(target), to: .viewController(list),
      applying: .method { _, _ in journal.note("mediate") }, with: .dismiss())
    #expect(end(of: dismissal).hasPrefix("FormViewController has to go"))
    #expect(journal.lines == [])
    form.canBeDismissed = true
    #expect(end(of: dismissal) == "revealed")
    #expect(journal.lines == ["mediate"])
    #expect(end(of: dismissal).contains("ClassFinder<FormViewController> found no view"))
    let dismissalOfMissing = ScreenTransition(
      from: .found(product), to: .viewController(list), with: .dismiss())
    #expect(end(of: dismissalOfMissing).contains("threw: its source is not on screen."))
  }

  private var product: Target {
    StepAssembly(finder: ClassFinder<ProductViewController, Void>(), factory: ClassFactory())
      .using(.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()))
      .with(())
  }

  @Test("A mediator or a presenter for other screens is an error that names them")
  func mismatch() {
    let wrong = transition(to: .factory { _ in BagViewController() })
    #expect(
      end(of: wrong)
        .contains(
          "threw: the transition's destination is BagViewController, but should be "
            + "DetailViewController."))
    let presenter = ScreenTransition(
      from: .viewController(stage.window.rootViewController ?? list),
      to: .factory { _ in DetailViewController() },
      with: .presenter(FullScreenPresenter(journal: journal)))
    #expect(
      end(of: presenter)
        .contains(
          "failed: the transition's source is UINavigationController, but should be "
            + "ListViewController."))
  }

  /// What UIKit would refuse, or raise an exception for.
  enum Refused: String, CaseIterable {
    case contained = "is already in UINavigationController"
    case presented = "is presented"
    case itself = "itself"
    case enclosing = "is inside UINavigationController or presented from it"
    case otherRoot = "is the root of a window"
  }

  @Test(
    "A destination that is already on screen isn't shown again",
    arguments: Refused.allCases, [true, false])
  func refused(refused: Refused, isDetail: Bool) {
    let destination: UIViewController
    let other = UIWindow(windowScene: stage.device.connectScene())
    switch refused {
    case .itself: destination = list
    case .enclosing: destination = stage.window.rootViewController ?? list
    case .otherRoot:
      destination = HomeViewController()
      other.rootViewController = destination
      other.makeKeyAndVisible()
      stage.device.runUntilIdle()
    case .contained:
      destination = stage.window.rootViewController?.children.first ?? list
    case .presented:
      destination = BagViewController()
      other.rootViewController = HomeViewController()
      other.makeKeyAndVisible()
      stage.device.runUntilIdle()
      other.rootViewController?.present(destination, animated: false)
      stage.device.runUntilIdle()
    }
    let before = stage.tree
    let end = end(
      of: ScreenTransition(
        from: .viewController(list), to: .viewController(destination),
        with: isDetail ? .showDetail : .show))
    #expect(end.contains("cannot be presented"))
    if refused == .enclosing || refused == .otherRoot { #expect(end.contains(refused.rawValue)) }
    #expect(stage.tree == before)
    #expect(stage.recorder.misuses == [])
  }

  /// Ignores every call of `show`.
  private final class DeafViewController: Screen {
    override func show(_ vc: UIViewController, sender: Any?) {}
  }

  @Test("A destination that the source doesn't show is an error that names it")
  func ignored() {
    let deaf = DeafViewController()
    let stage = Stage(root: deaf)
    let end = end(
      of: ScreenTransition(
        from: .viewController(deaf), to: .factory { _ in DetailViewController() }, with: .show),
      on: stage)
    #expect(
      end.contains(
        "\(PresentationRefusal.ignored(ViewControllerReference(DetailViewController())))"))
    #expect(stage.tree == "DeafViewController [visible]")
  }

  @Test("A source that isn't on screen is an error")
  func detached() {
    let detached = ListViewController()
    let end = end(
      of: ScreenTransition(
        from: .viewController(detached), to: .factory { _ in DetailViewController() }, with: .show))
    #expect(end.contains("found ListViewController, which is not in the router's window."))
  }

  /// A navigator whose targets are transitions.
  final class ListNavigator: Navigator {
    enum Destination { case detail, close }

    let router: any Router
    weak var list: ListViewController?

    init(router: any Router, list: ListViewController) {
      self.router = router
      self.list = list
    }

    func target(for destination: Destination) throws -> Target {
      let way = ScreenTransition(
        from: .viewController(list ?? UIViewController()),
        to: .factory { _ in DetailViewController() }, with: .present())
      return switch destination {
      case .detail: way.target
      case .close: way.with(.dismiss()).target
      }
    }
  }

  @Test("A navigator's targets can be transitions")
  func navigator() {
    let navigator = ListNavigator(router: stage.router, list: list)
    let before = stage.tree
    navigator.navigate(to: .detail, completion: nil)
    stage.device.runUntilIdle()
    #expect(list.presentedViewController is DetailViewController)
    navigator.navigate(to: .close, completion: nil)
    stage.device.runUntilIdle()
    #expect(stage.tree == before)
  }
}
