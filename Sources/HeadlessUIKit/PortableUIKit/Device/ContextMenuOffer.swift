/// What the user can choose in a context menu.
package struct ContextMenuOffer {
  /// The titles of the actions.
  package let titles: [String]
  /// Whether the menu has a preview to tap.
  package let hasPreview: Bool
}
