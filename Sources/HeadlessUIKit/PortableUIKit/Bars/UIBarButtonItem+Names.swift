#if canImport(UIKit)
extension UIBarButtonItem {
  /// The name of the button in English: its title, or else its accessibility label. UIKit doesn't say
  /// which of its own buttons an item is.
  package var spokenName: String? { title ?? accessibilityLabel }
}
#else
extension UIBarButtonItem {
  /// The name of the button in English: its title, or else its accessibility label, or else what
  /// VoiceOver calls one of UIKit's own buttons.
  package var spokenName: String? { title ?? accessibilityLabel ?? systemItem?.spokenName }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var spokenName: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    case .action: "Share"
    case .trash: "Delete"
    case .fastForward: "Fast Forward"
    case .pageCurl: "Page Curl"
    default: "\(self)".capitalized
    }
  }
}
#endif
