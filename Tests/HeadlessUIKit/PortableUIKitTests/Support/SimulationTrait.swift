import Testing

/// Gives each test case its own screen, and fails it if UIKit complains unexpectedly.
struct SimulationTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true
  var model = SimulatedModel.phone

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let simulation = Simulation(model)
    try await Simulation.$current.withValue(simulation) {
      try await simulation.perform(function)
    }
    let warnings = await simulation.takeWarnings()
    let misuses = await simulation.takeMisuses()
    #expect(warnings == [])
    #expect(misuses == [])
  }
}

extension Trait where Self == SimulationTrait {
  /// Gives each test case its own screen.
  static var simulated: Self { Self() }
  /// The same on another device.
  static func simulated(on model: SimulatedModel) -> Self { Self(model: model) }
}

extension Trait where Self == ConditionTrait {
  /// Limits a test to the headless UIKit, for touches, virtual time and exceptions that don't end
  /// it.
  static var standInOnly: Self {
    .enabled(if: Simulation.isStandIn, "On a simulator nobody can touch, or step time.")
  }
}
