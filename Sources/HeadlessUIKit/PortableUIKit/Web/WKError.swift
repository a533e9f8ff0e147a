#if !canImport(UIKit)
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view.
public struct WKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var webViewInvalidated: Code { .webViewInvalidated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
}

extension WKError {
  /// What a delegate hears of a page that stops for a policy.
  static var interrupted: NSError {
    NSError(
      domain: "WebKitErrorDomain", code: 102,
      userInfo: [NSLocalizedDescriptionKey: "Frame load interrupted"])
  }

  /// What a delegate hears of a page that gives way to another.
  static var cancelled: NSError { NSError(domain: NSURLErrorDomain, code: -999) }

  static var unsupportedURL: NSError {
    NSError(
      domain: NSURLErrorDomain, code: -1002,
      userInfo: [NSLocalizedDescriptionKey: "unsupported URL"])
  }
}
#endif
