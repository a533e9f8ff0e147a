import PortableUIKit

/// A navigation that closes screens, for a router that doesn't carry navigations out.
package enum ClosingRequest {
  case screen(UIViewController), upTo(UIViewController), back
}

extension DestinationStep {
  /// The closing that this destination requests; nil if the destination shows a screen, or if the
  /// screen to close is gone.
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
