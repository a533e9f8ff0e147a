import PortableUIKit

/// A movement of an execution, for as long as the execution waits for it.
enum Movement {
  case dismissal(of: [UIViewController], from: UIViewController)
  case reveal(Reveal)
  case update(Embedding)
  /// A step's action. The step knows the new view controller and its host.
  case action(any PlannedStep)
}

/// The children that a container gets in one update.
struct Embedding {
  let host: UIViewController
  let children: [UIViewController]
  let shown: UIViewController
  /// The steps whose view controllers are new, as positions in the execution.
  let steps: Range<Int>
}

@MainActor
extension Movement {
  /// Returns the step whose action makes the movement, if any.
  func step(in plan: Plan) -> (any PlannedStep)? {
    switch self {
    case .dismissal, .reveal: nil
    case .update(let embedding): plan.pending(embedding.steps.lowerBound)
    case .action(let step): step
    }
  }

  /// Whether built-in code reports the movement's end, which it does only after the transition has
  /// ended.
  var isBuiltIn: Bool {
    switch self {
    case .dismissal: true
    case .reveal(let reveal): ClassTraits.of(reveal.container).container != .custom
    case .update(let embedding): ClassTraits.of(embedding.host).container != .custom
    case .action(let step): step.integration?.isBuiltIn == true
    }
  }

  /// A view controller in the lowest layer that the movement changes; nil if that may be the
  /// window's root.
  var lowestLayer: UIViewController? {
    let changed =
      switch self {
      case .dismissal: UIViewController?.none
      case .reveal(let reveal): reveal.container
      case .update(let embedding): embedding.host
      case .action(let step): step.performedOn
      }
    guard let layer = changed?.layerRoot, layer.presentingViewController != nil else { return nil }
    return layer
  }

  /// Returns the participant that makes the movement, for errors to name.
  func participant(in plan: Plan) -> RoutingParticipant {
    switch self {
    case .dismissal(_, let layer):
      RoutingParticipant(role: .transition, type: TypeName(type(of: layer)), step: plan.destination)
    case .reveal(let reveal):
      RoutingParticipant(
        role: .adapter, type: TypeName(type(of: reveal.container)), step: plan.destination)
    case .update(let embedding): plan.pending(embedding.steps.lowerBound).actionParticipant
    case .action(let step): step.actionParticipant
    }
  }

  /// Whether the movement has had its effect.
  func hasEffect(in window: UIWindow?) -> Bool {
    switch self {
    case .dismissal(_, let layer): layer.presentingViewController == nil
    case .reveal(let reveal): reveal.container.shows(reveal.child)
    case .update(let embedding): embedding.host.shows(embedding.shown)
    case .action(let step): step.screen?.isVisible(in: window) == true
    }
  }
}

extension Embedding {
  /// The host's adapter, if the host is a stack and shows its new top. A stack can report its own
  /// end.
  @MainActor
  var stack: NavigationControllerAdapter? {
    guard ClassTraits.of(host).container == .navigation, children.last === shown,
      let navigationController = host as? UINavigationController
    else { return nil }
    return NavigationControllerAdapter(navigationController: navigationController)
  }
}

extension PlannedStepState {
  /// Returns the navigation's error for an error of this step's action.
  func failure(_ error: any Error, progress: RoutingProgress) -> RoutingError {
    switch error {
    case let error as RoutingError: error
    case let refusal as PresentationRefusal:
      .presentationRefused(reference, refusal, progress: progress)
    case let refusal as IntegrationRefusal:
      .integrationRefused(reference, refusal, progress: progress)
    default: .actionFailed(actionParticipant, underlying: error, progress: progress)
    }
  }

  var actionParticipant: RoutingParticipant {
    RoutingParticipant(
      role: .action, type: integration?.type ?? TypeName(declared.screenType), step: reference,
      location: integration?.location)
  }
}
