#if !canImport(UIKit)
extension HeadlessDevice {
  /// How much of a processor tasks may need off the main actor until they are left.
  static let usualTaskLimit = Duration.seconds(30)
  /// How many turns of the main queue are enough if nothing leaves it in any of them.
  private static let stillTurns = 5
  /// How many turns are enough in any case.
  private static let mostTurns = 1_000

  /// Waits until nothing moves, and no task has anything left to do at once: ``runUntilIdle()`` for
  /// code with `async` in it.
  ///
  /// ```swift
  /// device.perform { router.navigate(to: orders) }   // has an async interceptor
  /// await device.settle()
  /// ```
  ///
  /// A task that goes to an actor, to a function off the main actor or to tasks of its own is waited
  /// for, until it is done or waits: for the user, for a time limit. Tasks are known of from their
  /// beginning where the device was made with `timeMode: .manual`; on other devices, those that begin
  /// while it waits. Those of other devices are not waited for.
  ///
  /// What other threads bring, `Task.sleep`, and `Task.yield()` in an actor's code or in what that
  /// calls, is not waited for: it is not known of.
  ///
  /// What goes on for ever is left: movements after a minute of the device's time, tasks that keep
  /// going off the main actor and back after a thousand rounds, and those that are busy there without a
  /// pause when they have had a processor for half a minute, or have kept their threads for about a
  /// minute and needed none; ``warnings`` tells of these. How long a busy machine lets them wait does
  /// not count.
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

  /// Lets tasks run that are ready, those that they make ready, and so on.
  func letTasksRun() async {
    let turns = turnsOfTasks()
    turns.beginLook()
    defer { turns.endLook() }
    await letTasksRun(turns)
    tellOverruns(of: turns)
  }

  /// A task that yields without an end is left again and again, and told once.
  private func tellOverruns(of turns: TaskTurns) {
    guard turns.takeOverruns() > 0 else { return }
    warn("A task is busy off the main actor, and settle() has gone on without it.")
  }

  private func turnsOfTasks() -> TaskTurns {
    taskTurns ?? TaskTurns(limit: Self.usualTaskLimit, device: number, since: firstTask)
  }

  /// Blocks on the main queue are not seen, but run in their order; so a few still turns are better
  /// than one.
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
