import PortableUIKit

extension SwitchAssembly {
  /// An unfinished chain is no case.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func addCase(
    when condition: @MainActor (Context) throws -> Bool, from chain: some UnfinishedChain
  ) -> Self {
    uncallable()
  }

  /// An unfinished chain is no case.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func addCase(when condition: Bool, from chain: some UnfinishedChain) -> Self {
    uncallable()
  }

  /// An unfinished chain is no case.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func addCase<Found>(
    when finder: some Finder<Found, Context>, from chain: some UnfinishedChain
  ) -> Self {
    uncallable()
  }

  /// An unfinished chain is no case.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func addCase<Chain: UnfinishedChain>(_ choose: @MainActor (Context) throws -> Chain?)
    -> Self
  {
    uncallable()
  }

  /// An unfinished chain is no default.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func assemble(default chain: some UnfinishedChain) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// An unfinished chain is no default.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  public func assemble<Chain: UnfinishedChain>(
    default chain: @MainActor () throws -> Chain
  ) -> DestinationStep<Screen, Context> {
    uncallable()
  }
}
