#if !canImport(UIKit)
extension HeadlessDevice {
  /// How the user holds a phone that folds.
  package struct Pose: Equatable, Sendable {
    package let status: UIHinge.Status
    package let isUpright: Bool
    /// The half of the display that the app has in Split View.
    package let half: SplitHalf?
    /// Whether anything in the app hears of the hinge.
    package let isReported: Bool
  }

  /// The pose of the phone; nil on a device that doesn't fold.
  package var pose: Pose? {
    duo.map {
      Pose(
        status: $0.status, isUpright: $0.isUpright, half: $0.half, isReported: $0.hasInteractions)
    }
  }

  /// Whether the user can open another window now.
  package var offersWindows: Bool { hasRoomForScenes }
}
#endif
