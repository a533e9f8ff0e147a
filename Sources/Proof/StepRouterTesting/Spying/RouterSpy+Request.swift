import PortableUIKit
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
    /// Whether screens in its way are told, and not asked whether they may go.
    public let isDiscarding: Bool
    /// Where in the source the navigation was asked for.
    public let origin: CodeLocation
    /// What it closes; nil for a screen that is shown.
    public let closing: Closing?
  }

  /// What a ``RouterSpy`` was asked to close.
  ///
  /// ```swift
  /// if spy.lastRequest?.closing == .screen(settingsScreen) { print("closed") }
  /// ```
  public enum Closing: Hashable {
    /// This screen, with all that lies above it.
    case screen(UIViewController)
    /// All that lies above this screen.
    case upTo(UIViewController)
    /// What the user sees.
    case back
  }
}

extension RouterSpy.Request: CustomStringConvertible {
  /// The class, the context if there is one, and the place of the call.
  public var description: String {
    let content = context is Void ? "" : " with \(context)"
    return "\(destination.screen)\(content), from \(origin)"
  }
}

extension RouterSpy.Closing {
  init(_ request: ClosingRequest) {
    switch request {
    case .screen(let screen): self = .screen(screen)
    case .upTo(let screen): self = .upTo(screen)
    case .back: self = .back
    }
  }
}
