import StepRouter

/// The names of everything that the explorer tries in each state of an app.
package struct AppOutline: Hashable, Sendable, Codable {
  package let destinations: [Exploration.Destination]
  /// The names of the destinations that answer.
  package let awaited: [String]
  /// The URLs that arrive from outside; empty unless the explorer launches the app.
  package let links: [String]
  /// True if there are moves that don't count toward the depth.
  package let hasFreeMoves: Bool
  /// The app's properties that span several states.
  package let laws: [PropertyLaw]
  /// The fingerprint of the app's start.
  package let start: Fingerprint
  /// The names of the destinations that may be refused in every state. Nil in a file of an earlier
  /// version of this program.
  package var refusable: [String]?
  /// The requirements of the destinations. Nil in a file of an earlier version of this program.
  package var requirements: [String]?
  /// The rules by which the links open. Nil in a file of an earlier version of this program.
  var rules: [String]?
  /// Whether the explorer launches the app. Nil in a file of an earlier version of this program.
  package var isLaunched: Bool?
  /// The faults that the app allows. Nil in a file of an earlier version of this program.
  var allowedFaults: [AllowedFault]?

  var allowed: [AllowedFault] { allowedFaults ?? [] }
}

extension AppOutline {
  /// The requests and links, as moves.
  var requests: [UserMove] {
    destinations.map { .request($0.name) } + links.map { .link($0) }
  }
}

extension Explorer {
  /// Returns the outline of the app; nil if the app can't start.
  func outline() async -> AppOutline? {
    await afterMoves([]) { replay in
      let app = replay.app
      return AppOutline(
        destinations: app.destinations.map { .init(name: $0.name, location: $0.location) },
        awaited: app.destinations.filter { $0.awaiting != nil }.map(\.name),
        links: isLaunched ? app.links.map(\.url) : [], hasFreeMoves: hasFreeMoves,
        laws: app.properties.compactMap(\.law), start: replay.key.fingerprint,
        refusable: app.destinations.filter(\.mayBeRefused).map(\.name),
        requirements: app.destinations.flatMap { one in
          one.requirements.map { $0.title(of: one.name) }
        }, rules: app.rules()?.all, isLaunched: isLaunched,
        allowedFaults: app.allowed)
    }.result
  }

  private var isLaunched: Bool {
    #if !canImport(UIKit)
    if case .launched = beginning { return true }
    #endif
    return false
  }
}
