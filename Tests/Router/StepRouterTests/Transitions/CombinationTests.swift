import PortableUIKit
import StepRouter
import StepRouterCoordination
import Testing

@MainActor @Suite("Transitions: mediations and presentations", .onDevice)
struct CombinationTests {
  enum Mediating: CaseIterable {
    case nothing, mediator, method
  }

  enum Presenting: CaseIterable {
    case nothing, show, showDetail, present, presenter, method, action, dismiss
  }

  let journal = Journal()
  let list = ListViewController()
  let stage: Stage

  init() {
    list.journal = journal
    stage = Stage(root: stack(HomeViewController(), list))
  }

  private func mediation(_ mediating: Mediating) -> ScreenTransition.Mediation? {
    switch mediating {
    case .nothing: nil
    case .mediator: .mediator(SelectionMediator(journal: journal))
    case .method:
      .method { (list: ListViewController, detail: DetailViewController) in
        journal.note("mediate \(detail.isViewLoaded ? "late" : "in time")")
        detail.item = list.selection
      }
    }
  }

  private func presentation(_ presenting: Presenting) -> ScreenTransition.Presentation? {
    switch presenting {
    case .nothing: nil
    case .show: .show
    case .showDetail: .showDetail
    case .present: .present()
    case .presenter: .presenter(FullScreenPresenter(journal: journal))
    case .method:
      .method { (list: ListViewController, detail, animated, completion) in
        journal.note("method")
        list.present(detail, animated: animated) { completion(.success) }
      }
    case .action: .action(.push())
    case .dismiss: .dismiss()
    }
  }

  /// The calls apart from the mediation.
  private func calls(_ presenting: Presenting) -> [String] {
    switch presenting {
    case .nothing, .action, .dismiss: []
    case .show: ["show"]
    case .showDetail: ["showDetail"]
    case .present: ["present"]
    case .presenter: ["presenter", "present"]
    case .method: ["method", "present"]
    }
  }

  private func tree(_ presenting: Presenting, item: String) -> String {
    switch presenting {
    case .nothing, .dismiss:
      """
      UINavigationController [visible]
        HomeViewController
        ListViewController [visible]
      """
    case .show, .action:
      """
      UINavigationController [visible]
        HomeViewController
        ListViewController
        DetailViewController\(item) [visible]
      """
    case .showDetail, .present, .method, .presenter:
      """
      UINavigationController
        HomeViewController
        ListViewController
      presents \(presenting == .presenter ? "fullScreen" : "formSheet"):
        DetailViewController\(item) [visible]
      """
    }
  }

  @Test(
    "A transition builds, mediates, presents and completes, each once and in this order",
    arguments: Mediating.allCases, Presenting.allCases)
  func combination(mediating: Mediating, presenting: Presenting) throws {
    for animated in [true, false] {
      let list = ListViewController()
      list.journal = journal
      let stage = Stage(root: stack(HomeViewController(), list))
      if presenting == .dismiss {
        stage.present(BagViewController(), on: list)
      }
      let before = journal.lines.count
      let transition = ScreenTransition(
        from: .viewController(list),
        to: .factory { source in
          journal.note("build for \(source === list)")
          return DetailViewController()
        },
        applying: mediation(mediating), with: presentation(presenting))
      var ends: [UIViewController?] = []
      stage.router.perform(transition, animated: animated) { ends.append($0.screen) }
      if animated, presenting != .nothing { #expect(ends == []) }
      stage.device.runUntilIdle()

      let builds = presenting != .dismiss
      let mediates = mediating != .nothing && builds
      #expect(
        Array(journal.lines[before...])
          == (builds ? ["build for true"] : []) + (mediates ? ["mediate in time"] : [])
          + calls(presenting))
      #expect(ends.count == 1)
      #expect(ends.first.map { $0 is DetailViewController } == builds)
      let detail = ends.first as? DetailViewController
      #expect(detail?.item == (mediates ? 7 : nil))
      #expect(stage.tree == tree(presenting, item: mediates ? " \"Item 7\"" : ""))
      #expect(stage.recorder.misuses == [])
      #expect(stage.device.warnings == [])
    }
  }

