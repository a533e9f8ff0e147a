#if !canImport(UIKit)
import Dispatch
import Foundation

/// Detects code that runs on the main actor. Its thread isn't always the main thread: with nothing
/// but `dispatchMain()` running, as in tests on Linux, it can be any thread.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }
}
#endif
