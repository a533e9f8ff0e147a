import PortableUIKit

/// The screen in front with its title, to tell whether a gesture that the user cancels empties it.
/// Doesn't keep the screen alive.
@MainActor
struct TitledScreen {
  private let window: UIWindow
  private weak var screen: UIViewController?
  private let title: String

  /// Takes the screen in front; nil if it has no title.
  init?(_ window: UIWindow) {
    guard let screen = window.visible.last, let title = screen.writtenTitle, !title.isEmpty else {
      return nil
    }
    self.window = window
    self.screen = screen
    self.title = title
  }

  /// The fault in a sentence, if the screen has lost its title.
  var lost: String? {
    guard let screen, screen.writtenTitle?.isEmpty ?? true,
      window.visible.contains(where: { $0 === screen })
    else { return nil }
    return
      "\(type(of: screen)) “\(title)” has no title any more, though the user has taken the swipe "
      + "back: it let go of its content before it was gone."
  }
}
