/// How deep the call stack is at several points: whether repeated work is done in a loop, or each
/// time from within the last.
@MainActor
final class StackDepth {
  private var lowest = UInt.max
  private var highest = UInt.min
  private(set) var count = 0

  /// The bytes between the deepest and the highest point.
  var spread: UInt { count == 0 ? 0 : highest - lowest }

  @inline(never)
  func note() {
    var here = 0
    withUnsafeMutablePointer(to: &here) { pointer in
      let address = UInt(bitPattern: pointer)
      lowest = min(lowest, address)
      highest = max(highest, address)
    }
    count += 1
  }
}
