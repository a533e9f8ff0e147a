import PortableUIKit

enum RandomStyle {
  static let all: [UIModalPresentationStyle] = [.pageSheet, .fullScreen, .overFullScreen, .popover]
  static let displayModes: [UISplitViewController.DisplayMode] = [
    .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
    .twoOverSecondary,
  ]
  static let columns: [UISplitViewController.Column] = [
    .primary, .secondary, .secondary, .supplementary, .compact,
  ]
}
