#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

/// The sheet that is dismissed twice.
enum A11: ExhibitedInWindow {
  final class Editor: Screen {}
  final class Picker: Screen {}

  @MainActor
  final class Draft {
    var isOpen = false
  }

  static func closing(_ editor: Editor, _ draft: Draft) -> Editor {
    editor.isModalInPresentation = true
    return editor.button("Close") { editor in
      draft.isOpen = false
      editor.dismiss(animated: true)
    }
  }

  static func explored(
    _ draft: Draft, router: DefaultRouter, _ destinations: [ExploredDestination]
  ) -> ExploredApp {
    ExploredApp(
      router: router, destinations: destinations, state: { draft.isOpen ? "editing" : "" },
      properties: [
        .always("the editor stays when the picker saves") { moment in
          moment.cause != .move(.tap("Save"))
            || moment.hierarchy.nodes.contains { $0.typeName == "Editor" }
        }
      ])
  }
}
#endif
