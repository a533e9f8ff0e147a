#if !canImport(UIKit)
extension HeadlessDevice {
  /// A model of phone that takes more than a screen size to describe.
  public enum Model: Sendable {
    /// iPhone Duo: a phone that folds, with an outer display and an inner one. It starts closed and
    /// upright.
    case duo
  }

  /// The half of the inner display that the app has in Split View.
  public enum SplitHalf: Sendable {
    case leading
    /// The half beside the camera.
    case trailing
  }

  /// Makes a device of a model.
  ///
  /// ```swift
  /// let device = HeadlessDevice(.duo, timeMode: .manual)
  /// device.launch(AppDelegate()) { _ in SceneDelegate() }
  /// device.user.unfold()
  /// device.runUntilIdle()
  /// ```
  public convenience init(
    _ model: Model, timeMode: TimeMode = .automatic, systemVersion: OperatingSystemVersion = .duo
  ) {
    self.init(timeMode: timeMode, systemVersion: systemVersion, taskLimit: Self.usualTaskLimit)
  }

  /// Makes a device that folds. It waits for tasks off the main actor until they have used
  /// `taskLimit` of processor time.
  convenience init(
    timeMode: TimeMode, systemVersion: OperatingSystemVersion = .duo, taskLimit: Duration
  ) {
    self.init(
      timeMode: timeMode, idiom: .phone, screenSize: Duo.outer.upright,
      systemVersion: systemVersion, taskLimit: taskLimit)
    duo = Duo(outerScreen: screen)
  }

  /// The size of a scene that the user hasn't resized.
  var sceneSize: CGSize { duo?.sceneSize ?? screen.bounds.size }

  /// Whether a new scene has a place on the display (rule 183).
  var hasRoomForScenes: Bool { duo?.isInside ?? true }
}

extension OperatingSystemVersion {
  /// The first version of iOS for iPhone Duo: 27.1.
  public static let duo = OperatingSystemVersion(
    majorVersion: 27, minorVersion: 1, patchVersion: 0)
}
#endif
