#if !canImport(UIKit)
@available(iOS 26.0, *)
extension UIScene {
  /// A way in which a scene goes that takes its session with it.
  public struct DestructionCondition: Hashable, Sendable {
    private let number: Int

    /// The system disconnects the scene, or ends the app's process.
    public static var systemDisconnection: DestructionCondition {
      DestructionCondition(number: 1)
    }

    /// The user leaves the scene, such as by swiping home.
    public static var userInitiatedDismissal: DestructionCondition {
      DestructionCondition(number: 2)
    }
  }
}

extension HeadlessDevice {
  /// Discards the sessions of the scenes with this condition. The app hears of it at once, or at
  /// its next launch.
  func discard(_ scenes: some Sequence<UIScene>, because condition: UIScene.DestructionCondition) {
    let lost = scenes.filter { $0.destructionConditions.contains(condition) }
    for session in lost.map(\.session) { discard(session) }
  }
}
#endif
