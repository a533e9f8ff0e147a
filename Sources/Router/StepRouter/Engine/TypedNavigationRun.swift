import PortableUIKit

/// A navigation run with its screen and context types.
final class TypedNavigationRun<Screen: UIViewController, Context>: NavigationRun {
  private let chain: Chain<Context>
  private let context: Context
  private let completion: NavigationRequest<Screen, Context>.Completion?

  init(
    to destination: StepReference, by chain: Chain<Context>, with context: Context,
    after search: Search, conditions: Conditions,
    completion: NavigationRequest<Screen, Context>.Completion?
  ) {
    self.chain = chain
    self.context = context
    self.completion = completion
    super.init(to: destination, after: search, conditions: conditions)
  }

  override func plan(by search: Search) throws(RoutingError) -> Plan {
    try search.plan(to: destination, Screen.self, by: chain, with: context)
  }

  override var isClosing: Bool { chain is ClosingPart }

  override func complete(with ending: Ending) {
    if let completion { return completion(ending.outcome(of: destination)) }
    #if DEBUG
    if case .failure(let error) = ending { tellDeveloper(of: error) }
    #endif
  }

  #if DEBUG
  /// Warns the developer of a failure that the app doesn't handle and that would otherwise look
  /// like a dead button.
  private func tellDeveloper(of error: RoutingError) {
    if case .cancelled = error { return }
    // If the window is gone, no button is left that could look dead.
    if tracer.isObserved || window.isGone { return }
    DeveloperWarning.write("StepRouter: a navigation without a completion failed. \(error)")
  }
  #endif
}
