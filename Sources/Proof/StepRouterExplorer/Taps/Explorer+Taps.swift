import PortableUIKit

extension Explorer {
  /// Makes the user's moves, without asking for a destination, and returns what the taps do.
  ///
  /// ```swift
  /// let baseline = await explorer.taps(depth: 2)
  /// try "\(baseline)".write(to: file, atomically: true, encoding: .utf8)     // taps.txt
  /// ```
  ///
  /// - Parameters:
  ///   - depth: The maximum number of moves that the user makes.
  ///   - states: How many distinct states are enough.
  public func taps(depth: Int, states: Int = 1_000) async -> TapBaseline {
    let scope = ExplorationScope(depth: depth, states: states)
    var exploration = Exploration()
    if let worker = await UnitWorker(self, scope) {
      var expedition = Expedition(scope, of: worker.outline)
      while case let units = expedition.nextUnits(), units.first?.phase == .states {
        for unit in units where expedition.needs(unit) {
          _ = expedition.take(await worker.perform(unit))
        }
      }
      exploration = expedition.exploration
    }
    for index in exploration.states.indices {
      let replayed = await afterMoves(exploration.states[index].moves) { $0.pictures }
      exploration.states[index].windows = replayed.result ?? []
    }
    return TapBaseline(of: exploration, depth: depth, states: states)
  }
}
