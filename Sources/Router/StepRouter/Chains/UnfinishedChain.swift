import PortableUIKit

/// A chain that isn't a destination yet: a ``StepAssembly``, or a ``StepChain`` that began with it.
/// Its verbs are `using` and `from`.
///
/// ```swift
/// let chain: any _UnfinishedChain =
///   StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
///   .using(.present())       // '.from(.current)' is missing
/// ```
@MainActor
public protocol _UnfinishedChain<Host, Screen, Context> {
  /// What comes next: the class of the action's host, or `_ActionMissing`.
  associatedtype Host
  /// The class of the view controller that the chain leads to.
  associatedtype Screen: UIViewController
  /// The context that a navigation passes to the chain.
  associatedtype Context

  /// The steps so far.
  var _steps: _ChainSteps<Context> { get }
}
