import PortableUIKit
import StepRouter

@MainActor
struct Routes {
  let router: any Router

  var notes: DestinationStep<NotesViewController, Void> { root() }

  var settings: DestinationStep<SettingsViewController, Void> { root() }

  var note: DestinationStep<NoteViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<NoteViewController, Int>(), factory: ClassFactory()
    )
    .adding(ContextSettingTask())
    .using(.push())
    .from(notes.expectingContainer())
    .assemble()
  }

  /// The root of a tab. The scene's delegate has built it.
  private func root<Root: UIViewController>() -> DestinationStep<Root, Void> {
    StepAssembly(finder: ClassFinder<Root, Void>(), factory: NilFactory())
      .from(.current)
      .assemble()
  }
}
