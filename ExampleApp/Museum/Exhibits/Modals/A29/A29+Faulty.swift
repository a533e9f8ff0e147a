#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A29 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let parent = Coordinator()
    window.show(
      Screen("Home").button("Open") { home in
        let child = Coordinator()
        let form = Form("Form").button("Done") { [weak parent] form in
          form.dismiss(animated: true) { parent?.children = [] }
        }
        child.screen = form
        parent.children = [child]
        home.present(form, animated: true)
      })
    return ExploredApp(
      router: window.makeRouter(), destinations: [],
      state: { "\(parent.children.count) coordinators" })
  }

  @MainActor
  private final class Coordinator {
    var children: [Coordinator] = []
    var screen: UIViewController?
  }
}
#endif
