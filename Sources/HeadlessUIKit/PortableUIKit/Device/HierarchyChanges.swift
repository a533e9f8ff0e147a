/// The number of changes to hierarchies of view controllers. Code that repeats a look at a hierarchy
/// skips it while the number stays the same.
package enum HierarchyChanges {
  #if canImport(UIKit)
  /// Nil: UIKit doesn't report its changes.
  package static var count: Int? { nil }
  #else
  /// The number of changes so far, on all devices together.
  package static var count: Int? { made }

  // View controllers change it as they go away, too.
  @exclusivity(unchecked) private nonisolated(unsafe) static var made = 0

  static func note() { made &+= 1 }
  #endif
}
