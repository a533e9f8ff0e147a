import PortableUIKit
import StepRouter

extension LintRule {
  /// Reports a screen with interceptors that a complete factory builds without asking them.
  static let unguardedChild = LintRule("unguarded-child") { catalogue in
    let guarded = catalogue.routes.flatMap { route in
      route.ownSteps.filter { !$0.interceptors.isEmpty && $0.screen != UIViewController.self }
        .map { (route: route, step: $0) }
    }
    return catalogue.steps.flatMap { entry -> [Fault] in
      guard let factory = entry.step.factory else { return [] }
      let own = Set(entry.step.interceptors.map(\.type))
      return factory.allEmbedded.flatMap { child in
        guarded.compactMap { route, step -> Fault? in
          let missing = step.interceptors.filter { !own.contains($0.type) }
          guard child.screen == step.screen, let first = missing.first else { return nil }
          return entry.fault(
            "\(entry.step.name(of: factory.type)) builds \(step.reference.screen) without asking "
              + "\(step.name(of: first.type)), which the route “\(route.name)” asks: the user gets "
              + "there by a tap. Add the interceptor here too, or build the screen later.")
        }
      }
    }
  }
}

extension FactoryDescription {
  /// The children the factory builds with its container, and with the containers in it.
  fileprivate var allEmbedded: [EmbeddedDescription] {
    embedded.flatMap { [$0] + $0.factory.allEmbedded }
  }
}
