import PortableUIKit

/// An ``AsyncScreen`` without its types.
@MainActor
package protocol ContentLoading: UIViewController {
  /// Whether the content isn't there: it's on its way, failed, or nothing has requested it yet.
  var lacksContent: Bool { get }
  /// Whether a load is under way that no time limit ends.
  var waitsWithoutLimit: Bool { get }

  /// Begins to load unless a load is under way, and calls back once: when the content is there, or
  /// when there won't be any.
  func loadContent(then completion: @escaping @MainActor ((any Error)?) -> Void)
}

extension UIViewController {
  /// This view controller if it's a screen whose content isn't there; otherwise nil.
  var asLackingContent: (any ContentLoading)? {
    guard AsyncScreens.haveBeenBuilt, let screen = self as? any ContentLoading, screen.lacksContent
    else { return nil }
    return screen
  }
}

@MainActor
package enum AsyncScreens {
  /// False until the first one, so that apps without any pay nothing for them.
  @exclusivity(unchecked) package internal(set) static var haveBeenBuilt = false
}
