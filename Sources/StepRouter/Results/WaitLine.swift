import PortableUIKit

/// Lets those who have waited go on one after the other, in the order in which their waits have
/// ended.
///
/// Swift resumes tasks in no particular order. So the next one is resumed when the one before it is
/// back on the main actor.
@MainActor
enum WaitLine {
  private static var waiting: [CheckedContinuation<Void, Never>] = []
  private static var isReturning = false

  /// Resumes one that waits, behind those that are on their way back.
  static func resume(_ continuation: CheckedContinuation<Void, Never>) {
    guard !isReturning else { return waiting.append(continuation) }
    isReturning = true
    continuation.resume()
  }

  /// Says that the last one that was resumed is back.
  static func hasReturned() {
    guard !waiting.isEmpty else { return isReturning = false }
    waiting.removeFirst().resume()
  }
}
