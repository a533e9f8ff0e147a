import PortableUIKit

/// A chain that isn't a destination yet: a ``StepAssembly``, a ``StepChain`` or a ``_HostedChain``.
/// Its verbs are `using` and `from`.
///
/// ```swift
/// let chain: any _UnfinishedChain =
///   StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
///   .using(.present())       // '.from(.current)' is missing
/// ```
@MainActor
public protocol _UnfinishedChain<Host, Screen, Context> {
  /// The marker of the verb that comes next: `_ActionMissing` for `using`, or for `from` the class
  /// of the view controllers that it accepts.
  associatedtype Host
  /// The class of the view controller that the chain leads to.
  associatedtype Screen: UIViewController
  /// The context that a navigation passes to the chain.
  associatedtype Context

  /// The steps so far.
  var _steps: _ChainSteps<Context> { get }
}
