import StepRouter

/// What is tried in every state of an app, in names.
package struct AppOutline: Hashable, Sendable, Codable {
  package let destinations: [Exploration.Destination]
  /// The names of those that answer.
  package let awaited: [String]
  /// The URLs that arrive from outside; none for an app that is not launched.
  package let links: [String]
  /// Whether there are moves that do not count for the depth.
  package let hasFreeMoves: Bool
  /// The app's properties that speak of ways through several states.
  package let laws: [PropertyLaw]
  /// What distinguishes the app's start.
  package let start: Fingerprint
}

extension Explorer {
  /// What is tried; nil if the app cannot be started.
  func outline() async -> AppOutline? {
    await afterMoves([]) { replay in
      let app = replay.app
      return AppOutline(
        destinations: app.destinations.map { .init(name: $0.name, location: $0.location) },
        awaited: app.destinations.filter { $0.awaiting != nil }.map(\.name),
        links: isLaunched ? app.links.map(\.url) : [], hasFreeMoves: hasFreeMoves,
        laws: app.properties.compactMap(\.law), start: replay.key.fingerprint)
    }.result
  }

  private var isLaunched: Bool {
    #if !canImport(UIKit)
    if case .launched = beginning { return true }
    #endif
    return false
  }
}
