import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// The moments that properties get.
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

  @Test("After a move, a property gets the decisions that the journal has observed")
  func move() async {
    #expect(
      await moments { await $0.replay([.tap("Add"), .tap("Help")]) } == [
        "start: TillHome 0 0 1 true []",
        "move(.tap(\"Add\")): TillHome 1 1 1 true []",
        "move(.tap(\"Help\")): TillHelp 1 1 1 true [\"built TillHelp\"]",
        "move(.tap(\"Help\")): TillHelp 1 1 1 true []",
      ])
  }

  @Test("Properties are checked at the end of a request, and when it's repeated")
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

  @Test("Properties are checked at the end of a closing")
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
