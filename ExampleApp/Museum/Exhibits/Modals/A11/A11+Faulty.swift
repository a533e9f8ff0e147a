#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A11 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let draft = Draft()
    let home = Screen("Home").button("Edit") { home in
      draft.isOpen = true
      let editor = Editor("Editor")
      editor.button("Choose") { editor in
        let picker = Picker("Picker").button("Save") { [weak editor] _ in
          // The model closes the picker when it has saved, and so does the button.
          editor?.dismiss(animated: true) { editor?.dismiss(animated: true) }
        }
        editor.present(picker, animated: true)
      }
      home.present(closing(editor, draft), animated: true)
    }
    window.show(home)
    return explored(draft, router: window.makeRouter(), [])
  }
}
#endif
