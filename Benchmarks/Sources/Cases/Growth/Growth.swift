import PortableUIKit

/// Work on a number of things, to see how its cost grows with their number.
///
/// Unlike a ``Case``, it runs once: much of it can't be undone.
@MainActor
public struct Growth {
  /// Each size is twice the one before.
  public nonisolated static let sizeCount = 4

  private let device: HeadlessDevice
  private let work: @MainActor () -> Void

  init(on stage: Stage, _ work: @escaping @MainActor () -> Void) {
    device = stage.device
    self.work = work
  }

  /// Does the work.
  public func perform() { device.perform(work) }
}

/// Does the work of a growth. Callgrind counts the instructions in here.
@inline(never)
@_optimize(none)
@MainActor
public func performCountedWork(_ counted: Growth) { counted.perform() }
