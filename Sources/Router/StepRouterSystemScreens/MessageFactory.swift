import PortableUIKit
import StepRouter

/// Builds the system's composer of text messages.
///
/// ```swift
/// let composer = StepAssembly(finder: NilFinder(), factory: MessageFactory())
///   .using(.present())
///   .from(.current)
///   .assemble()
///
/// let draft = MessageDraft(to: ["+49 30 123456"], body: "I'm at the door.")
/// if case .sent = try await router.result(of: composer, with: draft) { print("On its way") }
/// ```
///
/// If the device can't send messages, the navigation is refused with
/// ``SystemScreenRefusal/messagesNotSetUp``.
@MainActor
public struct MessageFactory<Context>: Factory {
  private var draft: CheckedContent<Context, MessageDraft>

  /// Makes a factory for a message that depends on the context.
  ///
  /// ```swift
  /// MessageFactory { (order: Order.ID) in MessageDraft(body: "Where is order \(order)?") }
  /// ```
  public init(_ draft: @escaping @MainActor (Context) throws -> MessageDraft) {
    self.draft = CheckedContent(draft) { _ in
      guard MFMessageComposeViewController.canSendText() else {
        throw SystemScreenRefusal.messagesNotSetUp
      }
    }
  }

  /// Checks that the device can send messages, before anything moves.
  public mutating func prepare(with context: Context) throws { try draft.prepare(with: context) }

  /// Builds a new composer.
  public func build(with context: Context) throws -> MFMessageComposeViewController {
    let draft = try draft.value(for: context)
    let composer = MFMessageComposeViewController()
    composer.recipients = draft.to
    composer.body = draft.body
    composer.messageComposeDelegate = MessageAnswers.shared
    return composer
  }
}

extension MessageFactory where Context == MessageDraft {
  /// Makes a factory for a message whose draft is the context.
  public init() { self.init { $0 } }
}

extension MFMessageComposeViewController: ResultReturning {
  /// A composer returns the outcome of the message.
  public typealias ReturnedResult = MessageResult
}

extension MFMessageComposeViewController: SystemAnswering {
  package static var answerOnLeave: MessageResult { .cancelled }
}

/// The outcome of a message composer.
///
/// ```swift
/// switch try await router.result(of: messageComposer, with: MessageDraft(body: "Hello")) {
/// case .sent: print("On its way")
/// case .cancelled: break
/// case .failed: print("It couldn't be sent.")
/// }
/// ```
public enum MessageResult: Sendable {
  /// The user sent the message, or queued it.
  case sent
  /// The user cancelled the message.
  case cancelled
  /// The system couldn't send the message.
  case failed
}
