#if os(visionOS)
import PortableUIKit

/// Stands in for no delegate: UIKit on visionOS asks none for the animators of tabs.
@MainActor
final class TabTransitions {
  let isPlaying = false

  static func of(_ tabBarController: UITabBarController) -> TabTransitions? { nil }

  static func prepare(_ tabBarController: UITabBarController, for children: [UIViewController]) {}

  func selecting<Result>(animated: Bool, _ select: () throws -> Result) rethrows -> Result {
    try select()
  }
}
#endif
