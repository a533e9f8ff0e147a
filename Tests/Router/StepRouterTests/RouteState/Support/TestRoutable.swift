import PortableUIKit
import StepRouter
import StepRouterState

/// What the routables of a test were asked, and how they answer.
@MainActor
final class RoutableScript {
  private(set) var lines: [String] = []
  /// Elements whose changes fail, or wait for `letGo()`.
  var failing: Set<String> = []
  var held: Set<String> = []
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// What happens during a change to an element.
  var during: [String: @MainActor () -> Void] = [:]
  private(set) var concurrent = 0

  func makeChange(_ line: String, of element: RouteElement) async throws {
    lines.append(line)
    concurrent += 1
    defer { concurrent -= 1 }
    during[element.identifier]?()
    await nextTurn()
    if held.contains(element.identifier) {
      await withCheckedContinuation { waiting.append($0) }
    }
    if failing.contains(element.identifier) { throw Refusal() }
  }

  /// Answers all held changes.
  func letGo() {
    let waiting = self.waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Answers as its script says.
final class TestRoutable: Routable {
  private let name: String
  private let script: RoutableScript

  init(_ name: String, script: RoutableScript) {
    self.name = name
    self.script = script
  }

  func push(_ element: RouteElement, animated: Bool) async throws -> any Routable {
    try await script.makeChange("\(name) pushes \(element)\(manner(animated))", of: element)
    return TestRoutable("\(element)", script: script)
  }

  func pop(_ element: RouteElement, animated: Bool) async throws {
    try await script.makeChange("\(name) pops \(element)\(manner(animated))", of: element)
  }

  func change(
    _ element: RouteElement, to new: RouteElement, animated: Bool
  ) async throws -> any Routable {
    try await script.makeChange(
      "\(name) changes \(element) to \(new)\(manner(animated))", of: new)
    return TestRoutable("\(new)", script: script)
  }

  private func manner(_ animated: Bool) -> String { animated ? "" : " at once" }
}

/// A driver of routables, and its failures.
@MainActor
final class RoutableApp {
  let script = RoutableScript()
  private(set) var failures: [String] = []
  /// What the app does about a failure.
  var onFailure: (@MainActor (RouteFailure) -> Void)?
  private let timeLimit: TimeInterval
  private(set) lazy var driver = RouteDriver(
    RoutableStack(root: TestRoutable("root", script: script)), stuckAfter: timeLimit
  ) { [weak self] failure in
    self?.failures.append("\(failure.wanted.path) over \(failure.shown.path): \(failure.error)")
    self?.onFailure?(failure)
  }

  init(stuckAfter timeLimit: TimeInterval = 3) { self.timeLimit = timeLimit }

  func set(_ route: Route, animated: Bool = true) {
    var state = RouteState()
    state.apply(SetRouteAction(route, animated: animated))
    driver.newState(state)
  }

  /// Sets a route and returns what the routables were asked until nothing moved any more.
  func go(to route: Route) async -> [String] {
    set(route)
    await settle()
    return script.takeLines()
  }

  /// Lets tasks and time run until nothing is left to do.
  func settle() async {
    await HeadlessDevice.current.settle()
  }
}
