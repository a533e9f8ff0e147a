import PortableUIKit

@available(iOS 18.0, *)
@MainActor func disable(_ tab: UITab) {
  tab.isEnabled = false  // refused: 'isEnabled' is only available in iOS 18.4 or newer
}
