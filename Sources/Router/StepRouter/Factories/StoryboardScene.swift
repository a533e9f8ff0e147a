import PortableUIKit

/// A view controller's place in a storyboard.
struct StoryboardScene {
  let name: String
  let bundle: Bundle?
  let identifier: String?

  /// - Parameter creator: Called first. If it returns nil, the storyboard makes the view
  ///   controller.
  @MainActor
  func instantiate<ViewController: UIViewController>(
    creator: @escaping @MainActor (NSCoder) -> ViewController? = { _ in nil }
  ) throws(StoryboardMismatch) -> ViewController {
    let made = instantiateAny { coder in creator(coder) }
    if let made = made as? ViewController { return made }
    throw StoryboardMismatch(
      storyboard: name, identifier: identifier, expected: TypeName(ViewController.self),
      found: made.map { TypeName(type(of: $0)) })
  }

  @MainActor
  private func instantiateAny(
    creator: @escaping (NSCoder) -> UIViewController?
  ) -> UIViewController? {
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    if let identifier {
      return storyboard.instantiateViewController(identifier: identifier, creator: creator)
    }
    return storyboard.instantiateInitialViewController(creator: creator)
  }
}
