#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A12 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let privacy = Privacy("Privacy")
    window.show(Screen("Home"))
    return explored(
      router: window.makeRouter(), [],
      call: { [weak window] in
        guard let top = window?.topmost, top !== privacy else { return }
        top.present(privacy, animated: false)
      },
      message: { [weak window] in window?.topmost?.present(Message("Message"), animated: true) })
  }
}
#endif
