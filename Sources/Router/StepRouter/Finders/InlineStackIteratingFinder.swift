import PortableUIKit

/// Finds the first view controller that satisfies a closure.
///
/// ```swift
/// InlineStackIteratingFinder { (chat: ChatViewController, room: Room.ID) in chat.room == room }
/// ```
@MainActor
public struct InlineStackIteratingFinder<ViewController: UIViewController, Context>:
  StackIteratingFinder
{
  /// The view controllers to search, and their order.
  public let iterator: any StackIterator
  private let predicate: @MainActor (ViewController, Context) -> Bool

  /// Makes a finder that follows the options. By default it searches the whole stack, starting from
  /// the topmost view controller.
  public init(
    options: SearchOptions = .fullStack,
    startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider(),
    predicate: @escaping @MainActor (ViewController, Context) -> Bool
  ) {
    iterator = DefaultStackIterator(
      options: options, startingPoint: startingPoint, windowProvider: windowProvider)
    self.predicate = predicate
  }

  /// Calls the closure for this view controller.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    predicate(viewController, context)
  }
}
