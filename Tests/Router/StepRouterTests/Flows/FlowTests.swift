import PortableUIKit
import StepRouter
import StepRouterCoordination
import StepRouterFlows
import Testing

@MainActor @Suite("Flows", .onDevice)
struct FlowTests {
  /// A page of a flow, which differs from the others by its id.
  final class Page: Screen, ContextChecking, ContextAccepting {
    func isTarget(for id: String) -> Bool { title == id }
    func setup(with id: String) throws { title = id }
  }

  /// The answers of a flow's conditions.
  final class Model {
    var done: Set<String> = []
    var branches: [String: String] = [:]
    var asked: [String] = []
    var onAsking: (@MainActor (String) async throws -> Void)?
  }

  let model = Model()
  let root = stack(HomeViewController())
  let stage: Stage

  init() { stage = Stage(root: root) }

  private func page(_ id: String) -> AnyScreen {
    StepAssembly(finder: ClassWithContextFinder<Page, String>(), factory: ClassFactory())
      .adding(ContextSettingTask())
      .using(.push())
      .with(id)
  }

  private func flow(_ ids: String...) -> Flow<String> {
    Flow(
      ids.map { id in
        FlowStep(
          id, page(id),
          when: { [model] in
            model.asked.append(id)
            try await model.onAsking?(id)
            return !model.done.contains(id)
          }, then: { [model] in model.branches[id] })
      })
  }

  private func navigator(_ flow: Flow<String>) -> FlowNavigator<String> {
    FlowNavigator(flow, router: stage.router, from: .viewController(root))
  }

  /// Starts the flow or advances from a step, and returns the id, “finished”, or the error.
  private func shown(
    by navigator: FlowNavigator<String>, after id: String? = nil
  ) async -> String {
    let task = Task {
      if let id { return try await navigator.advance(from: id) }
      return try await navigator.start()
    }
    await stage.settle()
    do { return try await task.value ?? "finished" } catch { return "\(error)" }
  }

  private var titles: [String?] { root.viewControllers.dropFirst().map(\.title) }

  @Test("A flow shows its steps in the order of the list, and finishes at its end")
  func order() async {
    let navigator = navigator(flow("a", "b", "c"))
    var finishes = 0
    navigator.onFinish = { finishes += 1 }
    #expect(await shown(by: navigator) == "a")
    #expect(await shown(by: navigator, after: "a") == "b")
    #expect(await shown(by: navigator, after: "b") == "c")
    #expect(finishes == 0)
    #expect(await shown(by: navigator, after: "c") == "finished")
    #expect(finishes == 1)
    #expect(titles == ["a", "b", "c"])
  }

  @Test("A flow leaves out steps that are completed or in progress")
  func statuses() async {
    let statuses: [(String, ValidateStatus)] = [
      ("white", .pending), ("red", .completed), ("blue", .pending), ("green", .inProgress),
      ("black", .pending),
    ]
    let navigator = navigator(
      Flow(statuses.map { FlowStep($0.0, page($0.0), validator: $0.1) }))
    var run: [String] = []
    var next = await shown(by: navigator)
    while next != "finished", run.count < 9 {
      run.append(next)
      next = await shown(by: navigator, after: next)
    }
    #expect(run == ["white", "blue", "black"])
    #expect(titles == run)
  }

  @Test("A step's branch overrides the order, and may lead back")
  func branches() async {
    model.branches = ["a": "c", "c": "b"]
    let navigator = navigator(flow("a", "b", "c", "d"))
    #expect(await shown(by: navigator, after: "a") == "c")
    #expect(await shown(by: navigator, after: "c") == "b")
    #expect(await shown(by: navigator, after: "b") == "c")
    #expect(titles == ["c"])
  }

  @Test("The branch of a skipped step counts as well")
  func skippedBranch() async {
    model.done = ["b"]
    model.branches = ["b": "d"]
    #expect(await shown(by: navigator(flow("a", "b", "c", "d")), after: "a") == "d")
  }

  @Test("A step's condition is evaluated when the flow reaches the step, and not before")
  func asked() async {
    model.done = ["a"]
    let navigator = navigator(flow("a", "b", "c"))
    #expect(await shown(by: navigator) == "b")
    #expect(model.asked == ["a", "b"])
    model.done = ["c"]
    #expect(await shown(by: navigator, after: "b") == "finished")
    model.done = []
    #expect(await shown(by: navigator, after: "b") == "c")
    #expect(model.asked == ["a", "b", "c", "c"])
  }

  @Test("A ring of branches without a step that's due ends the flow")
  func ring() async {
    model.done = ["a", "b", "c"]
    model.branches = ["b": "c", "c": "b"]
    let navigator = navigator(flow("a", "b", "c"))
    var finishes = 0
    navigator.onFinish = { finishes += 1 }
    #expect(await shown(by: navigator) == "finished")
    #expect(model.asked == ["a", "b", "c"])
    #expect(finishes == 1)
    #expect(titles == [])
  }

  @Test("A ring of branches comes back to the step that asks if only that one is due")
  func smallRing() async {
    model.done = ["b"]
    model.branches = ["b": "a"]
    let navigator = navigator(flow("a", "b"))
    #expect(await shown(by: navigator) == "a")
    #expect(await shown(by: navigator, after: "a") == "a")
    #expect(titles == ["a"])
  }

