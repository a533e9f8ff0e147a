import PortableUIKit
import StepRouter

extension RouterSpy {
  /// A navigation requested from a ``RouterSpy``.
  ///
  /// ```swift
  /// if let request = spy.lastRequest {
  ///   print(request)      // ProductViewController with 42, from Shop/Home.swift:40
  /// }
  /// ```
  public struct Request {
    /// The step of the destination: its class and its source location.
    public let destination: StepReference
    /// The context for the destination's own step: the context of the call after any conversion by
    /// the destination or its step, or the context bound to a target. For a switch, the step is the
    /// one in the case that it chooses.
    public let context: Any
    /// The context of the call.
    let requestedContext: Any
    /// Whether the router would animate the last movement.
    public let animated: Bool
    /// Whether the router would tell screens in the way to go instead of asking them.
    public let isDiscarding: Bool
    /// The source location of the call.
    public let origin: CodeLocation
    /// The closing that the request asks for; nil if it shows a screen, or if the screen to close
    /// has already gone.
    public let closing: Closing?
    /// Whether the request closes a screen, including one that has already gone.
    let isClosing: Bool
  }

  /// A closing requested from a ``RouterSpy``.
  ///
  /// ```swift
  /// if spy.lastRequest?.closing == .screen(settingsScreen) { print("closed") }
  /// ```
  public enum Closing: Hashable {
    /// Closes this screen and everything above it.
    case screen(UIViewController)
    /// Closes everything above this screen.
    case upTo(UIViewController)
    /// Closes the screen the user sees.
    case back
  }
}

extension RouterSpy.Request: CustomStringConvertible {
  /// The class, the context if there is one, and the source location of the call.
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
