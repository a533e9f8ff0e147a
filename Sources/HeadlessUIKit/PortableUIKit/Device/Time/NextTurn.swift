#if canImport(UIKit)
import Dispatch
#endif

/// Runs the body on the next turn of the run loop: on a headless device on that of the responder's
/// device, or of the current one.
@MainActor
public func onNextTurn(of responder: UIResponder?, _ body: @escaping @MainActor () -> Void) {
  #if canImport(UIKit)
  DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
  #else
  (responder?.device ?? .current).clock.add(after: .zero, work: body)
  #endif
}
