#if !canImport(UIKit)
/// A browser for one web page. The user closes it with a button; the system dismisses it after it
/// has called the delegate.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController, SystemScreen {
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var dismissButtonStyle = DismissButtonStyle.close
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open private(set) var configuration: Configuration
  let url: URL?

  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  @preconcurrency @MainActor open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    public override init() {
      super.init()
    }
  }

  public init(url: URL, configuration: Configuration) {
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    checkScheme()
  }

  public convenience init(url: URL) {
    self.init(url: url, configuration: Configuration())
  }

  public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    url = nil
    configuration = Configuration()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    url = nil
    configuration = Configuration()
    super.init(coder: coder)
  }

  public var choices: [String] {
    switch dismissButtonStyle {
    case .done: ["Done"]
    case .close: ["Close"]
    case .cancel: ["Cancel"]
    }
  }

  public func choose(_ choice: String) {
    delegate?.safariViewControllerDidFinish(self)
    guard !isBeingDismissed else { return }
    dismissBySystem {}
  }

  private func checkScheme() {
    let scheme = url?.scheme?.lowercased() ?? ""
    guard !["http", "https"].contains(scheme) else { return }
    device.misuse(
      "S1", "NSInvalidArgumentException",
      "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
  }
}

/// Methods that respond to a Safari view controller.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
#endif
