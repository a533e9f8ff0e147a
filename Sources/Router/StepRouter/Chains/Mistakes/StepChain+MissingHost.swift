import PortableUIKit

extension StepChain {
  /// Rejects an action whose predecessor has no host yet.
  @available(
    *, unavailable,
    message:
      "the action before this has no host: write '.from(NavigationControllerStep())', or another host, first"
  )
  public func using<NextHost>(
    _ action: some Action<NextHost>
  ) -> StepChain<NextHost, Screen, Context> {
    uncallable()
  }
}
