import PortableUIKit

/// Gives objects that should be gone time to go. A sleeping task or a timer that the explorer
/// doesn't know of may hold one for a moment.
@MainActor
final class LeakGrace {
  /// The length of the grace period. It's counted in turns instead of seconds, because a busy
  /// machine takes longer for each turn.
  private static let turnCount = 100
  private static let turn = Duration.milliseconds(20)

  /// The classes whose objects have outlived a grace period. They get no second one, or every trial
  /// of a leaking app would take that long.
  private var confirmed: Set<Substring> = []

  /// Returns the objects that outlive the grace period.
  ///
  /// - Parameters:
  ///   - isOver: Whether nothing else will happen on the device, so that its clock may advance,
  ///     too.
  ///   - living: Returns the objects that are alive now.
  func outliving(
    on device: TestDevice, isOver: Bool, _ living: @MainActor () -> [Leak]
  ) async -> [Leak] {
    var leaks = living()
    guard leaks.contains(where: { !confirmed.contains($0.type) }) else { return leaks }
    if isOver {
      await device.passMinute()
      await device.settle()
      leaks = living()
    }
    for _ in 0..<Self.turnCount where !leaks.isEmpty {
      try? await Task.sleep(for: Self.turn)
      await device.settle()
      leaks = living()
    }
    confirmed.formUnion(leaks.map(\.type))
    return leaks
  }
}
