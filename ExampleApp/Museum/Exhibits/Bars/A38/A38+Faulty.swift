#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A38 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let split = UISplitViewController(style: .doubleColumn)
    let messages = Messages("Messages")
    split.setViewController(messages, for: .primary)
    split.setViewController(Message(number: 1), for: .secondary)
    window.show(split)
    return explored(split, messages, router: window.makeRouter(), []) { [weak split] in
      split?.setViewController(Message(number: 2), for: .secondary)
    }
  }
}
#endif
