/// Notices when a test awaits something that only a device's time can bring, but doesn't let that
/// time pass: the test would hang without a word.
///
/// It can't know at once whether some other code is about to let time pass. So it looks repeatedly,
/// each time behind everything that tasks have to do. It warns when time hasn't moved and tasks
/// have had nothing to do for a while, so a busy machine doesn't trigger it.
///
/// On a phone, time doesn't stand still, so nothing is watched.
@MainActor package enum StoppedTime {
  /// Begins the awaited work, and watches the devices it needs.
  package static func watch<Awaited: AnyObject>(
    _ subject: @autoclosure () -> String, isOver: @escaping @MainActor (Awaited) -> Bool,
    _ begin: () -> Awaited
  ) -> Awaited {
    #if canImport(UIKit)
    return begin()
    #else
    let (awaited, clocks) = DeviceClock.used(by: begin)
    guard !isOver(awaited) else { return awaited }
    let lookout = Lookout(subject: subject()) { [weak awaited] in awaited.map(isOver) ?? true }
    for clock in clocks where clock.mode == .manual { lookout.look(at: clock, from: clock.steps) }
    return awaited
    #endif
  }
}

#if !canImport(UIKit)
extension StoppedTime {
  /// The number of looks before it warns, and the pause between them on the wall clock.
  package struct Patience: Sendable {
    let looks: Int
    let pause: Duration

    package init(looks: Int, pause: Duration) {
      self.looks = looks
      self.pause = pause
    }

    @TaskLocal package static var current = Patience(looks: 10, pause: .milliseconds(100))
  }

  /// Looks repeatedly, until the awaited work is over or it has warned.
  @MainActor private struct Lookout {
    private let subject: String
    private let isOver: @MainActor () -> Bool
    private let patience = Patience.current
    private let turns = TaskTurns(limit: .seconds(1), device: nil, since: 0)

    init(subject: String, isOver: @escaping @MainActor () -> Bool) {
      self.subject = subject
      self.isOver = isOver
      turns.beginLook()
    }

    func look(
      at clock: DeviceClock, from steps: Int, activity: Int = 0, times: Int = 0
    ) {
      DispatchQueue.main.asyncAfter(deadline: .now() + patience.pause / .seconds(1)) {
        [weak clock] in
        Task { @MainActor in
          await turns.pass()
          guard let clock, clock.mode == .manual, clock.steps == steps, !isOver() else { return }
          let now = turns.activity
          // An interceptor that waits for the user needs no time.
          let times = clock.isIdle || now != activity ? 0 : times + 1
          if times < patience.looks {
            look(at: clock, from: steps, activity: now, times: times)
          } else {
            clock.device?.say(advice)
          }
        }
      }
    }

    private var advice: String {
      "\(subject) waits for this device's time, which stands still (timeMode: .manual). Let it pass "
        + "meanwhile: begin with `async let` or in a `Task`, then call `device.runUntilIdle()` or "
        + "`await device.settle()`. Or let it pass by itself: HeadlessDevice(timeMode: .automatic)."
    }
  }
}

extension DeviceClock {
  /// Runs `body`, and returns the clocks it adds work to, including the current device's.
  fileprivate static func used<Result>(by body: () -> Result) -> (Result, [DeviceClock]) {
    let outer = noticing
    var clocks = [HeadlessDevice.current.clock]
    noticing = { clock in
      if !clocks.contains(where: { $0 === clock }) { clocks.append(clock) }
      outer?(clock)
    }
    defer { noticing = outer }
    return (body(), clocks)
  }
}

extension HeadlessDevice {
  /// Warns, and writes the line to standard error for a test that never reads the warnings, for
  /// example because it hangs.
  func say(_ line: String) {
    warn(line)
    writeToStandardError(line)
  }
}
#endif