  @Test("After the user goes back, the flow advances from the screen that asks")
  func back() async {
    let navigator = navigator(flow("a", "b", "c"))
    _ = await shown(by: navigator)
    _ = await shown(by: navigator, after: "a")
    _ = await shown(by: navigator, after: "b")
    stage.device.user.pressBack(in: root)
    await stage.settle()
    stage.device.user.pressBack(in: root)
    await stage.settle()
    #expect(titles == ["a"])
    #expect(await shown(by: navigator, after: "a") == "b")
    #expect(titles == ["a", "b"])
  }

  @Test(
    "A flow that's started twice, even at the same time, shows one screen",
    arguments: [true, false])
  func twice(atOnce: Bool) async throws {
    let navigator = navigator(flow("a", "b"))
    let tasks = [Task { try await navigator.start() }]
    if !atOnce { await stage.settle() }
    let more = Task { try await navigator.start() }
    await stage.settle()
    for task in tasks + [more] { #expect(try await task.value == "a") }
    #expect(titles == ["a"])
  }

  @Test("A double tap advances the flow once")
  func doubleTap() async throws {
    let navigator = navigator(flow("a", "b", "c"))
    _ = await shown(by: navigator)
    let taps = (1...2).map { _ in Task { try await navigator.advance(from: "a") } }
    await stage.settle()
    for tap in taps { #expect(try await tap.value == "b") }
    #expect(titles == ["a", "b"])
  }

  @Test("Advancing from an unknown id shows nothing, and navigating to one is an error")
  func unknown() async {
    let navigator = navigator(flow("a", "b"))
    var finishes = 0
    navigator.onFinish = { finishes += 1 }
    #expect(await shown(by: navigator, after: "z") == "finished")
    #expect(finishes == 0)
    #expect(titles == [])
    var end: String?
    navigator.navigate(to: "z") { end = $0.failure?.description }
    #expect(end?.contains("the flow has no step “z”, but “a”, “b”") == true)
    model.branches = ["a": "z"]
    let failed = await shown(by: navigator, after: "a")
    #expect(failed == "the flow has no step “z”, but “a”, “b”")
    #expect(titles == [])
  }

  @Test("A flow is a navigator that can show any step, whatever the step's condition")
  func destination() async {
    model.done = ["b"]
    let navigator = navigator(flow("a", "b"))
    navigator.handle().navigate(to: "b")
    await stage.settle()
    #expect(titles == ["b"])
    #expect(model.asked == [])
  }

  @Test("A new list counts from the screen where the user is")
  func replaced() async {
    let navigator = navigator(flow("a", "b", "c"))
    _ = await shown(by: navigator)
    navigator.flow = flow("x", "a", "d")
    #expect(await shown(by: navigator, after: "a") == "d")
    #expect(await shown(by: navigator, after: "b") == "finished")
    #expect(titles == ["a", "d"])
  }

  @Test(
    "A list that's set while a condition is being evaluated counts at once",
    arguments: [true, false])
  func replacedWhileAsked(hasAskingStep: Bool) async {
    let navigator = navigator(flow("a", "b", "c"))
    var finishes = 0
    navigator.onFinish = { finishes += 1 }
    _ = await shown(by: navigator)
    let newer = hasAskingStep ? flow("a", "d") : flow("d")
    model.onAsking = { [weak navigator] id in
      guard id == "b" else { return }
      await Task.yield()
      navigator?.flow = newer
    }
    #expect(await shown(by: navigator, after: "a") == (hasAskingStep ? "d" : "finished"))
    #expect(titles == (hasAskingStep ? ["a", "d"] : ["a"]))
    #expect(finishes == 0)
  }

  @Test("A condition's error is passed on, and nothing moves")
  func failure() async {
    model.onAsking = { if $0 == "b" { throw Refusal() } }
    let navigator = navigator(flow("a", "b"))
    #expect(await shown(by: navigator, after: "a") == "refused by the test")
    #expect(titles == [])
  }

  @Test("A step without conditions and branches is shown in its turn")
  func plain() async {
    let navigator = navigator(Flow([FlowStep("a", page("a")), FlowStep("b", page("b"))]))
    #expect(await shown(by: navigator) == "a")
    #expect(await shown(by: navigator, after: "a") == "b")
    #expect(await shown(by: navigator, after: "b") == "finished")
  }

  @Test("Of several steps with the same id, the first one counts")
  func sameID() async {
    let navigator = navigator(flow("a", "b", "a", "c"))
    #expect(await shown(by: navigator, after: "a") == "b")
    #expect(await shown(by: navigator, after: "b") == "a")
    #expect(navigator.flow.steps.map(\.id) == ["a", "b", "a", "c"])
  }

  @Test("A flow's screens keep its navigator alive, which is released with the last of them")
  func kept() async {
    weak var kept: FlowNavigator<String>?
    do {
      let made = navigator(flow("a", "b"))
      kept = made
      #expect(await shown(by: made) == "a")
    }
    await stage.settle()
    do {
      let found = kept
      #expect(found != nil)
      if let found { #expect(await shown(by: found, after: "a") == "b") }
    }
    root.setViewControllers([root.viewControllers.last ?? root], animated: false)
    await stage.settle()
    #expect(kept != nil)
    root.setViewControllers([HomeViewController()], animated: false)
    await stage.settle()
    #expect(kept == nil)
  }
}
