#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A38 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let split = UISplitViewController(style: .doubleColumn)
    let messages = Messages("Messages")
    let message = StepAssembly(
      finder: MessageFinder(), factory: InlineFactory { (number: Int) in Message(number: number) }
    )
    .adding(
      InlineContextTask { [weak messages] (_: Message, number: Int) in messages?.marked = number }
    )
    .using(.setColumn(.secondary))
    .from(standing(UISplitViewController.self))
    .assemble()
    split.setViewController(messages, for: .primary)
    split.setViewController(Message(number: 1), for: .secondary)
    window.show(split)
    return explored(
      split, messages, router: router, [ExploredDestination("message 2", message, with: 2)]
    ) { router.navigate(to: message, with: 2) }
  }

  private struct MessageFinder: StackIteratingFinder {
    func isTarget(_ message: Message, with number: Int) -> Bool { message.number == number }
  }
}
#endif
