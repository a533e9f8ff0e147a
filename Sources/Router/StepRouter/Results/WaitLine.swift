import PortableUIKit

/// Resumes the callers whose waits have ended, one after another, in the order in which the waits
/// ended.
///
/// Swift resumes tasks in no particular order. So the line resumes the next caller only when the
/// one before it is back on the main actor.
@MainActor
final class WaitLine {
  private static let lines = AttachedValue<WaitLine>()
  private static let lineOfExtension = WaitLine()

  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isReturning = false

  static var current: WaitLine {
    guard let app = RunningApplication.shared else { return lineOfExtension }
    if let line = lines[app] { return line }
    let line = WaitLine()
    lines[app] = line
    return line
  }

  /// Resumes a caller, after the callers already on their way back.
  func resume(_ continuation: CheckedContinuation<Void, Never>) {
    guard !isReturning else { return waiting.append(continuation) }
    isReturning = true
    continuation.resume()
  }

  /// Notes that the last resumed caller is back, and resumes the next.
  func hasReturned() {
    guard !waiting.isEmpty else { return isReturning = false }
    waiting.removeFirst().resume()
  }
}
