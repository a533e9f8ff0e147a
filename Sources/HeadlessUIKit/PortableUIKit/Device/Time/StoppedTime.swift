/// Notices that something is awaited which only a device's time can bring, while nobody lets that
/// time pass: the test would hang without a word.
///
/// Whether somebody else is about to let it pass cannot be known at once. So it looks again, each
/// time behind everything that tasks have to do, and speaks when time has not moved and no task has
/// had anything to do for a while. So a busy machine does not make it speak.
///
/// On a phone time does not stand still, and nothing is watched.
@MainActor package enum StoppedTime {
  /// Begins what will be awaited, and watches the devices that it needs.
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
  /// How often it looks before it speaks, and how long it pauses between, on the wall clock.
  package struct Patience: Sendable {
    let looks: Int
    let pause: Duration

    package init(looks: Int, pause: Duration) {
      self.looks = looks
      self.pause = pause
    }

    @TaskLocal package static var current = Patience(looks: 10, pause: .milliseconds(100))
  }

  /// One that looks, until what is awaited is over or it has spoken.
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
  /// The clocks that are given something to do by `body`, and the current device's.
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
  /// Warns, and writes the line out for a test that never reads the warnings, for example because it
  /// hangs.
  func say(_ line: String) {
    warn(line)
    writeToStandardError(line)
  }
}
#endif
