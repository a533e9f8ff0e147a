import PortableUIKit
import StepRouter
import Testing

extension Stage {
  /// The navigation ends in this error, once; UIKit was not asked for what it would not do, the
  /// screen is as it was, and the next navigation works.
  func expectRefusal<Screen>(
    _ message: String, of step: DestinationStep<Screen, Void>, animated: Bool = true,
    location: SourceLocation = #_sourceLocation
  ) {
    let tree = tree
    #expect(end(of: step, with: (), animated: animated) == message, sourceLocation: location)
    #expect(completions == 1, sourceLocation: location)
    #expect(recorder.misuses == [], sourceLocation: location)
    #expect(device.warnings == [], sourceLocation: location)
    #expect(self.tree == tree, sourceLocation: location)
    let next = assembly { SettingsViewController() }.using(.present()).from(.current).assemble()
    #expect(end(of: next, with: ()) == "built", sourceLocation: location)
    #expect(completions == 2, sourceLocation: location)
  }
}

/// A step whose factory gives what the test gives.
@MainActor
func assembly(
  _ give: @escaping @MainActor () -> UIViewController
) -> StepAssembly<NilFinder<UIViewController, Void>, InlineFactory<UIViewController, Void>> {
  StepAssembly(
    finder: NilFinder(), factory: InlineFactory { _ in give() }, fileID: "Shop/Routes.swift",
    line: 4)
}

/// A base that is this very view controller.
@MainActor
func base<Screen: UIViewController>(_ screen: Screen) -> DestinationStep<Screen, Void> {
  GeneralStep.custom(using: InstanceFinder<Screen, Void>(screen))
}
