import PortableUIKit
import StepRouterExplorer
import Testing

/// A walk that leaves something behind for the next start of the app.
@MainActor
@Suite(.headlessOnly) struct SharedStartTests {
  private final class Store {
    var count = 0
  }

  /// An app whose second screen counts its visits, in a store of each start or of all of them.
  private func explorer(shares: Bool) -> Explorer {
    let common = Store()
    return PlainApp.explorer { app in
      let store = shares ? common : Store()
      app.home.title = "Home \(store.count)"
      app.pushes("Open") {
        let screen = PlainScreen("Counter")
        screen.addButton("Count") { store.count += 1 }
        return screen
      }
    }
  }

  @Test("A start that a walk has changed is a fault, with the steps that change it")
  func shared() async {
    let report = await explorer(shares: true).swarm(walks: 9, length: 20, seed: 7)
    let failure = report.failures.first
    #expect(failure?.problems.map(\.kind) == [.startsDiffer])
    #expect(failure?.steps == [.move(.tap("Open")), .move(.tap("Count"))])
    #expect(failure?.fault?.culprit == "the start")
  }

  @Test("If starts share nothing, a walk finds nothing")
  func separate() async {
    let report = await explorer(shares: false).swarm(walks: 9, length: 20, seed: 7)
    #expect(report.failures == [])
  }
}
