#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A18 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let split = A2.makeSplit()
    let chat = StepAssembly(
      finder: ClassFinder<Chat, Void>(), factory: InlineFactory { (_: Void) in Chat("Ada") }
    )
    .using(.setColumn(.secondary))
    .from(standing(UISplitViewController.self))
    .assemble()
    let chats = StepAssembly(finder: ClassFinder<Chats, Void>(), factory: NilFactory())
      .from(.root)
      .assemble()
    split.setViewController(
      Chats("Chats").button("Ada") { _ in router.navigate(to: chat) }, for: .primary)
    split.setViewController(Placeholder("No chat"), for: .secondary)
    window.show(split)
    return ExploredApp(
      router: router, destinations: [ExploredDestination("chat", chat)],
      events: [deletes(split) { _ in router.navigate(to: chats) }],
      keeps: { $0 is Placeholder || $0 is Chat }, properties: [hidesPlaceholder])
  }

  private final class Chats: Screen {}
}
#endif