  @Test("A transition by an action without animation ends before the call returns")
  func synchronous() {
    let transition = ScreenTransition(
      from: .viewController(list), to: .factory { _ in DetailViewController() },
      applying: mediation(.mediator), with: .action(.push()))
    var ends: [UIViewController?] = []
    stage.router.perform(transition, animated: false) { ends.append($0.screen) }
    #expect(ends.first is DetailViewController)
  }

  @Test(
    "A screen shown without a stack comes with animation or without, as requested",
    arguments: [true, false])
  func shown(animated: Bool) {
    let source = UIViewController()
    let stage = Stage(root: source)
    let shown = AppearingViewController()
    let transition = ScreenTransition(
      from: .viewController(source), to: .viewController(shown), with: .show)
    stage.router.perform(transition, animated: animated)
    stage.device.runUntilIdle()
    #expect(shown.told == [animated])
  }

  @Test("A presentation declared without animation stays so in an animated request")
  func unanimated() {
    let transition = ScreenTransition(
      from: .viewController(list), to: .factory { _ in DetailViewController() },
      with: .present(animated: false))
    stage.router.perform(transition)
    #expect(list.transitionCoordinator == nil)
    stage.device.runUntilIdle()
    stage.router.perform(transition.with(.dismiss(animated: false)))
    #expect(list.transitionCoordinator == nil)
    stage.device.runUntilIdle()
    #expect(stage.tree == tree(.nothing, item: ""))
  }

  @Test("An awaited presentation declared without animation stays so")
  func unanimatedAwaited() async throws {
    let presenter = PresenterThatTells()
    let stage = Stage(root: presenter)
    let transition = ScreenTransition(
      from: .viewController(presenter), to: .factory { _ in DetailViewController() },
      with: .present(animated: false))
    let task = Task { try await stage.router.perform(transition) }
    await stage.settle()
    #expect(try await task.value is DetailViewController)
    #expect(presenter.told == [false])
  }

  @Test("An awaited transition returns its destination")
  func awaited() async throws {
    let transition = ScreenTransition(
      from: .viewController(list), to: .factory { _ in DetailViewController() }, with: .show)
    let task = Task { try await stage.router.perform(transition) }
    await stage.settle()
    #expect(try await task.value is DetailViewController)
  }

  /// What replaces “selection by mediator, presented”.
  enum Change: CaseIterable {
    case none, intent, intentOfPresentation, emptyIntent, mediation, noMediation, presentation
    case noPresentation
  }

  private func changed(_ transition: ScreenTransition, by change: Change) -> ScreenTransition {
    let other = ScreenTransition.Mediation.method { _, _ in journal.note("other") }
    return switch change {
    case .none: transition
    case .intent: transition.with(.init(applying: other, with: .show))
    case .intentOfPresentation: transition.with(.init(with: .show))
    case .emptyIntent: transition.with(.init())
    case .mediation: transition.applying(other)
    case .noMediation: transition.applying(nil)
    case .presentation: transition.with(.show)
    case .noPresentation: transition.with(nil)
    }
  }

  private func happens(after change: Change) -> [String] {
    switch change {
    case .none: ["mediate in time", "present"]
    case .intent: ["other", "show"]
    case .intentOfPresentation: ["show"]
    case .emptyIntent: []
    case .mediation: ["other", "present"]
    case .noMediation: ["present"]
    case .presentation: ["mediate in time", "show"]
    case .noPresentation: ["mediate in time"]
    }
  }

  @Test(
    "An intent replaces the mediation and the presentation; either of them keeps the other",
    arguments: Change.allCases)
  func override(change: Change) {
    let original = ScreenTransition(
      from: .viewController(list), to: .factory { _ in DetailViewController() },
      applying: mediation(.mediator), with: .present())
    stage.router.perform(changed(original, by: change))
    stage.device.runUntilIdle()
    #expect(journal.lines == happens(after: change))
    // Changing a copy leaves the original as it was.
    stage.router.perform(original)
    stage.device.runUntilIdle()
    #expect(journal.lines == happens(after: change) + happens(after: .none))
  }
}

extension Result where Success == NavigationOutcome<UIViewController>, Failure == RoutingError {
  @MainActor fileprivate var screen: UIViewController? { try? get().viewController }
}
