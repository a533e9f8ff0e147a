import PortableUIKit
import StepRouter

/// Builds a login on a web page, such as “Sign in with …”, in the system's own sheet.
///
/// ```swift
/// let login = StepAssembly(
///   finder: NilFinder(), factory: WebLoginFactory(callbackScheme: "myshop")
/// )
/// .using(.present())
/// .from(.current)
/// .assemble()
///
/// if case .callback(let url) = try await router.result(of: login, with: url) { print(url) }
/// ```
///
/// The page ends the login by opening a URL with your scheme. If the page's URL isn't `http` or
/// `https`, the navigation is refused with ``SystemScreenRefusal/notOnTheWeb(_:)``.
@MainActor
public struct WebLoginFactory<Context>: Factory {
  private var page: CheckedContent<Context, URL>
  private let callbackScheme: String
  private let isPrivate: Bool

  /// Makes a factory for a page that depends on the context.
  ///
  /// ```swift
  /// WebLoginFactory(callbackScheme: "myshop") { (user: User.ID) in
  ///   url.appendingPathComponent("\(user)")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - callbackScheme: The scheme of the URL that ends the login, without a colon.
  ///   - isPrivate: Whether the page starts without Safari's cookies, and leaves none.
  ///   - page: Returns the login's page.
  public init(
    callbackScheme: String, isPrivate: Bool = false,
    _ page: @escaping @MainActor (Context) throws -> URL
  ) {
    self.page = CheckedContent(page) { try $0.checkWeb() }
    self.callbackScheme = callbackScheme
    self.isPrivate = isPrivate
  }

  /// Checks the page's URL before anything moves.
  public mutating func prepare(with context: Context) throws { try page.prepare(with: context) }

  /// Builds a new login.
  public func build(with context: Context) throws -> WebLoginViewController {
    let screen = WebLoginViewController()
    screen.setUp(
      url: try page.value(for: context), callbackScheme: callbackScheme, isPrivate: isPrivate)
    return screen
  }
}

extension WebLoginFactory where Context == URL {
  /// Makes a factory for a login whose page is the context.
  ///
  /// - Parameters:
  ///   - callbackScheme: The scheme of the URL that ends the login, without a colon.
  ///   - isPrivate: Whether the page starts without Safari's cookies, and leaves none.
  public init(callbackScheme: String, isPrivate: Bool = false) {
    self.init(callbackScheme: callbackScheme, isPrivate: isPrivate) { $0 }
  }
}

/// The outcome of a login on a web page.
///
/// ```swift
/// switch try await router.result(of: webLogin, with: url) {
/// case .callback(let url): print(url.query ?? "")
/// case .cancelled: break
/// case .failed(let error): log(error)
/// }
/// ```
public enum WebLoginResult: Sendable {
  /// The page opened this URL with your scheme.
  case callback(URL)
  /// The user cancelled the login, or the screen went without an answer.
  case cancelled
  /// The system couldn't show the page.
  case failed(any Error)
}
