extension Explorer {
  /// Explores the app.
  ///
  /// ```swift
  /// let exploration = await explorer.run(ExplorationScope(depth: 3, interleavedStates: 20))
  /// ```
  ///
  /// - Parameters:
  ///   - scope: The extent of the exploration.
  ///   - progress: Called with the progress after each unit of work.
  public func run(
    _ scope: ExplorationScope, progress: @MainActor (ExplorationProgress) -> Void = { _ in }
  ) async -> Exploration {
    guard let worker = await UnitWorker(self, scope) else { return Exploration() }
    var expedition = Expedition(scope, of: worker.outline)
    while case let units = expedition.nextUnits(), !units.isEmpty {
      for unit in units where expedition.needs(unit) {
        _ = expedition.take(await worker.perform(unit))
        progress(expedition.progress)
      }
    }
    return expedition.exploration
  }
}
