#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A11 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let draft = Draft()
    let router = window.makeRouter()
    let picker = presented {
      Picker("Picker").button("Save") { picker in
        router.close(picker)
        router.close(picker)
      }
    }
    let editor = presented { () -> Editor in
      draft.isOpen = true
      return closing(Editor("Editor"), draft).button("Choose") { _ in router.navigate(to: picker) }
    }
    window.show(Screen("Home").button("Edit") { _ in router.navigate(to: editor) })
    return explored(draft, router: router, [])
  }
}
#endif
