/// The contents of a visible screen, in reading order, for a report to draw.
package struct ScreenContents: Hashable, Sendable, Codable {
  /// A text or a control.
  package struct Item: Hashable, Sendable, Codable {
    package enum Kind: String, Sendable, Codable {
      case text, button, field, toggle, segment, slider, stepper, row, picker, leadingBar, bar
    }

    package let kind: Kind
    package let text: String
    /// The text in a field, or the position of another control; nil if there's none.
    package var value: String?
    /// False if the user can't touch it now; otherwise nil.
    package var isEnabled: Bool?
  }

  /// The class of the screen, as in the window's hierarchy.
  package let screen: String
  package var items: [Item]
}
