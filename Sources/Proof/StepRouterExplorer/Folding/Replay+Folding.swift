import PortableUIKit

extension Replay {
  #if canImport(UIKit)
  var canFold: Bool { false }

  var pose: String { "" }

  func changeDisplay() {}

  /// Whether the user can open another window now.
  var offersWindows: Bool { true }
  #else
  /// Whether the app is on a phone that folds.
  var canFold: Bool { device.headless.pose != nil }

  /// The part of the phone's pose that distinguishes states. Empty on a device that doesn't fold.
  var pose: String { device.headless.pose?.text ?? "" }

  /// Closes the phone if it's open, and opens it otherwise, without waiting for anything.
  func changeDisplay() {
    noteEverybody()
    let user = device.headless.user
    if !user.fold() { user.unfold() }
  }

  /// Whether the user can open another window now.
  var offersWindows: Bool { device.headless.offersWindows }
  #endif
}
