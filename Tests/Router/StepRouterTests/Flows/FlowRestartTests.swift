import PortableUIKit
import StepRouter
import StepRouterFlows
import Testing

/// Conditions that do more than answer, and flows with a great many conditions.
@MainActor @Suite("Flows: conditions that meddle", .onDevice)
struct FlowRestartTests {
  final class Page: Screen {}

  let root = stack(HomeViewController())
  let stage: Stage

  init() { stage = Stage(root: root) }

  /// The screen of every step, which finds any existing page.
  private let page = StepAssembly(finder: ClassFinder<Page, Void>(), factory: ClassFactory())
    .using(.push())
    .with(())

  private func navigator(_ flow: Flow<Int>) -> FlowNavigator<Int> {
    FlowNavigator(flow, router: stage.router, from: .viewController(root))
  }

  /// How the start of a flow ends.
  private func start(_ navigator: FlowNavigator<Int>) async -> String {
    let task = Task { try await navigator.start(animated: false) }
    await stage.settle()
    do { return try await task.value.map(String.init) ?? "finished" } catch { return "\(error)" }
  }

  private var pageCount: Int { root.viewControllers.count - 1 }

  @Test(
    "A condition or a branch that starts its own flow is an error at once, and nothing moves",
    arguments: [true, false])
  func restarting(fromBranch: Bool) async {
    var asked = 0
    let flow = Box<FlowNavigator<Int>>()
    let restart: @MainActor () async throws -> Void = {
      asked += 1
      _ = try await flow.value?.start()
    }
    let made = navigator(
      Flow([
        FlowStep(
          1, page,
          when: {
            if !fromBranch { try await restart() }
            return false
          },
          then: {
            if fromBranch { try await restart() }
            return nil
          }), FlowStep(2, page),
      ]))
    flow.value = made
    #expect(await start(made) == FlowError.askedFromWithin.description)
    #expect(asked == 1)
    #expect(pageCount == 0)
  }

  @Test("A condition that advances its own flow and swallows the error still answers")
  func swallowed() async {
    var errors: [String] = []
    let flow = Box<FlowNavigator<Int>>()
    let made = navigator(
      Flow([
        FlowStep(
          1, page,
          when: {
            do { _ = try await flow.value?.advance(from: 1) } catch { errors.append("\(error)") }
            return false
          }), FlowStep(2, page),
      ]))
    flow.value = made
    #expect(await start(made) == "2")
    #expect(errors == [FlowError.askedFromWithin.description])
    #expect(pageCount == 1)
  }

  @Test("A condition that starts its own flow in a task gets the error in that task")
  func inTask() async {
    var tasks: [Task<Int?, any Error>] = []
    let flow = Box<FlowNavigator<Int>>()
    let made = navigator(
      Flow([
        FlowStep(
          1, page,
          when: {
            tasks.append(Task { try await flow.value?.start() })
            return false
          })
      ]))
    flow.value = made
    #expect(await start(made) == "finished")
    #expect(tasks.count == 1)
    for task in tasks {
      await #expect(throws: FlowError.askedFromWithin) { try await task.value }
    }
  }

  @Test("A condition may start another flow, and `onFinish` may start the flow again")
  func others() async {
    let other = navigator(Flow([FlowStep(7, page)]))
    var isDue = false
    let made = navigator(
      Flow([
        FlowStep(
          1, page,
          when: {
            if !isDue { _ = try await other.start(animated: false) }
            return isDue
          })
      ]))
    var restarted: [Task<Int?, any Error>] = []
    made.onFinish = {
      isDue = true
      restarted.append(Task { try await made.start(animated: false) })
    }
    #expect(await start(made) == "finished")
    await stage.settle()
    #expect(restarted.count == 1)
    for task in restarted { #expect((try? await task.value) == 1) }
    made.onFinish = nil
  }

  @Test(
    "A condition that replaces the list each time is an error after ten times, and nothing moves")
  func replacing() async {
    var asked = 0
    let flow = Box<FlowNavigator<Int>>()
    let list = Flow([
      FlowStep(
        1, page,
        when: {
          asked += 1
          if let same = flow.value?.flow { flow.value?.flow = same }
          return true
        })
    ])
    let made = navigator(list)
    flow.value = made
    #expect(await start(made) == FlowError.replacedTooOften(10).description)
    #expect(asked == 10)
    #expect(pageCount == 0)
  }

  @Test("A flow with 100,000 steps, none of them due, finishes without a deeper call stack")
  func noneDue() async {
    let depth = StackDepth()
    let steps = (0..<100_000).map { id in
      FlowStep(
        id, page,
        when: {
          depth.note()
          return false
        })
    }
    let made = navigator(Flow(steps))
    var finishes = 0
    made.onFinish = { finishes += 1 }
    #expect((try? await made.start()) == .some(nil))
    #expect(finishes == 1)
    #expect(depth.count == 100_000)
    #expect(depth.spread < 65_536)
  }

  @Test("A flow passes 2,000 steps whose screen already exists without a deeper call stack")
  func allThere() async throws {
    let depth = StackDepth()
    let steps = (0..<2_000).map { id in
      FlowStep(
        id, page,
        when: {
          depth.note()
          return true
        })
    }
    root.pushViewController(Page(), animated: false)
    await stage.settle()
    let made = navigator(Flow(steps))
    var next = try await made.start()
    while let id = next { next = try await made.advance(from: id) }
    #expect(depth.count == 2_000)
    #expect(depth.spread < 65_536)
    #expect(pageCount == 1)
  }

  @Test("Errors say what is wrong and what would be right")
  func descriptions() {
    let errors: [FlowError] = [
      .unknownStep("z", known: ["a", "b"]), .askedFromWithin, .replacedTooOften(10),
    ]
    #expect(
      errors.map(\.description) == [
        "the flow has no step “z”, but “a”, “b”",
        "a condition of the flow has started it or advanced it: a condition only answers; set "
          + "another list, or go on when a screen says that it is done",
        "the list was replaced 10 times while its conditions were asked: set it before, or when "
          + "something has changed",
      ])
  }
}
