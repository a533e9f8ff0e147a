import StepRouter

extension CodeLocation {
  /// Nil for a line of the tool's own, which is no place of a fault.
  package var ofApp: Self? { fileID.isOfTool ? nil : self }
}

extension String {
  /// Whether a file, by its `fileID`, belongs to the tool, to what stands in for UIKit, or to Swift.
  var isOfTool: Bool {
    let module = prefix { $0 != "/" }
    return [
      "Swift", "_Concurrency", "Foundation", "FoundationEssentials", "PortableUIKit",
      "PortableSwiftUI", "StepRouter", "StepRouterCoordination", "StepRouterExplorer",
      "StepRouterFlows", "StepRouterJournal", "StepRouterLinks", "StepRouterReport",
      "StepRouterState", "StepRouterSwiftUI", "StepRouterSystemScreens", "StepRouterTesting",
      "StepRouterVerify",
    ].contains { $0 == module }
  }
}
