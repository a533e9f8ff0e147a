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

  /// The root of a tab. This step never builds it, because it comes with the tabs.
  private func root<Root: UIViewController>() -> DestinationStep<Root, Void> {
    StepAssembly(finder: ClassFinder<Root, Void>(), factory: NilFactory())
      .from(tabs)
      .assemble()
  }
}
