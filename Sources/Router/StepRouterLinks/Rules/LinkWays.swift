import PortableUIKit
import StepRouter

/// A chain that can open a link.
@MainActor
struct LinkWay<Context> {
  let bind: @MainActor (Context) -> LinkMatch
  let describe: @MainActor () -> RouteDescription

  init<Screen>(
    _ step: LateDeclaration<DestinationStep<Screen, Context>>, hasParameters: Bool
  ) {
    bind = { context in
      LinkMatch(target: Target(step.value, with: context)) { viewController in
        guard viewController is Screen else { return false }
        let checking = viewController as? any ContextChecking<Context>
        return checking?.isTarget(for: context) ?? !hasParameters
      }
    }
    describe = { step.value.described }
  }
}

/// The chains and the properties that a pattern declares for rules.
@MainActor
struct LinkWays<Context> {
  var push: LinkWay<Context>?
  var replace: LinkWay<Context>?
  var modal: (@MainActor (LinkPresentation) -> LinkWay<Context>)?
  var properties: (any (Decodable & Sendable).Type)?

  func way(for presentation: LinkRule.Presentation) -> LinkWay<Context>? {
    switch presentation {
    case .push: push
    case .replace: replace
    case .modal(let presentation): modal?(presentation)
    case .declared, .refused, .web: nil
    }
  }

  /// The presentations that a rule can choose, as the words that a document uses.
  var words: [String] {
    [
      push == nil ? nil : "push", modal == nil ? nil : "modal", replace == nil ? nil : "replace",
    ].compactMap { $0 }
  }
}
