import PortableUIKit

/// Where an action wants a view controller among a container's children, as far as a list of
/// children cannot say it.
///
/// The action attaches it to the view controller that it puts into the list; the container's adapter
/// takes it off when it gives the container its children.
enum Placement {
  case column(UISplitViewController.Column)
  case page(turnedBy: PageDirection)
  /// In the group of tabs with this identifier; at the end where no place is named.
  case tabGroup(String, at: Int?)
}

@MainActor private let placements = AttachedValue<Placement>()

extension UIViewController {
  var placement: Placement? {
    get { placements[self] }
    set { placements[self] = newValue }
  }
}
