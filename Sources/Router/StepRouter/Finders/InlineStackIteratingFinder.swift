import PortableUIKit

/// Finds the first view controller for which a closure says yes.
///
/// ```swift
/// InlineStackIteratingFinder { (chat: ChatViewController, room: Room.ID) in chat.room == room }
/// ```
@MainActor
public struct InlineStackIteratingFinder<ViewController: UIViewController, Context>:
  StackIteratingFinder
{
  /// Where the finder looks, and in which order.
  public let iterator: any StackIterator
  private let predicate: @MainActor (ViewController, Context) -> Bool

  /// Looks where the options say, by default through the whole stack from the
  /// topmost view controller.
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

  /// Asks the closure about this view controller.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    predicate(viewController, context)
  }
}
