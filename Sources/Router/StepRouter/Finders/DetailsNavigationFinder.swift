import PortableUIKit

/// Finds the stack of the details in a split view controller that is on screen: side by side the
/// secondary column's, collapsed the one stack there is.
///
/// ```swift
/// .using(.push())
/// .from(SingleStep(finder: DetailsNavigationFinder<Void>(), factory: NilFactory()))
/// .from(mail)
/// ```
@MainActor
public struct DetailsNavigationFinder<Context>: Finder {
  private let iterator: any StackIterator

  /// Looks through the split view controllers from the starting point on, for the first that has such
  /// a stack.
  public init(
    options: SearchOptions = .fullStack,
    startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    iterator = DefaultStackIterator(
      options: options, startingPoint: startingPoint, windowProvider: windowProvider)
  }

  /// The stack of the details; nil where no split view controller has one.
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
  /// The stack into which the columns are collapsed; nil where they are side by side.
  fileprivate var collapsedStack: UINavigationController? {
    isCollapsed ? children.first as? UINavigationController : nil
  }
}
