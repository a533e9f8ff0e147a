import PortableUIKit
import StepRouter

extension RoutingResult {
  /// Whether the result is `.success`.
  public var isSuccessful: Bool {
    if case .success = self { true } else { false }
  }

  /// Returns the error of a `.failure`; nil for `.success`.
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
  /// Whether the navigation succeeded.
  public var isSuccessful: Bool {
    if case .success = self { true } else { false }
  }

  /// Returns the reason why the navigation failed; nil if it succeeded.
  @available(*, deprecated, message: "write 'if case .failure(let error) = result'")
  public func getError() -> (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension RoutingError {
  /// An error from an app's own interceptors, tasks and factories, in the older spelling. In new
  /// code, throw your own errors.
  ///
  /// ```swift
  /// completionHandler(false)
  /// throw RoutingError.Context("The shop is closed.")
  /// ```
  public struct Context: Error, CustomStringConvertible {
    /// A description for readers of a log.
    public let debugDescription: String
    /// The underlying error, if there is one.
    public let underlyingError: (any Error)?

    /// Creates an error with a description.
    public init(_ debugDescription: String, underlyingError: (any Error)? = nil) {
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }

    /// The description and the underlying error.
    public var description: String {
      underlyingError.map { "\(debugDescription) (\($0))" } ?? debugDescription
    }
  }

  /// Returns the app's own error.
  @available(*, deprecated, message: "throw an error of your own")
  public static func generic(_ context: Context) -> Context { context }

  /// Returns the app's own error.
  @available(*, deprecated, message: "throw an error of your own")
  public static func compositionFailed(_ context: Context) -> Context { context }
}
