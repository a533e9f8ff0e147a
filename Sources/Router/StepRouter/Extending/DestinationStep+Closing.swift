import PortableUIKit

/// What a navigation closes, for a router that carries nothing out.
package enum ClosingRequest {
  case screen(UIViewController), upTo(UIViewController), back
}

extension DestinationStep {
  /// What it closes; nil for a destination that is shown.
  @MainActor
  package var closing: ClosingRequest? {
    guard let part = chain as? ClosingPart else { return nil }
    switch part.subject {
    case .screen: return part.screen.map { .screen($0) }
    case .above: return part.screen.map { .upTo($0) }
    case .front: return .back
    }
  }
}
