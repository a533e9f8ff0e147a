import StepRouter

extension CodeLocation {
  /// The location; nil if it's in the tool's own code, where no fault of the app can be.
  package var ofApp: Self? { fileID.isOfTool ? nil : self }
}

extension String {
  /// Whether a file, by its `fileID`, belongs to the tool, to the headless UIKit, or to Swift.
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
