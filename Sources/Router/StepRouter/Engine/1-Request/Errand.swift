import PortableUIKit

/// A navigation's destination and completion, without their types.
@MainActor
protocol Errand: AnyObject {
  var destination: StepReference { get }
  /// Whether the navigation only closes a screen.
  var isClosing: Bool { get }

  /// Searches the destination's chain and plans the navigation.
  func plan(by search: Search) throws(RoutingError) -> Plan

  /// Passes the outcome to the caller's completion. Returns false if the caller passed none.
  func complete(with ending: Ending) -> Bool
}

/// An errand with its screen and context types.
final class TypedErrand<Screen: UIViewController, Context>: Errand {
  let destination: StepReference
  private let chain: Chain<Context>
  private let context: Context
  private let completion: NavigationRequest<Screen, Context>.Completion?

  init(
    to step: DestinationStep<Screen, Context>, with context: Context,
    completion: NavigationRequest<Screen, Context>.Completion?
  ) {
    destination = step.reference
    chain = step.chain
    self.context = context
    self.completion = completion
  }

  var isClosing: Bool { chain is ClosingPart }

  func plan(by search: Search) throws(RoutingError) -> Plan {
    try search.plan(to: destination, Screen.self, by: chain, with: context)
  }

  func complete(with ending: Ending) -> Bool {
    completion?(ending.outcome(of: destination)) != nil
  }
}
