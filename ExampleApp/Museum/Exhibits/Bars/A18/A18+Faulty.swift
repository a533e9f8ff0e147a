#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A18 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let split = A2.makeSplit()
    split.setViewController(
      Screen("Chats").button("Ada") { [weak split] _ in
        split?.setViewController(Chat("Ada"), for: .secondary)
        split?.show(.secondary)
      }, for: .primary)
    split.setViewController(Placeholder("No chat"), for: .secondary)
    window.show(split)
    return ExploredApp(
      router: window.makeRouter(), destinations: [],
      events: [
        deletes(split) { $0.setViewController(Placeholder("No chat"), for: .secondary) }
      ], keeps: { $0 is Placeholder || $0 is Chat }, properties: [hidesPlaceholder])
  }
}
#endif
