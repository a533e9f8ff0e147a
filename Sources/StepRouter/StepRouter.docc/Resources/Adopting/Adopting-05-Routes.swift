import PortableUIKit
import StepRouter

@MainActor
struct Routes {
  let router: any Router

  var notes: DestinationStep<NotesViewController, Void> { root() }

  var settings: DestinationStep<SettingsViewController, Void> { root() }

  /// The root of a tab. The scene's delegate has built it.
  private func root<Root: UIViewController, Context>() -> DestinationStep<Root, Context> {
    StepAssembly(finder: ClassFinder<Root, Context>(), factory: NilFactory())
      .from(.current)
      .assemble()
  }
}
