import PortableUIKit
import StepRouter

/// A login on a web page, as a screen.
///
/// ```swift
/// let login: DestinationStep<WebLoginViewController, URL> = webLogin
/// ```
///
/// The system shows a login in a sheet of its own, which isn't one of the app's view controllers.
/// This screen stands below the sheet, shows nothing, and comes and goes with the sheet.
/// ``WebLoginFactory`` builds it.
public final class WebLoginViewController: UIViewController, ResultReturning {
  /// A login returns its outcome.
  public typealias ReturnedResult = WebLoginResult

  private struct Request {
    let url: URL
    let callbackScheme: String
    let isPrivate: Bool
  }

  /// The login to begin; nil once it has begun.
  private var request: Request?
  private var delay: OneShotTimer?
  /// The window of the login; nil unless it's in progress.
  private var anchor: WebLoginAnchor?

  func setUp(url: URL, callbackScheme: String, isPrivate: Bool) {
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
    request = Request(url: url, callbackScheme: callbackScheme, isPrivate: isPrivate)
  }

  /// Shows the login's page when the screen first appears.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard request != nil, delay == nil else { return }
    // A navigation succeeds only if its screen is visible at its end, so the sheet has to come
    // later.
    delay = OneShotTimer(after: .milliseconds(100), role: .pause, on: self) { [weak self] in
      self?.start()
    }
  }

  private func start() {
    delay = nil
    guard let request, let window = viewIfLoaded?.window else { return }
    self.request = nil
    let session = makeSession(for: request)
    let anchor = WebLoginAnchor(window)
    self.anchor = anchor
    session.presentationContextProvider = anchor
    // The closure also keeps the session alive as long as the screen is there.
    onLeave { _ in session.cancel() }
    if !session.start() {
      ended(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    }
  }

  private func makeSession(for request: Request) -> ASWebAuthenticationSession {
    let session = ASWebAuthenticationSession(
      url: request.url, callbackURLScheme: request.callbackScheme
    ) { @Sendable [weak self] callback, error in
      // The system may call this on any thread.
      Task { @MainActor [weak self] in self?.ended(callback, error) }
    }
    session.prefersEphemeralWebBrowserSession = request.isPrivate
    return session
  }

  private func ended(_ callback: URL?, _ error: (any Error)?) {
    guard anchor != nil else { return }
    anchor = nil
    if let callback {
      finish(with: .callback(callback))
    } else if let error, (error as? ASWebAuthenticationSessionError)?.code != .canceledLogin {
      finish(with: .failed(error))
    } else {
      finish(with: .cancelled)
    }
  }
}

extension WebLoginViewController: SystemAnswering {
  package static var answerOnLeave: WebLoginResult { .cancelled }
}

/// Provides the window for a login.
private final class WebLoginAnchor: NSObject, ASWebAuthenticationPresentationContextProviding {
  private nonisolated let window: UIWindow

  nonisolated init(_ window: UIWindow) {
    self.window = window
    super.init()
  }

  nonisolated func presentationAnchor(
    for session: ASWebAuthenticationSession
  ) -> ASPresentationAnchor { window }
}
