import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("An app's own adapter that misbehaves", .onDevice)
struct DrawerMisuseTests {
  private let drawer = Drawer()
  private let bag = BagViewController()
  private let stage: Stage

  init() {
    for child in [HomeViewController(), bag] {
      drawer.addChild(child)
      child.didMove(toParent: drawer)
    }
    stage = Stage(root: drawer)
  }

  private var step: DestinationStep<BagViewController, Void> {
    StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: NilFactory())
      .from(.root).assemble()
  }

  private func next() -> String {
    let next = assembly { AccountViewController() }.using(.present()).from(.current).assemble()
    return stage.end(of: next, with: ())
  }

  @Test("A screen that's about to be shown isn't asked whether it may go")
  func removesItself() {
    let form = FormViewController()
    drawer.addChild(form)
    form.didMove(toParent: drawer)
    drawer.removed = [form]
    let step = StepAssembly(finder: ClassFinder<FormViewController, Void>(), factory: NilFactory())
      .from(.root).assemble()
    #expect(stage.end(of: step, with: ()) == "revealed")
    #expect(drawer.shown === form)
    #expect(stage.completions == 1)
  }

  enum Child: CaseIterable { case nobodys, tabOfAnother }

  @Test("A child that the adapter only claims to have isn't found", arguments: Child.allCases)
  func strangers(_ child: Child) {
    let search = SearchViewController().titled("Stranger")
    let other = child == .tabOfAnother ? tabs(search) : nil
    #expect(search.parent === other)
    drawer.strangers = [search]
    let step = StepAssembly(
      finder: ClassFinder<SearchViewController, Void>(), factory: NilFactory()
    )
    .from(.root).assemble()
    let end = stage.end(of: step, with: ())
    #expect(end.contains("builds nothing, and its view controller was not found"), "\(end)")
    #expect(drawer.shown == nil)
    #expect(stage.completions == 1)
    #expect(next() == "built")
  }

  @Test("An adapter that never answers times out")
  func silent() {
    drawer.answer = .hold(Held())
    var ends: [String] = []
    stage.router.navigate(to: step, with: ()) { result in
      if case .failure(let error) = result { ends.append("\(error)") } else { ends.append("shown") }
    }
    stage.device.advance(by: .seconds(20))
    #expect(ends.count == 1)
    #expect(ends.first?.contains("did not answer in time") == true, "\(ends)")
    #expect(next() == "built")
  }

  @Test("An adapter that drops its completion is an error")
  func dropped() async {
    drawer.answer = .drop
    var end: Result<NavigationOutcome<BagViewController>, RoutingError>?
    var ends = 0
    stage.router.navigate(to: step, with: ()) {
      end = $0
      ends += 1
    }
    await stage.settle()
    guard case .failure(.completionDropped)? = end else {
      return #expect(Bool(false), "\(end as Any)")
    }
    #expect(ends == 1)
    #expect(next() == "built")
  }

  @Test("An adapter that answers twice is reported")
  func twice() {
    drawer.answer = .twice
    drawer.showsWhatItIsTold = true
    #expect(stage.end(of: step, with: ()) == "revealed")
    #expect(stage.completions == 1)
    let twice = stage.recorder.events.filter {
      if case .completedTwice = $0.kind { true } else { false }
    }
    #expect(twice.count == 1)
  }
}

/// Shows one of its children, and reports of them what a test sets.
private final class Drawer: UIViewController, CustomContainerViewController {
  var shown: UIViewController?
  var strangers: [UIViewController] = []
  var removed: [UIViewController] = []
  var answer = Answer.pass
  var showsWhatItIsTold = false

  var adapter: any ContainerAdapter { DrawerAdapter(drawer: self) }
}

private struct DrawerAdapter: ContainerAdapter {
  let drawer: Drawer

  var containedViewControllers: [UIViewController] { drawer.children + drawer.strangers }
  var visibleViewControllers: [UIViewController] {
    [drawer.shown ?? drawer.children.first].compactMap { $0 }
  }

  func removedViewControllers(toShow viewController: UIViewController) -> [UIViewController] {
    drawer.removed
  }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if case .pass = drawer.answer { drawer.shown = viewController }
    if drawer.showsWhatItIsTold { drawer.shown = viewController }
    drawer.answer.give(completion)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) { drawer.answer.give(completion) }
}
