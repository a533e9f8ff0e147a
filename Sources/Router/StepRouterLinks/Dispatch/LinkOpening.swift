import PortableUIKit
import StepRouter

/// A link that its scene's router has been asked for, and has not ended yet.
@MainActor
final class LinkOpening: RoutingObserver {
  let link: HeldLink
  private var navigation: Navigation?
  private var isCancelled = false
  /// How many interceptors have been asked and have not answered.
  private var askedInterceptors = 0
  private var wasAsking = false

  init(_ link: HeldLink) {
    self.link = link
    link.opening = self
  }

  var level: RoutingEvent.Level { .information }

  func router(didRecord event: RoutingEvent) {
    switch event.kind {
    case .interceptorBegan: askedInterceptors += 1
    case .interceptorEnded: askedInterceptors -= 1
    default: break
    }
  }

  /// The router may be only just being asked.
  func begun(_ navigation: Navigation) {
    self.navigation = navigation
    if isCancelled { navigation.cancel() }
  }

  func cancel() {
    isCancelled = true
    navigation?.cancel()
  }

  /// The window has gone, so the rest of the navigation is left out.
  func sceneHasGone() {
    wasAsking = askedInterceptors > 0
    cancel()
  }

  /// Whether a navigation that failed because its scene has gone can be made elsewhere: the user
  /// has seen nothing of it, neither a movement nor an interceptor's question.
  func isUnseen(after error: RoutingError) -> Bool {
    guard !wasAsking, error.progress.isEmpty else { return false }
    switch error {
    case .cancelled, .startNotFound: return true
    default: return false
    }
  }
}
