#if canImport(UIKit)
import Dispatch
#endif

/// Runs the body on the next turn of the run loop. A headless device runs it on the next turn of
/// the responder's device, or of the current device if `responder` is nil.
@MainActor
public func onNextTurn(of responder: UIResponder?, _ body: @escaping @MainActor () -> Void) {
  #if canImport(UIKit)
  DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
  #else
  (responder?.device ?? .current).clock.add(after: .zero, work: body)
  #endif
}
