import PortableUIKit

/// One movement of a performance, as long as it has to be waited for.
enum Movement {
  case dismissal(of: [UIViewController], from: UIViewController)
  case reveal(PlannedRoute.Reveal)
  case update(Build.Embedding)
  case action(any PlannedStep, showing: UIViewController, on: UIViewController)
}

@MainActor
extension Movement {
  /// The step whose action it is.
  var step: (any PlannedStep)? {
    switch self {
    case .dismissal, .reveal: nil
    case .update(let embedding): embedding.steps.first
    case .action(let step, _, _): step
    }
  }

  /// Whether it is the library's own code that answers, and so not before its transition has ended.
  var isBuiltIn: Bool {
    switch self {
    case .dismissal: true
    case .reveal(let reveal): ClassTraits.of(reveal.container).container != .custom
    case .update(let embedding): ClassTraits.of(embedding.host).container != .custom
    case .action(let step, _, _): step.integration?.planned != nil
    }
  }

  /// Who makes it.
  func participant(in route: PlannedRoute) -> RoutingParticipant {
    switch self {
    case .dismissal(_, let layer):
      RoutingParticipant(
        role: .transition, type: TypeName(type(of: layer)), step: route.destination)
    case .reveal(let reveal):
      RoutingParticipant(
        role: .adapter, type: TypeName(type(of: reveal.container)), step: route.destination)
    case .update(let embedding): embedding.steps[0].actionParticipant
    case .action(let step, _, _): step.actionParticipant
    }
  }

  /// Whether what it is made for is there.
  func hasEffect(in route: PlannedRoute) -> Bool {
    switch self {
    case .dismissal(_, let layer): layer.presentingViewController == nil
    case .reveal(let reveal): reveal.container.shows(reveal.child)
    case .update(let embedding): embedding.host.shows(embedding.shown)
    case .action(_, let viewController, _): viewController.isVisible(in: route.window)
    }
  }
}
