import Testing

/// Gives each test case a screen of its own, and fails it for a complaint of UIKit's that the test
/// has not asked for.
struct SimulationTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let simulation = Simulation()
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
  /// A screen of its own for each test case.
  static var simulated: Self { Self() }
}

extension Trait where Self == ConditionTrait {
  /// For what only the stand-in offers: touches, virtual time, exceptions that do not end the test.
  static var standInOnly: Self {
    .enabled(if: Simulation.isStandIn, "On a simulator nobody can touch, or step time.")
  }
}
