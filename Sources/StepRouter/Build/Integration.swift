import PortableUIKit

/// A step's action, whatever its class and its host's.
@MainActor
protocol Integration: AnyObject {
  var type: TypeName { get }
  /// Where the action was given to the chain.
  var place: CodePlace { get }
  /// The class on which the action works.
  var host: any WantedClass { get }
  /// Whether the action works on a container's list of children.
  var isContainerAction: Bool { get }
  /// Whether it only adds a child, and no other can have to go.
  var isAddition: Bool { get }
  /// Whether it may also be merged with its neighbours.
  var isMergeable: Bool { get }
  /// What the plan can know about a built-in action; nil for the app's own.
  var planned: (any PlannableAction)? { get }
  /// Whether its view controller is meant to end up on screen by the router's doing; nil for the
  /// app's own, of which it cannot be known.
  var showsItsViewController: Bool? { get }

  /// Performs the action; the caller has checked that the host is accepted.
  func perform(
    with viewController: UIViewController, on host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void)
  func embed(_ child: UIViewController, in children: inout [UIViewController]) throws
}

/// What the planner asks a built-in action about before anything happens.
@MainActor
protocol PlannableAction {
  /// Whether the action can be told now to fail on this host.
  func checkPlan(host: UIViewController, window: UIWindow?, step: StepReference)
    throws(RoutingError)
  /// What the action removes from the hierarchy besides what the movements before it do.
  func removed(from host: UIViewController) -> [UIViewController]
  /// Whether its view controller is meant to end up on screen by the router's doing.
  var showsItsViewController: Bool { get }
  /// Whether it asks for a certain place among a container's children, which there may not be.
  var choosesPlace: Bool { get }
}

/// A built-in container action that may be known to remove no child.
@MainActor
protocol Addition {
  var isAddition: Bool { get }
}

extension PlannableAction {
  func checkPlan(host: UIViewController, window: UIWindow?, step: StepReference)
    throws(RoutingError)
  {}
  func removed(from host: UIViewController) -> [UIViewController] { [] }
  var showsItsViewController: Bool { true }
  var choosesPlace: Bool { false }
}

/// An action with its types.
@MainActor
final class ActionIntegration<Performed: Action>: Integration {
  private let action: Performed
  private let containerAction: (any ContainerAction)?
  let isContainerAction: Bool
  let isAddition: Bool
  let planned: (any PlannableAction)?
  let showsItsViewController: Bool?
  let place: CodePlace
  let host: any WantedClass = Wanted<Performed.ViewController>()

  init(_ action: Performed, place: CodePlace) {
    self.action = action
    self.place = place
    containerAction = action as? any ContainerAction
    planned = action as? any PlannableAction
    showsItsViewController = planned?.showsItsViewController
    isContainerAction = containerAction != nil
    isAddition = (action as? any Addition)?.isAddition ?? false
  }

  var type: TypeName { TypeName(Performed.self) }
  var isMergeable: Bool { isAddition || containerAction?.canBeMerged == true }

  func perform(
    with viewController: UIViewController, on host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let host = host as? Performed.ViewController else {
      return completion(.failure(IntegrationRefusal.noAdapter(TypeName(Swift.type(of: host)))))
    }
    action.perform(with: viewController, on: host, animated: animated, completion: completion)
  }

  func embed(_ child: UIViewController, in children: inout [UIViewController]) throws {
    try containerAction?.perform(embedding: child, in: &children)
  }
}
