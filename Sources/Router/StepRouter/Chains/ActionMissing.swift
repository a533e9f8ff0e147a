/// Marks a chain whose last step has no action yet; `using` sets it.
///
/// ```swift
/// let hosted: _HostedChain<_ActionMissing, ProductViewController, Product.ID> =
///   StepAssembly(finder: ClassFinder(), factory: ProductFactory())
///   .using(.push())
///   .from(NavigationControllerStep())
/// ```
public enum _ActionMissing {}
