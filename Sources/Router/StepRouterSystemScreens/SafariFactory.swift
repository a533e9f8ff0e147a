import PortableUIKit
import StepRouter

/// Builds a browser for a web page.
///
/// ```swift
/// let article = StepAssembly(finder: NilFinder(), factory: SafariFactory())
///   .using(.present())
///   .from(.current)
///   .assemble()
///
/// try await router.result(of: article, with: url)   // until the user has closed it
/// ```
///
/// To show the page without waiting, navigate to it as to any other screen. If its URL isn't `http`
/// or `https`, the navigation is refused with ``SystemScreenRefusal/notOnTheWeb(_:)``.
@MainActor
public struct SafariFactory<Context>: Factory {
  private var page: CheckedContent<Context, URL>

  /// Makes a factory for a page that depends on the context.
  ///
  /// ```swift
  /// SafariFactory { (id: Product.ID) in url.appendingPathComponent("\(id)") }
  /// ```
  public init(_ page: @escaping @MainActor (Context) throws -> URL) {
    self.page = CheckedContent(page) { try $0.checkWeb() }
  }

  /// Checks the URL before anything moves.
  public mutating func prepare(with context: Context) throws { try page.prepare(with: context) }

  /// Builds a new browser.
  public func build(with context: Context) throws -> SFSafariViewController {
    let safari = SFSafariViewController(url: try page.value(for: context))
    safari.delegate = SafariAnswers.shared
    return safari
  }
}

extension SafariFactory where Context == URL {
  /// Makes a factory for a page whose URL is the context.
  public init() { self.init { $0 } }
}

extension SFSafariViewController: ResultReturning {
  /// A browser returns no value; it returns when the user closes it.
  public typealias ReturnedResult = Void
}

extension SFSafariViewController: SystemAnswering {
  package static var answerOnLeave: Void { () }
}
