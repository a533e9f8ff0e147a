import PortableUIKit
import StepRouter

/// Builds the system's mail composer.
///
/// ```swift
/// let composer = StepAssembly(finder: NilFinder(), factory: MailFactory())
///   .using(.present())
///   .from(.current)
///   .assemble()
///
/// let draft = MailDraft(to: ["help@example.com"], subject: "Order 7")
/// if case .sent = try await router.result(of: composer, with: draft) { print("Thank you") }
/// ```
///
/// If the device can't send mail, the navigation is refused with
/// ``SystemScreenRefusal/mailNotSetUp``.
@MainActor
public struct MailFactory<Context>: Factory {
  private var draft: CheckedContent<Context, MailDraft>

  /// Makes a factory for a mail that depends on the context.
  ///
  /// ```swift
  /// MailFactory { (order: Order.ID) in
  ///   MailDraft(to: ["help@example.com"], subject: "Order \(order)")
  /// }
  /// ```
  public init(_ draft: @escaping @MainActor (Context) throws -> MailDraft) {
    self.draft = CheckedContent(draft) { _ in
      guard MFMailComposeViewController.canSendMail() else {
        throw SystemScreenRefusal.mailNotSetUp
      }
    }
  }

  /// Checks that the device can send mail, before anything moves.
  public mutating func prepare(with context: Context) throws { try draft.prepare(with: context) }

  /// Builds a new composer.
  public func build(with context: Context) throws -> MFMailComposeViewController {
    let draft = try draft.value(for: context)
    let composer = MFMailComposeViewController()
    draft.fill(composer)
    composer.mailComposeDelegate = MailAnswers.shared
    return composer
  }
}

extension MailFactory where Context == MailDraft {
  /// Makes a factory for a mail whose draft is the context.
  public init() { self.init { $0 } }
}

extension MFMailComposeViewController: ResultReturning {
  /// A composer returns the outcome of the mail.
  public typealias ReturnedResult = MailResult
}

extension MFMailComposeViewController: SystemAnswering {
  package static var answerOnLeave: MailResult { .cancelled }
}

/// The outcome of a mail composer.
///
/// ```swift
/// let draft = MailDraft(to: ["help@example.com"])
/// switch try await router.result(of: mailComposer, with: draft) {
/// case .sent: print("It's in the outbox.")
/// case .saved: print("It's among the drafts.")
/// case .cancelled: break
/// case .failed(let error): print("It couldn't be sent: \(String(describing: error))")
/// }
/// ```
public enum MailResult: Sendable {
  /// The user sent the mail. It's in the outbox until the device has sent it.
  case sent
  /// The user saved the mail as a draft.
  case saved
  /// The user deleted the mail, or swiped the composer away.
  case cancelled
  /// The system could neither send nor save the mail. The error is nil if the system gives none.
  case failed((any Error)?)
}
