/// A chain that isn't a destination yet. If you pass it as a destination or base, the compiler says
/// which part is missing.
///
/// ```swift
/// let chain: any UnfinishedChain =
///   StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
///   .using(.present())       // '.from(.current)' is missing
/// ```
@MainActor
public protocol UnfinishedChain {}

extension StepAssembly: UnfinishedChain {}
extension StepChain: UnfinishedChain {}
extension HostedChain: UnfinishedChain {}
extension FoundHostChain: UnfinishedChain {}
