@_exported import AbsentDevice
import Testing

extension Trait where Self == ConditionTrait {
  /// For what steps time and touches the screen.
  package static var headlessOnly: Self {
    .enabled(if: hasHeadlessDevice, "On a simulator nobody can touch, or step time.")
  }
}
