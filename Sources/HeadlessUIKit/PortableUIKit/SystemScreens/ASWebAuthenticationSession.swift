#if !canImport(UIKit)
/// A login on a web page, in a sheet of the system.
///
/// The user finishes it with the first callback URL that fits, or cancels it. Both end the session,
/// and its completion handler is called once the sheet has gone.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  private let url: URL
  private let scheme: String?
  private let completionHandler: CompletionHandler
  private weak var sheet: WebAuthenticationSheet?
  private var isOver = false

  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    url = URL
    scheme = callbackURLScheme
    self.completionHandler = completionHandler
    super.init()
  }

  open var canStart: Bool { !isOver && sheet == nil && presentationContextProvider != nil }

  /// Presents the login over what the anchor shows. Returns false if there's no window for it, or
  /// the session has been started before.
  @discardableResult open func start() -> Bool {
    guard !isOver, sheet == nil else { return false }
    guard let window = presentationContextProvider?.presentationAnchor(for: self) else {
      finish(nil, .presentationContextNotProvided)
      return false
    }
    guard var presenter = window.rootViewController else {
      finish(nil, .presentationContextInvalid)
      return false
    }
    while let presented = presenter.presentedViewController { presenter = presented }
    let sheet = WebAuthenticationSheet(session: self)
    self.sheet = sheet
    presenter.present(sheet, animated: true)
    return true
  }

  /// Ends the session and dismisses its sheet, without a call of the completion handler.
  open func cancel() {
    isOver = true
    sheet?.presentingViewController?.dismiss(animated: true)
  }

  fileprivate var callback: URL? { URL(string: "\(scheme ?? "https")://callback?code=1") }

  fileprivate func finish(_ callback: URL?, _ code: ASWebAuthenticationSessionError.Code?) {
    guard !isOver else { return }
    isOver = true
    completionHandler(callback, code.map { ASWebAuthenticationSessionError($0) })
  }
}

/// An error that ends a login on a web page.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

public typealias ASPresentationAnchor = UIWindow

/// Names the window for a login.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// The sheet of a login. It keeps its session.
private final class WebAuthenticationSheet: UIViewController, SystemScreen {
  private let session: ASWebAuthenticationSession?

  init(session: ASWebAuthenticationSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    isModalInPresentation = true
  }

  required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    session = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    session = nil
    super.init(coder: coder)
  }

  var choices: [String] { ["Log In", "Cancel"] }

  func choose(_ choice: String) {
    let session = session
    dismissBySystem {
      session?.finish(
        choice == "Cancel" ? nil : session?.callback, choice == "Cancel" ? .canceledLogin : nil)
    }
  }
}
#endif
