import PortableUIKit
import StepRouter

@MainActor
struct Routes {
  let router: any Router

  var notes: DestinationStep<NotesViewController, Void> { root() }

  var settings: DestinationStep<SettingsViewController, Void> { root() }

  var note: DestinationStep<NoteViewController, Int> {
    let notes: DestinationStep<NotesViewController, Int> = root()
    return StepAssembly(
      finder: ClassWithContextFinder<NoteViewController, Int>(), factory: ClassFactory()
    )
    .adding(ContextSettingTask())
    .using(.push())
    .from(notes.expectingContainer())
    .assemble()
  }

  /// The root of a tab. The scene's delegate has built it.
  private func root<Root: UIViewController, Context>() -> DestinationStep<Root, Context> {
    StepAssembly(finder: ClassFinder<Root, Context>(), factory: NilFactory())
      .from(.current)
      .assemble()
  }
}
