/// A chain that is not a destination yet. Nothing takes it; where you give one, the compiler says
/// what is missing.
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
