import StepRouterExplorer
import StepRouterTesting

extension Exploration {
  /// The page of ``ExplorationReport``, to attach to a failed test.
  ///
  /// ```swift
  /// expectNothingWrong(
  ///   await explorer.run(depth: 3), reporter: .swiftTesting, attaching: \.document)
  /// ```
  public var document: FailureReporter.Document {
    .init(
      name: "exploration.html", text: ExplorationReport(self, title: "Exploration of a test").html)
  }
}
