import PortableUIKit
import StepRouterExplorer
import Testing

/// The hardest app for the router itself. `DEPTH`, `STATES` and `INTERLEAVED` in the environment
/// explore it further than an ordinary run does.
@MainActor
@Suite(.headlessOnly) struct LabyrinthTests {
  @Test("The explorer finds nothing wrong, wherever the user goes without the router", .exhaustive)
  func everywhere() async {
    let exploration = await Labyrinth.explorer.run(
      depth: number("DEPTH", orElse: 2), states: number("STATES", orElse: 40),
      interleavedStates: number("INTERLEAVED", orElse: 2))
    #expect(exploration.findings == [])
  }

  private func number(_ name: String, orElse number: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? number
  }
}
