import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// What properties are given.
@MainActor
@Suite(.headlessOnly) struct MomentTests {
  private final class Notes {
    var lines: [String] = []
  }

  private func moments(_ body: (Explorer) async -> Exploration) async -> [String] {
    let notes = Notes()
    let explorer = Till.explorer(properties: { _ in
      [
        .always("noted") { moment in
          let events = moment.events.compactMap(\.deed)
          let screens = moment.hierarchy.nodes.filter(\.isVisible).map(\.typeName)
          notes.lines.append(
            "\(moment.cause): \(screens.last ?? "") \(moment.state) "
              + "\(moment.windows.count) \(moment.front?.hierarchy == moment.hierarchy) \(events)")
          return true
        }
      ]
    })
    _ = await body(explorer)
    return notes.lines
  }

  @Test("A move is followed by what the app's router has done, where the journal observes it")
  func move() async {
    #expect(
      await moments { await $0.replay([.tap("Add"), .tap("Help")]) } == [
        "start: TillHome 0 0 1 true []",
        "move(.tap(\"Add\")): TillHome 1 1 1 true []",
        "move(.tap(\"Help\")): TillHelp 1 1 1 true [\"built TillHelp\"]",
        "move(.tap(\"Help\")): TillHelp 1 1 1 true []",
      ])
  }

  @Test("A request is judged where it has ended, and where it was made once more")
  func request() async {
    #expect(
      await moments { await $0.replay([.tap("Add")], asking: "help") } == [
        "start: TillHome 0 0 1 true []",
        "move(.tap(\"Add\")): TillHome 1 1 1 true []",
        "request(\"help\"): TillHelp 1 1 1 true [\"built TillHelp\"]",
        "request(\"help\"): TillHelp 1 1 1 true []",
        "request(\"help\"): TillHelp 1 1 1 true []",
      ])
  }

  @Test("A close is one, too")
  func closing() async {
    #expect(
      await moments { await $0.replay([.tap("Help")], closing: .front) }.suffix(2) == [
        "closing(StepRouterExplorer.ExploredClosing.front): TillHome 0 0 1 true []",
        "closing(StepRouterExplorer.ExploredClosing.front): TillHome 0 0 1 true []",
      ])
  }
}

extension RoutingEvent.Kind {
  fileprivate var deed: String? {
    if case .built(let step) = self { "built \(step.screen)" } else { nil }
  }
}
