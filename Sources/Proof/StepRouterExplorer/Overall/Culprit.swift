import PortableUIKit

/// The screen, or the control on it, that shows a fault.
struct Culprit: Hashable, Sendable, Codable {
  /// The class of the screen.
  let screen: String
  /// Its title.
  var title: String?
  /// The text on the control; nil if the screen itself is the culprit.
  var control: String?
  /// The destination whose request shows it; nil if a move of the user does.
  var request: String?

  /// The names by which an app can allow the fault.
  var names: [String] { [screen, title, control].compactMap(\.self) }

  /// The culprit without its title.
  var untitled: Self { Self(screen: screen, control: control) }
}

extension Culprit: CustomStringConvertible {
  /// The class and the title of the screen, then the control: `ReceiptScreen “Thanks”, “Close”`
  var description: String {
    let screen = title.map { "\(self.screen) “\($0)”" } ?? screen
    return control.map { "\(screen), “\($0)”" } ?? screen
  }
}

extension Culprit {
  /// Creates a culprit that is a screen or a control on it.
  @MainActor
  init(_ screen: UIViewController, control: String? = nil) {
    self.init(
      screen: String(describing: type(of: screen)), title: screen.writtenTitle, control: control)
  }
}
