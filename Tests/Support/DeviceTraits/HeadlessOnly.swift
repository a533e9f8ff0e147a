@_exported import AbsentDevice
import Testing

extension Trait where Self == ConditionTrait {
  /// For tests that step time or touch the screen.
  package static var headlessOnly: Self {
    .enabled(if: hasHeadlessDevice, "On a simulator nobody can touch, or step time.")
  }
}
