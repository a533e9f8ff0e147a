import PortableUIKit

/// A step's action, without its class and its host's class.
@MainActor
final class Integration {
  let action: any Action
  /// The class of the action.
  private let actionType: any Action.Type
  /// The same action if it works on a container's list of children; otherwise an action that leaves
  /// the list as it is. Not optional, because unwrapping an existential copies it.
  private let containerAction: any ContainerAction
  let isContainerAction: Bool
  /// The place in the source that adds the action to the chain.
  let location: CodeLocation
  /// The built-in action, which can check a plan; nil for the app's own actions.
  let builtIn: (any BuiltInAction)?
  /// Whether this is a built-in action, and whether a plan has something to check about it.
  let isBuiltIn: Bool
  let isCheckedInPlan: Bool
  /// Whether the action only adds something, so that nothing can have to leave.
  let isAddition: Bool
  /// Whether the view controller ends up inside its host.
  let embeds: Bool
  /// Whether the action intends the router to show its view controller; nil for the app's own
  /// actions, whose intent the router can't know.
  let showsItsViewController: Bool?
  /// The class that the action works on.
  let host: any WantedClass

  init<Performed: Action>(_ action: Performed, location: CodeLocation) {
    self.action = action
    actionType = Performed.self
    self.location = location
    host = Wanted<Performed.ViewController>()
    let containerAction = action as? any ContainerAction
    self.containerAction = containerAction ?? NoEmbedding()
    isContainerAction = containerAction != nil
    let builtIn = action as? any BuiltInAction
    self.builtIn = builtIn
    isBuiltIn = builtIn != nil
    isAddition = builtIn?.isAddition ?? false
    isCheckedInPlan = builtIn.map { !$0.isAddition || $0.choosesPlace } ?? false
    embeds = isContainerAction || builtIn?.embeds == true
    showsItsViewController = builtIn?.showsItsViewController
  }

  var type: TypeName { TypeName(actionType) }

  /// Whether the router may merge the action with its neighbors.
  var isMergeable: Bool {
    isContainerAction && (isAddition || containerAction.canBeMerged)
  }

  /// Performs the action. The caller has already checked that the action accepts the host.
  func perform(
    with viewController: UIViewController, on host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    action.perform(with: viewController, onAny: host, animated: animated, completion: completion)
  }

  /// Puts the view controller into a container's list of children. An action that isn't a container
  /// action leaves the list as it is.
  func embed(_ child: UIViewController, in children: inout [UIViewController]) throws {
    try containerAction.perform(embedding: child, in: &children)
  }
}

/// Embeds nothing, in place of an action that isn't a container action.
private struct NoEmbedding: ContainerAction {
  typealias ViewController = UINavigationController

  func perform(embedding child: UIViewController, in children: inout [UIViewController]) {}
}

extension Action {
  /// Performs the action on a host of the action's class, and refuses any other.
  fileprivate func perform(
    with viewController: UIViewController, onAny host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let host = host as? ViewController else {
      return completion(.failure(IntegrationRefusal.noAdapter(TypeName(Swift.type(of: host)))))
    }
    perform(with: viewController, on: host, animated: animated, completion: completion)
  }
}

/// A built-in action, which answers the planner's questions before anything happens.
@MainActor
protocol BuiltInAction {
  /// Throws if it's already certain that the action would fail on this host.
  func checkPlan(host: UIViewController, window: UIWindow?, step: StepReference)
    throws(RoutingError)
  /// Throws if it's already certain that the action would fail on the view controller that this
  /// step builds.
  func checkPlan(building host: any PlannedStep, step: StepReference) throws(RoutingError)
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
  func checkPlan(building host: any PlannedStep, step: StepReference) throws(RoutingError) {}
  func removed(from host: UIViewController) -> [UIViewController] { [] }
  var isAddition: Bool { false }
  var showsItsViewController: Bool { true }
  var choosesPlace: Bool { false }
  var embeds: Bool { false }
}
