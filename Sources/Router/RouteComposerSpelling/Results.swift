import PortableUIKit
import StepRouter

extension RoutingResult {
  /// Whether it is `.success`.
  public var isSuccessful: Bool {
    if case .success = self { true } else { false }
  }

  /// The error of a `.failure`.
  ///
  /// ```swift
  /// if let error = RoutingResult.failure(LoginCancelled()).getError() { log(error) }
  /// ```
  @available(*, deprecated, message: "write 'if case .failure(let error) = result'")
  public func getError() -> (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension Result where Failure == RoutingError {
  /// Whether the navigation has succeeded.
  public var isSuccessful: Bool {
    if case .success = self { true } else { false }
  }

  /// Why the navigation has failed; nil where it has succeeded.
  @available(*, deprecated, message: "write 'if case .failure(let error) = result'")
  public func getError() -> (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension RoutingError {
  /// What an app's own interceptors, tasks and factories say of their errors in the older spelling.
  /// New code throws errors of its own.
  ///
  /// ```swift
  /// completionHandler(false)
  /// throw RoutingError.Context("The shop is closed.")
  /// ```
  public struct Context: Error, CustomStringConvertible {
    /// What has happened, in words for whoever reads a log.
    public let debugDescription: String
    /// The error behind it.
    public let underlyingError: (any Error)?

    /// Says what has happened.
    public init(_ debugDescription: String, underlyingError: (any Error)? = nil) {
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }

    /// What has happened, and the error behind it.
    public var description: String {
      underlyingError.map { "\(debugDescription) (\($0))" } ?? debugDescription
    }
  }

  /// The app's own error.
  @available(*, deprecated, message: "throw an error of your own")
  public static func generic(_ context: Context) -> Context { context }

  /// The app's own error.
  @available(*, deprecated, message: "throw an error of your own")
  public static func compositionFailed(_ context: Context) -> Context { context }
}
