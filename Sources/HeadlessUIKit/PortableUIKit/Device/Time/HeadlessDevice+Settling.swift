#if !canImport(UIKit)
extension HeadlessDevice {
  /// The processor time tasks may use off the main actor before the device stops waiting for them.
  static let usualTaskLimit = Duration.seconds(30)
  /// The number of turns of the main queue in a row that are enough if no task leaves it.
  private static let stillTurns = 5
  /// The number of turns that are enough in any case.
  private static let mostTurns = 1_000

  /// Waits until nothing moves and no task has anything left to do right away: ``runUntilIdle()``
  /// for code that uses `async`.
  ///
  /// ```swift
  /// device.perform { router.navigate(to: orders) }   // has an async interceptor
  /// await device.settle()
  /// ```
  ///
  /// If a task calls an actor, a function off the main actor or tasks of its own, the device waits
  /// until that task ends or waits for something else, such as the user or a time limit. A device
  /// with `timeMode: .manual` from the start knows its tasks from their beginning; any other device
  /// knows only the tasks that begin while it waits. It doesn't wait for other devices' tasks.
  ///
  /// It doesn't wait for other threads, `Task.sleep`, or `Task.yield()` in an actor's code or in
  /// functions this code calls, because it can't see them.
  ///
  /// It gives up on anything that goes on forever: movements, after a minute of the device's time;
  /// tasks that keep leaving the main actor and coming back, after a thousand rounds; and tasks
  /// that are busy off the main actor without a pause, after half a minute of processor time, or
  /// after about a minute of keeping their threads without using a processor. ``warnings`` reports
  /// the busy tasks. The time they wait for a busy machine doesn't count.
  public func settle() async {
    let turns = turnsOfTasks()
    turns.beginLook()
    defer { turns.endLook() }
    let end = now + .seconds(60)
    repeat {
      clock.runUntilIdle(before: end)
      await letTasksRun(turns)
    } while clock.nextEntryDue.map { $0 < end } ?? false
    tellOverruns(of: turns)
  }

  /// Lets ready tasks run, then the tasks they make ready, and so on. Time stands still.
  package func letTasksRun() async {
    let turns = turnsOfTasks()
    turns.beginLook()
    defer { turns.endLook() }
    await letTasksRun(turns)
    tellOverruns(of: turns)
  }

  /// Warns once, however often a task that yields endlessly has exceeded the limit.
  private func tellOverruns(of turns: TaskTurns) {
    guard turns.takeOverruns() > 0 else { return }
    warn("A task is busy off the main actor, and settle() has gone on without it.")
  }

  private func turnsOfTasks() -> TaskTurns {
    taskTurns ?? TaskTurns(limit: Self.usualTaskLimit, device: number, since: firstTask)
  }

  /// Blocks on the main queue are invisible, but run in order. So several still turns are safer
  /// than a single one.
  private func letTasksRun(_ turns: TaskTurns) async {
    var still = 0
    for _ in 0..<Self.mostTurns where still < Self.stillTurns {
      let activity = turns.activity
      await turns.pass()
      still = turns.activity == activity ? still + 1 : 0
    }
  }
}
#endif
