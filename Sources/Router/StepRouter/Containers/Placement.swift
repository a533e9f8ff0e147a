import PortableUIKit

/// The place that an action has chosen for a view controller among a container's children, if the
/// order of the list can't express it.
///
/// The action attaches it to the view controller that it adds to the list. The container's adapter
/// detaches it when it sets the children.
enum Placement {
  case column(UISplitViewController.Column)
  case arrangement(ArrangementSlot)
  case page(turnedBy: PageDirection)
  /// In the group of tabs with this identifier, at the end if the index is nil.
  case tabGroup(String, at: Int?)
}

@MainActor private let placements = AttachedValue<Placement>()

extension UIViewController {
  var placement: Placement? {
    get { placements[self] }
    set { placements[self] = newValue }
  }
}
