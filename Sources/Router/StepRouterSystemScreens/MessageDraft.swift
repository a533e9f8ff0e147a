/// The content of a text message before the user edits it.
///
/// ```swift
/// let draft = MessageDraft(to: ["+49 30 123456"], body: "I'm at the door.")
/// ```
public struct MessageDraft: Hashable, Sendable {
  /// The phone numbers or addresses of the recipients.
  public var to: [String]
  /// The text.
  public var body: String

  /// Makes a draft. The user can change all of it.
  public init(to: [String] = [], body: String = "") {
    self.to = to
    self.body = body
  }
}
