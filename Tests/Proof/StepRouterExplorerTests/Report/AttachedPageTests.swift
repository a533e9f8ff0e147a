import StepRouterExplorer
import StepRouterReport
import StepRouterTesting
import Testing

@MainActor @Suite struct AttachedPageTests {
  @Test("A failed expectation attaches the page, a passed one makes none")
  func attaching() async {
    var failures: [FailureReporter.Failure] = []
    let reporter = FailureReporter { failures.append($0) }
    let explorer = Shop.explorer(.finderWithoutContext)
    let faulty = await explorer.replay([.tap("Tea Pot")], asking: "product 42")
    #expect(!expectNothingWrong(faulty, reporter: reporter, attaching: \.document))
    #expect(failures.map(\.document?.name) == ["exploration.html"])
    #expect(
      failures.first?.document?.text
        == ExplorationReport(faulty, title: "Exploration of a test").html)
    let faultless = await explorer.replay([], asking: "product 42")
    #expect(expectNothingWrong(faultless, reporter: reporter, attaching: \.document))
    #expect(failures.count == 1)
  }
}
