import PortableUIKit

/// A view controller that describes the context it shows, for snapshots and reports.
///
/// ```swift
/// extension ProductViewController: ContextTelling {
///   var shownContext: String { "\(productID)" }
/// }
/// ```
///
/// A ``HierarchySnapshot`` writes it after the title: `ProductViewController "Tea Cup" (12)`.
@MainActor
public protocol ContextTelling: UIViewController {
  /// A short description of the context that this view controller shows.
  var shownContext: String { get }
}
