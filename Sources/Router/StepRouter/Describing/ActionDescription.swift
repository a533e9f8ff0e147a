import PortableUIKit

/// How a step's screen is integrated, as it was declared.
package struct ActionDescription: Sendable {
  package enum Kind: Sendable {
    case present(style: UIModalPresentationStyle?, hasDetents: Bool)
    case push
    case replaceRoot
    /// It says itself that it changes nothing.
    case nothing
    /// Another of the router's own.
    case builtIn
    /// One of the app's.
    case custom
  }

  /// As one would write it: `push`, `present pageSheet`.
  package let words: String
  package let kind: Kind
  /// The class of the host that it works on.
  package let host: UIViewController.Type
  /// Whether it only puts the screen among a container's children, which the container's adapter
  /// then takes.
  package let needsAdapter: Bool
  package let location: CodeLocation

  @MainActor
  init?(_ integration: Integration) {
    guard let action = (integration as? any ActionHolding)?.held else { return nil }
    words = Self.words(of: action)
    kind = (action as? any ActionInWords)?.kind ?? .custom
    host = integration.host.type
    needsAdapter = integration.isContainerAction && integration.isMergeable
    location = integration.location
  }

  @MainActor
  static func words(of action: any Action) -> String {
    (action as? any ActionInWords)?.words ?? "\(TypeName(type(of: action)))"
  }
}

/// Whatever holds an action.
@MainActor
private protocol ActionHolding {
  var held: any Action { get }
}

extension ActionIntegration: ActionHolding {
  fileprivate var held: any Action { action }
}

/// Actions that are written with a leading dot, and so are told in those words.
@MainActor
protocol ActionInWords {
  var words: String { get }
  var kind: ActionDescription.Kind { get }
}

extension ActionInWords {
  var kind: ActionDescription.Kind { .builtIn }
}
