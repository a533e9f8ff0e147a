import Bank
import DeviceTraits
import Foundation
import StepRouterExplorer
import Testing

/// The bank as a whole: every destination from the first states, and what its routes declare.
@MainActor
@Suite(.headlessOnly) struct BankExplorationTests {
  @Test("Every destination is reached from everywhere", .exhaustive)
  func explored() async {
    let exploration = await BankVerification.explorer(windows: 1)
      .run(depth: 2, states: 10, interleavedStates: 1, waitingStates: 2)
    expectNothingWrong(exploration, reporter: .swiftTesting)
    #expect(exploration.states.count == 10)
  }

  @Test("Long random walks in two windows find nothing wrong", .exhaustive)
  func walked() async {
    let report = await BankVerification.explorer(windows: 2).swarm(walks: 3, length: 25, seed: 8)
    expectNothingWrong(report, reporter: .swiftTesting)
    #expect(report.moveCount > 20)
  }

  @Test("The routes match the committed ones")
  func baseline() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../ExampleApp/Bank/routes.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    let drift = try RouteBaseline.check(BankVerification.catalogue, against: text)
    #expect(drift == nil, "\(drift.map(\.description) ?? "")")
  }

  @Test("The lint finds nothing wrong with the routes")
  func lint() {
    #expect(BankVerification.catalogue.lint().map(\.description) == [])
  }
}
