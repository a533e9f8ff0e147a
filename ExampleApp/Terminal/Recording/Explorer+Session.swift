import ExampleScreens
import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterState
import StepRouterVerify

extension Explorer {
  /// Returns an explorer of the shop that can repeat the log of a session, as `record` writes it.
  /// It knows the log's destinations.
  package static func shop(repeating log: EventLog) -> Explorer { shop(windows: 2, repeating: log) }
}

extension ShopWindow {
  /// Closes the screen in front, as the shop itself does.
  func leave() { router.goBack() }

  /// Returns the destinations that the log requests, except the known ones.
  func destinations(
    in log: EventLog, but known: [ExploredDestination]
  ) -> [ExploredDestination] {
    var names = Set(known.map(\.name))
    return log.entries.compactMap { entry in
      guard case .request(let name) = entry.content, names.insert(name).inserted else { return nil }
      let (destination, context) = Self.parts(of: name)
      return routes.destination(destination)
        .flatMap { try? $0.target(context: context) }
        .map { ExploredDestination(name, $0) }
    }
  }

  /// Returns events for the log's commands that no user action can repeat.
  func events(in log: EventLog) -> [ExploredEvent] {
    var names: Set<String> = []
    return log.entries.compactMap { entry in
      guard case .move(let move) = entry.content, move.kind == .happens, let line = move.name,
        names.insert(line).inserted
      else { return nil }
      return event(line)
    }
  }

  private func event(_ line: String) -> ExploredEvent? {
    let (command, argument) = Self.parts(of: line)
    switch (command, argument) {
    case ("leave", _): return ExploredEvent(line) { leave() }
    case ("route", let path?):
      guard let route = try? Route(path: path) else { return nil }
      return ExploredEvent(line) { [driver] in driver.newState(RouteState(route: route)) }
    case ("go", let name?):
      let (destination, context) = Self.parts(of: name)
      let found = routes.destination(destination)
      guard let question = try? found?.question(context: context, by: router) else { return nil }
      return ExploredEvent(line) { Task { _ = try? await question() } }
    default: return nil
    }
  }

  private static func parts(of line: String) -> (String, String?) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    return (parts.first ?? "", parts.dropFirst().first)
  }
}
