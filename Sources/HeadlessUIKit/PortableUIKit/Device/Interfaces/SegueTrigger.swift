#if !canImport(UIKit)
/// The target that performs a segue of a storyboard when the user touches its control.
final class SegueTrigger: NSObject, ActionTarget {
  static let action: Selector = Selector(("perform:"))

  private let segue: String
  private weak var source: UIViewController?

  init(_ segue: String, of source: UIViewController) {
    self.segue = segue
    self.source = source
    super.init()
  }

  @MainActor func method(named action: Selector) -> (@MainActor (Any?) -> Void)? {
    guard action == Self.action else { return nil }
    return { [weak self] sender in self?.perform(from: sender) }
  }

  @MainActor func perform(from sender: Any?) {
    source?.triggerSegue(segue, sender: sender)
  }
}
#endif
