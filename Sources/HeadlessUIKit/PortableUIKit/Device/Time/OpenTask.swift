/// A task that the router begins for the app: a headless device knows of it by name until it is over.
@MainActor package final class OpenTask {
  #if !canImport(UIKit)
  private enum Phase: Equatable {
    case ready, running
  }

  private let name: @MainActor () -> String
  private var phase = Phase.ready
  private var toldPhase: Phase?

  private init(_ name: @escaping @MainActor () -> String) {
    self.name = name
  }
  #endif

  /// Begins a task on the main actor.
  ///
  /// - Parameters:
  ///   - name: Whose task it is, within a sentence. It is only called for a warning.
  ///   - body: What the task does.
  @discardableResult
  package static func begin(
    _ name: @escaping @MainActor () -> String, _ body: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    #if canImport(UIKit)
    return Task { @MainActor in await body() }
    #else
    let open = OpenTask(name)
    let device = HeadlessDevice.current
    device.openTasks.append(open)
    return Task { @MainActor [weak device] in
      open.phase = .running
      await body()
      device?.openTasks.removeAll { $0 === open }
    }
    #endif
  }
}

#if !canImport(UIKit)
extension OpenTask {
  /// Why the device is not where the test may think that it is; nil if that was said.
  fileprivate func takeAdvice() -> String? {
    guard toldPhase != phase else { return nil }
    toldPhase = phase
    switch phase {
    case .ready:
      return "runUntilIdle() runs no tasks, and that of \(name()) has not begun: write `await "
        + "device.settle()` instead."
    case .running:
      return "runUntilIdle() runs no tasks, and that of \(name()) is not over: write `await "
        + "device.settle()` instead, unless it waits for the user."
    }
  }
}

extension HeadlessDevice {
  /// A test that looks too early seldom asks for warnings: so they are written out, too.
  func tellOpenTasks() {
    for line in openTasks.compactMap({ $0.takeAdvice() }) { say(line) }
  }
}
#endif
