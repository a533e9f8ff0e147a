import PortableUIKit

/// The reason why the router can't show a system screen.
///
/// ```swift
/// do {
///   _ = try await router.result(of: mailComposer, with: MailDraft(to: ["help@example.com"]))
/// } catch let error as RoutingError where error.underlying is SystemScreenRefusal {
///   log(error)
/// }
/// ```
///
/// The factories throw it before anything moves, so it's the `underlying` error of
/// `RoutingError.preparationFailed`. `router.plan(to:with:)` throws the same error without
/// navigating.
public enum SystemScreenRefusal: Error, Hashable, Sendable {
  /// The user hasn't set up a mail account, or the device can't send mail.
  case mailNotSetUp
  /// The device can't send text messages.
  case messagesNotSetUp
  /// The URL doesn't start with `http` or `https`.
  case notOnTheWeb(URL)
  /// There are no items to share.
  case nothingToShare
  /// A document picker has no document types to open.
  case noDocumentTypes
  /// A document picker has no files to export.
  case nothingToExport
  /// There are no files to preview.
  case nothingToPreview
  /// Quick Look can't show this file.
  case notPreviewable(URL)
}

extension SystemScreenRefusal: CustomStringConvertible {
  /// The reason as text.
  public var description: String {
    switch self {
    case .mailNotSetUp: "this device has no account to send mail with"
    case .messagesNotSetUp: "this device can't send text messages"
    case .notOnTheWeb(let url): "\(url) is not a web page; its URL starts with http or https"
    case .nothingToShare: "there is nothing to share"
    case .noDocumentTypes: "there is no type of documents to open"
    case .nothingToExport: "there is no file to export"
    case .nothingToPreview: "there is no file to preview"
    case .notPreviewable(let url): "Quick Look cannot show \(url)"
    }
  }
}

extension URL {
  /// Throws a refusal unless this is a web page: UIKit would raise an exception.
  func checkWeb() throws {
    let scheme = scheme?.lowercased()
    guard scheme == "http" || scheme == "https" else {
      throw SystemScreenRefusal.notOnTheWeb(self)
    }
  }
}
