import PortableUIKit

/// Lets those who have waited go on one after the other, in the order in which their waits have
/// ended.
///
/// Swift resumes tasks in no particular order. So the next one is resumed when the one before it is
/// back on the main actor.
@MainActor
final class WaitLine {
  private static let lines = AttachedValue<WaitLine>()

  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isReturning = false

  /// The line of the app.
  static var current: WaitLine {
    if let line = lines[UIApplication.shared] { return line }
    let line = WaitLine()
    lines[UIApplication.shared] = line
    return line
  }

  /// Resumes one that waits, behind those that are on their way back.
  func resume(_ continuation: CheckedContinuation<Void, Never>) {
    guard !isReturning else { return waiting.append(continuation) }
    isReturning = true
    continuation.resume()
  }

  /// Says that the last one that was resumed is back.
  func hasReturned() {
    guard !waiting.isEmpty else { return isReturning = false }
    waiting.removeFirst().resume()
  }
}
