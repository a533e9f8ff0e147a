import PortableUIKit

extension SwitchAssembly {
  /// Rejects an unfinished chain as a case.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  public func addCase(
    when condition: @MainActor (Context) throws -> Bool, from chain: some _UnfinishedChain
  ) -> Self {
    uncallable()
  }

  /// Rejects an unfinished chain as a case.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  public func addCase(when condition: Bool, from chain: some _UnfinishedChain) -> Self {
    uncallable()
  }

  /// Rejects an unfinished chain as a case.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  public func addCase<Found>(
    when finder: some Finder<Found, Context>, from chain: some _UnfinishedChain
  ) -> Self {
    uncallable()
  }

  /// Rejects an unfinished chain as a case.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  public func addCase<Chain: _UnfinishedChain>(_ choose: @MainActor (Context) throws -> Chain?)
    -> Self
  {
    uncallable()
  }

  /// Rejects an unfinished chain as the default.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  public func assemble(default chain: some _UnfinishedChain) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Rejects an unfinished chain as the default.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  public func assemble<Chain: _UnfinishedChain>(
    default chain: @MainActor () throws -> Chain
  ) -> DestinationStep<Screen, Context> {
    uncallable()
  }
}
