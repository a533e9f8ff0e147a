/// A task that the router begins for the app. A headless device knows it by name until it's over.
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
  ///   - name: The task's owner, as part of a sentence. Called only for a warning.
  ///   - body: The task's work.
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
  /// Explains why the device isn't where the test may expect it; nil if that is already said.
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
  /// Warns of open tasks. A test that looks too early seldom reads the warnings, so this also
  /// writes them to standard error.
  func tellOpenTasks() {
    for line in openTasks.compactMap({ $0.takeAdvice() }) { say(line) }
  }
}
#endif
