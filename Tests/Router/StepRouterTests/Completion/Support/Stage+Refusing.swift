import PortableUIKit
import StepRouter
import Testing

extension Stage {
  /// Expects the navigation to end once, in this error, without a call that UIKit would refuse and
  /// without a change on screen, and the next navigation to work.
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

/// A step whose factory returns what the test provides.
@MainActor
func assembly(
  _ give: @escaping @MainActor () -> UIViewController
) -> StepAssembly<NilFinder<UIViewController, Void>, InlineFactory<UIViewController, Void>> {
  StepAssembly(
    finder: NilFinder(), factory: InlineFactory { _ in give() }, fileID: "Shop/Routes.swift",
    line: 4)
}

/// A base that is the given view controller.
@MainActor
func base<Screen: UIViewController>(_ screen: Screen) -> DestinationStep<Screen, Void> {
  GeneralStep.custom(using: InstanceFinder<Screen, Void>(screen))
}
