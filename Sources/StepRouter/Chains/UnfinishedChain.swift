/// A chain that is no destination yet.
///
/// ```swift
/// StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
///   .using(.present())       // unfinished: '.from(.current)' is missing
/// ```
///
/// Nothing takes it; what is offered one says so.
@MainActor
public protocol UnfinishedChain {}

extension StepAssembly: UnfinishedChain {}
extension StepChain: UnfinishedChain {}
extension HostedChain: UnfinishedChain {}
extension FoundHostChain: UnfinishedChain {}
