import PortableUIKit
import StepRouter

/// The list of messages.
final class InboxViewController: Screen {}

/// A message, which may refuse to go.
final class MessageViewController: Screen, ContextChecking, RoutingInterceptable {
  private(set) var number = 0
  var canBeDismissed = true

  static func make(_ number: Int) -> MessageViewController {
    let message = MessageViewController()
    message.number = number
    message.title = "Message \(number)"
    return message
  }

  func isTarget(for number: Int) -> Bool { self.number == number }
}

struct MessageFactory: Factory {
  func build(with number: Int) -> MessageViewController { .make(number) }
}

/// How messages are shown beside the inbox.
enum Details: CaseIterable {
  case column, pushed
}

@MainActor
enum Mail {
  static func split(
    showing numbers: Int..., style: UISplitViewController.Style = .doubleColumn
  ) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(InboxViewController().titled("Inbox"), for: .primary)
    guard !numbers.isEmpty else { return split }
    let stack = UINavigationController()
    stack.viewControllers = numbers.map { MessageViewController.make($0) }
    split.setViewController(stack, for: .secondary)
    return split
  }

  /// The inbox as the primary column of a split view controller, which becomes the root.
  static let inbox = StepAssembly(
    finder: ClassFinder<InboxViewController, Int>(),
    factory: ClassFactory { $0.title = "Inbox" }
  )
  .using(.setColumn(.primary))
  .from(
    SingleContainerStep(
      finder: ClassFinder(),
      factory: SplitControllerFactory<UISplitViewController, Int>(style: .doubleColumn))
  )
  .using(.replaceRoot())
  .from(.root)
  .assemble()

  static func message(_ details: Details) -> DestinationStep<MessageViewController, Int> {
    let message = StepAssembly(
      finder: ClassWithContextFinder<MessageViewController, Int>(), factory: MessageFactory())
    return switch details {
    case .column:
      message.using(.setColumn(.secondary)).from(inbox.expectingContainer()).assemble()
    case .pushed:
      message.using(.pushToDetails()).from(inbox.expectingContainer()).assemble()
    }
  }
}
