import PortableUIKit

/// The content of a mail before the user edits it.
///
/// ```swift
/// let draft = MailDraft(to: ["help@example.com"], subject: "Order 7", body: "It hasn't come yet.")
/// ```
public struct MailDraft: Hashable, Sendable {
  /// A file attached to a mail.
  public struct Attachment: Hashable, Sendable {
    /// The file's contents.
    public var data: Data
    /// The type of the contents, such as `application/pdf`.
    public var mimeType: String
    /// The name of the file that the recipients see.
    public var fileName: String

    /// Makes an attachment.
    public init(_ data: Data, mimeType: String, fileName: String) {
      self.data = data
      self.mimeType = mimeType
      self.fileName = fileName
    }
  }

  /// The addresses of the recipients.
  public var to: [String]
  /// The addresses that get a copy.
  public var cc: [String]
  /// The addresses that get a copy without the other recipients seeing it.
  public var bcc: [String]
  /// The subject.
  public var subject: String
  /// The text.
  public var body: String
  /// Whether the text is HTML.
  public var isHTML: Bool
  /// The attached files.
  public var attachments: [Attachment]

  /// Makes a draft. The user can change all of it.
  public init(
    to: [String] = [], cc: [String] = [], bcc: [String] = [], subject: String = "",
    body: String = "", isHTML: Bool = false, attachments: [Attachment] = []
  ) {
    self.to = to
    self.cc = cc
    self.bcc = bcc
    self.subject = subject
    self.body = body
    self.isHTML = isHTML
    self.attachments = attachments
  }
}

extension MailDraft {
  @MainActor
  func fill(_ composer: MFMailComposeViewController) {
    composer.setToRecipients(to)
    composer.setCcRecipients(cc)
    composer.setBccRecipients(bcc)
    composer.setSubject(subject)
    composer.setMessageBody(body, isHTML: isHTML)
    for attachment in attachments {
      composer.addAttachmentData(
        attachment.data, mimeType: attachment.mimeType, fileName: attachment.fileName)
    }
  }
}
