import PortableUIKit

/// Finds the details' stack in a split view controller on screen: the secondary column's stack if
/// the columns are side by side, or the single stack if they're collapsed.
///
/// ```swift
/// .using(.push())
/// .from(SingleStep(finder: DetailsNavigationFinder<Void>(), factory: NilFactory()))
/// .from(mail)
/// ```
@MainActor
public struct DetailsNavigationFinder<Context>: Finder {
  private let iterator: any StackIterator

  /// Makes a finder that searches the split view controllers from the starting point for the first
  /// with a stack for its details.
  public init(
    options: SearchOptions = .fullStack,
    startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    iterator = DefaultStackIterator(
      options: options, startingPoint: startingPoint, windowProvider: windowProvider)
  }

  /// Returns the stack of the details, or nil if no split view controller has one.
  public func findViewController(with context: Context) throws -> UINavigationController? {
    var stack: UINavigationController?
    let _: UISplitViewController? = try iterator.first { split in
      stack = split.detailsStack ?? split.collapsedStack
      return stack != nil
    }
    return stack
  }
}

extension UISplitViewController {
  /// The stack that holds the collapsed columns. Nil if the columns are side by side.
  fileprivate var collapsedStack: UINavigationController? {
    isCollapsed ? children.first as? UINavigationController : nil
  }
}
