import PortableUIKit

/// A step's action, whatever its class and its host's.
@MainActor
class Integration {
  /// Where the action was given to the chain.
  let location: CodeLocation
  /// What the plan can know of a built-in action; nil for the app's own.
  let builtIn: (any BuiltInAction)?
  /// Whether there is such, and whether it has something to check in a plan.
  let isBuiltIn: Bool
  let isCheckedInPlan: Bool
  /// Whether it only adds something, and nothing can have to go.
  let isAddition: Bool
  /// Whether its view controller is meant to end up on screen by the router's doing; nil for the
  /// app's own, of which it cannot be known.
  let showsItsViewController: Bool?
  /// The class on which the action works.
  let host: any WantedClass

  init(_ action: some Action, host: any WantedClass, location: CodeLocation) {
    self.location = location
    self.host = host
    let builtIn = action as? any BuiltInAction
    self.builtIn = builtIn
    isBuiltIn = builtIn != nil
    isAddition = builtIn?.isAddition ?? false
    isCheckedInPlan = builtIn.map { !$0.isAddition || $0.choosesPlace } ?? false
    showsItsViewController = builtIn?.showsItsViewController
  }

  /// The integration of an action of a chain.
  static func by(_ action: some Action, location: CodeLocation) -> Integration {
    if let action = action as? any ContainerAction {
      return embedding(by: action, location: location)
    }
    return ActionIntegration(action, location: location)
  }

  private static func embedding(by action: some ContainerAction, location: CodeLocation)
    -> Integration
  {
    ContainerActionIntegration(action, location: location)
  }

  /// Whether the action works on a container's list of children.
  var isContainerAction: Bool { false }
  /// Whether its view controller ends up inside its host.
  var embeds: Bool { builtIn?.embeds ?? false }
  var type: TypeName { TypeName(host.type) }
  /// Whether it may also be merged with its neighbours.
  var isMergeable: Bool { false }

  /// Performs the action; the caller has checked that the host is accepted.
  func perform(
    with viewController: UIViewController, on host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.failure(IntegrationRefusal.noAdapter(TypeName(Swift.type(of: host)))))
  }

  func embed(_ child: UIViewController, in children: inout [UIViewController]) throws {}
}

/// An action with its types.
class ActionIntegration<Performed: Action>: Integration {
  final let action: Performed

  init(_ action: Performed, location: CodeLocation) {
    self.action = action
    super.init(action, host: Wanted<Performed.ViewController>(), location: location)
  }

  override var type: TypeName { TypeName(Performed.self) }

  override func perform(
    with viewController: UIViewController, on host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let performing = host as? Performed.ViewController else {
      return super.perform(
        with: viewController, on: host, animated: animated, completion: completion)
    }
    action.perform(with: viewController, on: performing, animated: animated, completion: completion)
  }
}

/// A container action with its types.
final class ContainerActionIntegration<Performed: ContainerAction>: ActionIntegration<Performed> {
  override var isContainerAction: Bool { true }
  override var embeds: Bool { true }
  override var isMergeable: Bool { isAddition || action.canBeMerged }

  override func embed(_ child: UIViewController, in children: inout [UIViewController]) throws {
    try action.perform(embedding: child, in: &children)
  }
}

/// What the planner asks a built-in action about before anything happens.
@MainActor
protocol BuiltInAction {
  /// Whether the action can be told now to fail on this host.
  func checkPlan(host: UIViewController, window: UIWindow?, step: StepReference)
    throws(RoutingError)
  /// What the action removes from the hierarchy besides what the movements before it do.
  func removed(from host: UIViewController) -> [UIViewController]
  /// Whether it only adds something, and nothing can have to go.
  var isAddition: Bool { get }
  /// Whether its view controller is meant to end up on screen by the router's doing.
  var showsItsViewController: Bool { get }
  /// Whether its view controller ends up inside its host, though it is no container action.
  var embeds: Bool { get }
  /// Whether it asks for a certain place among a container's children, which there may not be.
  var choosesPlace: Bool { get }
}

extension BuiltInAction {
  func checkPlan(host: UIViewController, window: UIWindow?, step: StepReference)
    throws(RoutingError)
  {}
  func removed(from host: UIViewController) -> [UIViewController] { [] }
  var isAddition: Bool { false }
  var showsItsViewController: Bool { true }
  var choosesPlace: Bool { false }
  var embeds: Bool { false }
}
