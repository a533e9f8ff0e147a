import PortableUIKit
import StepRouter
import Testing

/// A router's own interceptors and tasks, which run for every destination.
@MainActor @Suite("Rules 10, 17 and 23: what a router adds to every navigation", .onDevice)
struct RouterWideTests {
  let journal = Journal()
  let stage = Stage(root: HomeViewController())

  /// An interceptor that sees the context.
  private struct Asking: RoutingInterceptor {
    let name: String
    let journal: Journal
    var answer = Answer.pass
    var prepareFails = false

    mutating func prepare(with context: Any?) throws {
      journal.note("prepare \(name) \(context ?? "nothing")")
      if prepareFails { throw Refusal() }
    }

    func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) {
      journal.note("ask \(name) \(context ?? "nothing")")
      answer.give(completion)
    }
  }

  private struct Task: ContextTask {
    let name: String
    let journal: Journal
    var prepareFails = false
    var fails = false
    private var wasPrepared = false

    init(name: String, journal: Journal, prepareFails: Bool = false, fails: Bool = false) {
      self.name = name
      self.journal = journal
      self.prepareFails = prepareFails
      self.fails = fails
    }

    mutating func prepare(with context: Any?) throws {
      wasPrepared = true
      if prepareFails { throw Refusal() }
    }

    func perform(on screen: UIViewController, with context: Any?) throws {
      journal.note("task \(name) \(type(of: screen)) \(context ?? "nothing") \(wasPrepared)")
      if fails { throw Refusal() }
    }
  }

  private struct Counting: PostRoutingTask {
    let name: String
    let journal: Journal

    func perform(
      on screen: UIViewController, with context: Any?, routingStack: [UIViewController]
    ) {
      journal.note("post \(name) \(type(of: screen)) \(context ?? "nothing") \(routingStack.count)")
    }
  }

  private func asking(_ name: String) -> Asking { Asking(name: name, journal: journal) }
  private func task(_ name: String) -> Task { Task(name: name, journal: journal) }
  private func counting(_ name: String) -> Counting { Counting(name: name, journal: journal) }

  private func router(_ name: String) -> DefaultRouter {
    stage.router.adding(asking(name)).adding(task(name)).adding(counting(name))
  }

  private func around(_ router: some Router, _ name: String) -> GlobalInterceptorRouter {
    GlobalInterceptorRouter(router: router)
      .adding(asking(name)).adding(task(name)).adding(counting(name))
  }

  private var product: DestinationStep<ProductViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(),
      factory: ClassFactory<ProductViewController, Int>(), fileID: "Shop/Routes.swift", line: 1
    )
    .adding(InlineInterceptor(checking: { [journal] (id: Int) in journal.note("ask own \(id)") }))
    .adding(ContextSettingTask())
    .adding(
      InlineContextTask { [journal] (_: ProductViewController, id: Int) in
        journal.note("task own \(id)")
      }
    )
    .adding(
      InlinePostTask { [journal] (_: ProductViewController, id: Int, _) in
        journal.note("post own \(id)")
      }
    )
    .using(.push())
    .from(
      NavigationControllerStep().adding(
        InlinePostTask { [journal] (_: UINavigationController, id: Int, _) in
          journal.note("post stack \(id)")
        })
    )
    .using(.present())
    .from(.current)
    .assemble()
  }

  private func end<Screen, Context>(
    _ router: some Router, _ step: DestinationStep<Screen, Context>, _ context: Context
  ) -> String {
    var end = "unfinished"
    router.navigate(to: step, with: context, animated: false) {
      switch $0 {
      case .success(let outcome): end = outcome.kind.rawValue
      case .failure(let error): end = "\(error)"
      }
    }
    stage.device.runUntilIdle()
    return end
  }

  private var withoutPreparing: [String] { journal.lines.filter { !$0.hasPrefix("prepare") } }

  @Test(
    "A router's interceptors and context tasks run before the destination's, its post tasks after")
  func order() {
    let routers = around(around(router("own router"), "inner"), "outer")
    #expect(end(routers, product, 7) == "built")
    #expect(
      withoutPreparing == [
        "ask own router 7", "ask inner 7", "ask outer 7", "ask own 7",
        "task own router ProductViewController 7 true", "task inner ProductViewController 7 true",
        "task outer ProductViewController 7 true", "task own 7",
        "post stack 7", "post own 7", "post outer ProductViewController 7 3",
        "post inner ProductViewController 7 3", "post own router ProductViewController 7 3",
      ])
  }

  @Test("A router's interceptors are asked as they were added, whether or not they see the context")
  func mixed() {
    let router = stage.router
      .adding(TestGuard<Void>(name: "first", journal: journal))
      .adding(asking("second"))
      .adding(TestGuard<Void>(name: "third", journal: journal))
    #expect(end(router, product, 7) == "built")
    #expect(
      withoutPreparing == [
        "guard first", "ask second 7", "guard third", "ask own 7", "task own 7",
        "post stack 7", "post own 7",
      ])
  }

  @Test("A router's interceptors and tasks run even if the screen is already visible")
  func found() {
    #expect(end(stage.router, product, 7) == "built")
    let lines = journal.lines.count
    #expect(end(router("router"), product, 7) == "alreadyVisible")
    #expect(
      journal.lines.dropFirst(lines).filter { !$0.hasPrefix("prepare") } == [
        "ask router 7", "ask own 7", "task router ProductViewController 7 true", "task own 7",
        "post own 7", "post router ProductViewController 7 1",
      ])
  }

  /// The kinds of destinations that a request can ask for.
  enum Asked: CaseIterable {
    case target, boundTwice, without, optional, none, adapted, converted, root, current, custom,
      switchFound, switchBranch, switchDefault, container, anyScreen, passedOver
  }

  @Test(
    "A router's tasks get the destination's own screen and the request's context",
    arguments: Asked.allCases)
  func contexts(asked: Asked) {
    let router = router("router")
    let home = "HomeViewController"
    func bag<Context>(_: Context.Type) -> StepChain<UIViewController, BagViewController, Context> {
      StepAssembly(finder: NilFinder<BagViewController, Context>(), factory: ClassFactory())
        .using(.present())
    }
    let plainBag: DestinationStep<BagViewController, Int> = bag(Int.self).from(.current).assemble()
    let choice = SwitchAssembly<UIViewController, Int>()
      .addCase(from: GeneralFinder { $0 == 1 })
      .addCase(
        when: { $0 == 2 },
        from: bag(Int.self).from(.current).assemble().unsafelyRewrapped()
      )
    let (ended, screen, context): (String, String, String)
    switch asked {
    case .target:
      (ended, screen, context) = (end(router, plainBag.with(5)), "BagViewController", "5")
    case .boundTwice:
      let around = around(router, "outer")
      (ended, screen, context) = (end(around, plainBag.with(5)), "BagViewController", "5")
    case .without:
      (ended, screen, context) = (
        end(router, bag(Void.self).from(.current).assemble(), ()), "BagViewController", "nothing"
      )
    case .optional:
      (ended, screen, context) = (
        end(router, bag(Int?.self).from(.current).assemble(), 5), "BagViewController", "5"
      )
    case .none:
      (ended, screen, context) = (
        end(router, bag(Int?.self).from(.current).assemble(), nil), "BagViewController", "nothing"
      )
    case .adapted:
      (ended, screen, context) = (
        end(router, plainBag.adaptingContext { (name: String) in name.count }, "seven"),
        "BagViewController", "seven"
      )
    case .converted:
      let town = bag(String.self).from(product.adaptingContext { (name: String) in name.count })
        .assemble()
      (ended, screen, context) = (end(router, town, "seven"), "BagViewController", "seven")
    case .root: (ended, screen, context) = (end(router, Target.root()), home, "nothing")
    case .current:
      let step: DestinationStep<UIViewController, Int> = .current
      (ended, screen, context) = (end(router, step, 5), home, "5")
    case .custom:
      let step = GeneralStep.custom(using: ClassFinder<HomeViewController, Int>())
      (ended, screen, context) = (end(router, step, 5), home, "5")
    case .switchFound: (ended, screen, context) = (end(router, choice.assemble(), 1), home, "1")
    case .switchBranch:
      (ended, screen, context) = (end(router, choice.assemble(), 2), "BagViewController", "2")
    case .switchDefault:
      (ended, screen, context) = (
        end(router, choice.assemble(default: .root), 3), home, "3"
      )
    case .container:
      let step: DestinationStep<UINavigationController, Int> = product.expectingContainer()
      (ended, screen, context) = (end(router, step, 5), "ProductViewController", "5")
    case .anyScreen:
      let target = bag(Int.self).with(5).from(.root())
      (ended, screen, context) = (end(router, target), "BagViewController", "5")
    case .passedOver:
      let step = StepAssembly(finder: NilFinder<BagViewController, Int>(), factory: NilFactory())
        .from(plainBag).assemble()
      (ended, screen, context) = (end(router, step, 5), "BagViewController", "5")
    }
    #expect(ended == (screen == home ? "alreadyVisible" : "built"))
    let seen = journal.lines.filter { $0.contains(" router ") && !$0.hasPrefix("prepare") }
    #expect(seen.count == 3)
    #expect(
      seen.prefix(2) == ["ask router \(context)", "task router \(screen) \(context) true"])
    #expect(seen.last?.hasPrefix("post router \(screen) \(context) ") == true)
  }

  private func end(_ router: some Router, _ target: Target) -> String {
    var end = "unfinished"
    router.navigate(to: target, animated: false) {
      switch $0 {
      case .success(let outcome): end = outcome.kind.rawValue
      case .failure(let error): end = "\(error)"
      }
    }
    stage.device.runUntilIdle()
    return end
  }

  /// Finds the root if the condition holds.
  private struct GeneralFinder: Finder {
    let isThere: @MainActor (Int) -> Bool

    func findViewController(with id: Int) throws -> UIViewController? {
      isThere(id) ? try ClassFinder<HomeViewController, Int>().findViewController(with: id) : nil
    }
  }

  @Test(
    "The error names the router's own interceptor or task, and nothing changes on screen",
    arguments: [0, 1, 2, 3])
  func failures(kind: Int) {
    let router =
      switch kind {
      case 0: stage.router.adding(Asking(name: "no", journal: journal, answer: .fail))
      case 1: stage.router.adding(Asking(name: "no", journal: journal, prepareFails: true))
      case 2:
        stage.router.adding(
          Task(name: "no", journal: journal, prepareFails: true), fileID: "Shop/App.swift", line: 3)
      default:
        stage.router.adding(
          Task(name: "no", journal: journal, fails: true), fileID: "Shop/App.swift", line: 3)
      }
    let messages = [
      "The router's own interceptor Asking did not let the navigation pass: refused by the test.",
      "The router's own interceptor Asking threw: refused by the test. "
        + "Check the context that you pass.",
      "The router's own context task Task at Shop/App.swift:3 threw: "
        + "refused by the test. Check the context that you pass.",
      "The router's own context task Task at Shop/App.swift:3 threw: refused by the test.",
    ]
    #expect(end(router, product, 7) == messages[kind])
    #expect(stage.tree == "HomeViewController [visible]")
    if kind == 1 || kind == 2 {
      #expect(throws: RoutingError.self) { try router.plan(to: product, with: 7) }
    } else {
      #expect(throws: Never.self) { try router.plan(to: product, with: 7) }
    }
  }

  @Test("A router's interceptor gets an error if it asks for a screen of the same router")
  func asksForItself() {
    let asked = Journal()
    final class Box { var router: DefaultRouter? }
    let box = Box()
    let product = product
    final class Own: RoutingInterceptor {
      let perform: @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void
      init(_ perform: @escaping @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void) {
        self.perform = perform
      }
      func perform(
        with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        perform(completion)
      }
    }
    let interceptor = Own { completion in
      box.router?.navigate(to: product, with: 8) {
        if case .failure(.interceptorAsksForItself) = $0 { asked.note("itself") }
        completion(.success)
      }
    }
    let router = stage.router.adding(interceptor)
    box.router = router
    #expect(end(router, product, 7) == "built")
    #expect(asked.lines == ["itself"])
  }

  @Test("The destination's interceptor is asked once, however often the navigation is planned")
  func onceAsked() {
    let held = Held()
    let router = stage.router.adding(task("router"))
      .adding(Asking(name: "slow", journal: journal, answer: .hold(held)))
    var ended = false
    router.navigate(to: product, with: 7, animated: false) { _ in ended = true }
    stage.device.runUntilIdle()
    held.answer(.success)
    stage.device.runUntilIdle()
    #expect(ended)
    #expect(journal.lines.filter { $0 == "ask own 7" }.count == 1)
  }

  @Test("A destination's interceptor can't ask for its own screen, even if the router adds a task")
  func changedAsksForItself() {
    let asked = Journal()
    let router = stage.router.adding(task("router"))
    final class Box { var step: DestinationStep<BagViewController, Int>? }
    let box = Box()
    let bag = StepAssembly(finder: NilFinder<BagViewController, Int>(), factory: ClassFactory())
      .adding(
        InlineInterceptor { (_: Int, completion) in
          guard let step = box.step else { return completion(.success) }
          router.navigate(to: step, with: 8) {
            if case .failure(.interceptorAsksForItself) = $0 { asked.note("itself") }
            completion(.success)
          }
        }
      )
      .using(.present()).from(.current).assemble()
    box.step = bag
    #expect(end(router, bag, 7) == "built")
    #expect(asked.lines == ["itself"])
  }
}
