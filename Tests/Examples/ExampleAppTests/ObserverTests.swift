import ExampleApp
import PortableUIKit
import Testing

@MainActor @Suite("What the example observes of its router", .headlessOnly)
struct ObserverTests {
  @Test("While the trace is on, every decision is printed before its outcome")
  func trace() throws {
    let terminal = Terminal()
    #expect(terminal.obey("trace on") == [])
    let lines = terminal.obey("go settings").map { $0.drop { $0 != " " }.dropFirst() }
    #expect(lines.first?.contains("asks for the step of SettingsViewController") == true)
    #expect(lines.contains { $0.hasPrefix("plans: start") })
    #expect(lines.dropLast().last == "ended: built")
    #expect(terminal.obey("trace off", "go settings").count == 1)
  }

  @Test("Visits are counted, but refused ones aren't")
  func visits() {
    let terminal = Terminal()
    terminal.obey("go product 42", "go product 7", "go bag", "go product 3")
    #expect(
      terminal.obey("visits") == [
        "2  ProductViewController", "1  BagViewController", "1  HomeViewController",
      ])
  }

  @Test("`trace` takes only “on” or “off”")
  func wrongFlag() {
    #expect(
      Terminal().app.obey("trace maybe").problem
        == "“trace” takes “on” or “off”, but was given “maybe”.")
  }
}
