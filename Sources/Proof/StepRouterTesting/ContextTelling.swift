import PortableUIKit

/// A view controller that tells what it shows, for snapshots and reports.
///
/// ```swift
/// extension ProductViewController: ContextTelling {
///   var shownContext: String { "\(productID)" }
/// }
/// ```
///
/// A ``HierarchySnapshot`` then has it behind the title: `ProductViewController "Tea Cup" (12)`.
@MainActor
public protocol ContextTelling: UIViewController {
  /// What this view controller shows, in a word.
  var shownContext: String { get }
}
