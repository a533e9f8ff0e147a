import StepRouter

extension RouterSpy {
  /// A navigation that a ``RouterSpy`` was asked for.
  ///
  /// ```swift
  /// if let request = spy.lastRequest {
  ///   print(request)      // ProductViewController with 42, from Shop/Home.swift:40
  /// }
  /// ```
  public struct Request {
    /// The step of the destination: its class and where it is declared.
    public let destination: StepReference
    /// What the destination's own step gets: the context that was given, converted where the
    /// destination says so, or the one that a target has bound.
    public let context: Any
    /// Whether the last movement is animated.
    public let animated: Bool
    /// Where in the source the navigation was asked for.
    public let origin: CodeLocation
  }
}

extension RouterSpy.Request: CustomStringConvertible {
  /// The class, the context if there is one, and the place of the call.
  public var description: String {
    let content = context is Void ? "" : " with \(context)"
    return "\(destination.screen)\(content), from \(origin)"
  }
}
