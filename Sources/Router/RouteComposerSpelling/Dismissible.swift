import PortableUIKit
import StepRouter

/// A screen whose configuration provides a block that closes it, in the older spelling.
///
/// ```swift
/// final class ColorViewController: UIViewController, Dismissible {
///   var dismissalBlock: DismissalBlock<Void>?
/// }
/// ```
@MainActor
public protocol Dismissible: UIViewController {
  /// The type of the value that the screen passes when it closes.
  associatedtype DismissalTargetContext

  /// The block that closes the screen; ``DismissalMethodProvidingContextTask`` sets it.
  var dismissalBlock: DismissalBlock<DismissalTargetContext>? { get set }
}

/// A closure that closes a screen. It takes the screen's value, whether to animate, and a
/// completion.
///
/// ```swift
/// let close: DismissalBlock<Void> = { _, animated, completion in
///   list.dismiss(animated: animated) { completion?(.success) }
/// }
/// ```
public typealias DismissalBlock<Context> =
  @MainActor (
    _ context: Context, _ animated: Bool,
    _ completion: (@MainActor (RoutingResult) -> Void)?
  ) -> Void

extension Dismissible {
  /// Closes the screen with its block; does nothing without one.
  public func dismissViewController(
    with context: DismissalTargetContext, animated: Bool,
    completion: (@MainActor (RoutingResult) -> Void)? = nil
  ) {
    dismissalBlock?(context, animated, completion)
  }
}

extension Dismissible where DismissalTargetContext == Void {
  /// Closes the screen with its block; does nothing without one.
  public func dismissViewController(
    animated: Bool, completion: (@MainActor (RoutingResult) -> Void)? = nil
  ) {
    dismissalBlock?((), animated, completion)
  }
}

/// A ``Dismissible`` screen that doesn't have to store its block itself.
///
/// ```swift
/// final class ColorViewController: UIViewController, DismissibleWithRuntimeStorage {
///   typealias DismissalTargetContext = Void
/// }
/// ```
@MainActor
public protocol DismissibleWithRuntimeStorage: Dismissible {}

extension DismissibleWithRuntimeStorage {
  /// The block that closes the screen, stored for as long as the screen lives.
  public var dismissalBlock: DismissalBlock<DismissalTargetContext>? {
    get { (blocks[self] as? KeptBlock<DismissalTargetContext>)?.block }
    set { blocks[self] = newValue.map(KeptBlock.init) }
  }
}

@MainActor private let blocks = AttachedValue<AnyObject>()

private final class KeptBlock<Context> {
  let block: DismissalBlock<Context>
  init(block: @escaping DismissalBlock<Context>) { self.block = block }
}

/// Gives a ``Dismissible`` screen the block that closes it.
///
/// ```swift
/// DismissalMethodProvidingContextTask<ColorViewController, String>(
///   dismissalBlock: { _, animated, completion in
///     list.dismiss(animated: animated) { completion?(.success) }
///   })
/// ```
@MainActor
public struct DismissalMethodProvidingContextTask<ViewController: Dismissible, Context>:
  ContextTask
{
  private let block: DismissalBlock<ViewController.DismissalTargetContext>

  /// Creates a task that sets this block.
  public init(dismissalBlock: @escaping DismissalBlock<ViewController.DismissalTargetContext>) {
    block = dismissalBlock
  }

  /// Sets the screen's block.
  public func perform(on viewController: ViewController, with context: Context) throws {
    viewController.dismissalBlock = block
  }
}
