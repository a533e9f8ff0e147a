import PortableUIKit
import StepRouter

/// A screen that is told by its configuration how it is closed, in the older spelling.
///
/// ```swift
/// final class ColorViewController: UIViewController, Dismissible {
///   var dismissalBlock: DismissalBlock<Void>?
/// }
/// ```
@MainActor
public protocol Dismissible: UIViewController {
  /// What the screen says when it is closed.
  associatedtype DismissalTargetContext

  /// How it is closed; ``DismissalMethodProvidingContextTask`` sets it.
  var dismissalBlock: DismissalBlock<DismissalTargetContext>? { get set }
}

/// How a screen is closed: what it says, whether that is animated, and who is told.
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
  /// Closes the screen as its configuration says; does nothing where it says nothing.
  public func dismissViewController(
    with context: DismissalTargetContext, animated: Bool,
    completion: (@MainActor (RoutingResult) -> Void)? = nil
  ) {
    dismissalBlock?(context, animated, completion)
  }
}

extension Dismissible where DismissalTargetContext == Void {
  /// Closes the screen as its configuration says; does nothing where it says nothing.
  public func dismissViewController(
    animated: Bool, completion: (@MainActor (RoutingResult) -> Void)? = nil
  ) {
    dismissalBlock?((), animated, completion)
  }
}

/// A ``Dismissible`` screen that need not keep its block itself.
///
/// ```swift
/// final class ColorViewController: UIViewController, DismissibleWithRuntimeStorage {
///   typealias DismissalTargetContext = Void
/// }
/// ```
@MainActor
public protocol DismissibleWithRuntimeStorage: Dismissible {}

extension DismissibleWithRuntimeStorage {
  /// The block, which lives as long as the screen.
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

/// Tells a ``Dismissible`` screen how it is closed.
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

  /// Closes screens by this block.
  public init(dismissalBlock: @escaping DismissalBlock<ViewController.DismissalTargetContext>) {
    block = dismissalBlock
  }

  /// Gives the screen the block.
  public func perform(on viewController: ViewController, with context: Context) throws {
    viewController.dismissalBlock = block
  }
}
