import PortableUIKit

/// The anchor that a popover points to.
///
/// ```swift
/// .using(.present(presentationStyle: .popover, popoverSource: .barButtonItem(filterItem)))
/// ```
@MainActor
public enum PopoverSource {
  /// A view, or a part of it.
  case view(UIView, CGRect? = nil)
  /// A button in a bar.
  case barButtonItem(UIBarButtonItem)
  /// Any item that a popover can point to, such as a view, a bar button or a tab.
  case sourceItem(any UIPopoverPresentationControllerSourceItem)

  func apply(to popover: UIPopoverPresentationController?) {
    switch self {
    case .view(let view, let rect):
      popover?.sourceView = view
      popover?.sourceRect = rect ?? view.bounds
    case .barButtonItem(let item): popover?.barButtonItem = item
    case .sourceItem(let item): popover?.sourceItem = item
    }
  }
}
