import PortableUIKit

/// A step's action, as declared.
package struct ActionDescription: Sendable {
  package enum Kind: Sendable {
    case present(style: UIModalPresentationStyle?, hasDetents: Bool)
    case push
    case replaceRoot
    /// `NilAction`, which changes nothing.
    case nothing
    /// Another built-in action.
    case builtIn
    /// An action of the app's own.
    case custom
  }

  /// The action in short: `push`, `present pageSheet`.
  package let words: String
  package let kind: Kind
  /// The class of the host that the action works on.
  package let host: UIViewController.Type
  /// True if the action only adds the screen to a container's list of children, which the
  /// container's adapter then takes.
  package let needsAdapter: Bool
  package let location: CodeLocation

  @MainActor
  init(_ integration: Integration) {
    let action = integration.action
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

/// An action that you write with a leading dot, which describes itself in the same words.
@MainActor
protocol ActionInWords {
  var words: String { get }
  var kind: ActionDescription.Kind { get }
}

extension ActionInWords {
  var kind: ActionDescription.Kind { .builtIn }
}
