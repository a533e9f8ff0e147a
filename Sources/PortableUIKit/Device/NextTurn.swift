#if canImport(UIKit)
  import Dispatch

  /// Runs the body on the next turn of the run loop. `responder` says on whose clock where clocks are
  /// not real.
  @MainActor
  public func onNextTurn(of responder: UIResponder?, _ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
  }
#else
  /// Runs the body on the next turn of the run loop of the responder's device, or of the current one.
  @MainActor
  public func onNextTurn(of responder: UIResponder?, _ body: @escaping @MainActor () -> Void) {
    (responder?.device ?? .current).clock.add(after: .zero, work: body)
  }
#endif
