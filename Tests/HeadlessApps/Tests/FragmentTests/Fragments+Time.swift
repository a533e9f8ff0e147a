@testable import Fragments

extension Fragment {
  static let time: [Fragment] = [
    Fragment(TimerWithTarget.self, ["fired"]),
    Fragment(TimerThatRepeats.self, ["fired", "fired"]),
    Fragment(TimerStopped.self, ["valid false"]),
    Fragment(TimerWithInfo.self, ["two"]),
    Fragment(TimerFiredByHand.self, ["fired"]),
    Fragment(TimerWithClosure.self, ["fired"]),
    Fragment(TimerWithClosureThatRepeats.self, ["tick", "tick", "tick"]),
    Fragment(Frames.self, ["30 frames"]),
    Fragment(FramesPaused.self, []),
    Fragment(PerformedLater.self, ["asked", "hidden"]),
    Fragment(PerformedLaterWithObject.self, ["search tea"]),
    Fragment(PerformCancelled.self, ["cancelled"]),
    Fragment(PerformOfOneCancelled.self, ["two"]),
    Fragment(PerformedOnMainThread.self, ["asked", "reloaded"]),
    Fragment(NextTurnOfMainQueue.self, ["now", "later"]),
    Fragment(NextTurnWithExecute.self, ["now", "later"]),
    Fragment(DelayOnMainQueue.self, ["a tenth", "half a second"]),
    Fragment(WorkItemCancelled.self, ["tea"]),
    Fragment(TimerThatLetsGo.self, ["held", "gone"]),
    Fragment(TimeOfMedia.self, ["passed"]),
  ]

  static let tasks: [Fragment] = [
    Fragment(TaskThatSleeps.self, ["a tenth", "half a second"]),
    Fragment(TaskCancelledAsleep.self, ["cancelled"]),
    Fragment(NotificationsInATask.self, ["fragmentDidChange"]),
  ]
}
