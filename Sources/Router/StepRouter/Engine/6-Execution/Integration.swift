import PortableUIKit

/// A step's action, without its class and its host's class.
@MainActor
class Integration {
  /// The place in the source that adds the action to the chain.
  let location: CodeLocation
  /// The built-in action, which a plan can ask questions; nil for the app's own actions.
  let builtIn: (any BuiltInAction)?
  /// Whether this is a built-in action, and whether a plan has something to check about it.
  let isBuiltIn: Bool
  let isCheckedInPlan: Bool
  /// Whether the action only adds something, so that nothing can have to leave.
  let isAddition: Bool
  /// Whether the action intends the router to show its view controller; nil for the app's own
  /// actions, whose intent the router can't know.
  let showsItsViewController: Bool?
  /// The class that the action works on.
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

  /// Returns the integration for an action of a chain.
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
  /// Whether the view controller ends up inside its host.
  var embeds: Bool { builtIn?.embeds ?? false }
  var type: TypeName { TypeName(host.type) }
  /// Whether the router may merge the action with its neighbours.
  var isMergeable: Bool { false }

  /// Performs the action. The caller has already checked that the action accepts the host.
  func perform(
    with viewController: UIViewController, on host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.failure(IntegrationRefusal.noAdapter(TypeName(Swift.type(of: host)))))
  }

  func embed(_ child: UIViewController, in children: inout [UIViewController]) throws {}
}

/// An action with its type.
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

/// A container action with its type.
final class ContainerActionIntegration<Performed: ContainerAction>: ActionIntegration<Performed> {
  override var isContainerAction: Bool { true }
  override var embeds: Bool { true }
  override var isMergeable: Bool { isAddition || action.canBeMerged }

  override func embed(_ child: UIViewController, in children: inout [UIViewController]) throws {
    try action.perform(embedding: child, in: &children)
  }
}

/// The planner's questions to a built-in action before anything happens.
@MainActor
protocol BuiltInAction {
  /// Throws if it's already certain that the action would fail on this host.
  func checkPlan(host: UIViewController, window: UIWindow?, step: StepReference)
    throws(RoutingError)
  /// Returns the view controllers that the action removes from the hierarchy, in addition to the
  /// movements before it.
  func removed(from host: UIViewController) -> [UIViewController]
  /// Whether the action only adds something, so that nothing can have to leave.
  var isAddition: Bool { get }
  /// Whether the action intends the router to show its view controller.
  var showsItsViewController: Bool { get }
  /// Whether the view controller ends up inside its host, although this isn't a container action.
  var embeds: Bool { get }
  /// Whether the action needs a certain place among a container's children, which may not exist.
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
