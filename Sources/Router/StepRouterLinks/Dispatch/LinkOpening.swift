import PortableUIKit
import StepRouter

/// A link that its scene's router is opening, until it ends.
@MainActor
final class LinkOpening: RoutingObserver {
  let link: HeldLink
  private var navigation: Navigation?
  private var isCancelled = false
  /// The number of interceptors that haven't answered yet.
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

  /// Stores the navigation. The link may already be cancelled, from within the call to the router.
  func begun(_ navigation: Navigation) {
    self.navigation = navigation
    if isCancelled { navigation.cancel() }
  }

  func cancel() {
    isCancelled = true
    navigation?.cancel()
  }

  /// Cancels the rest of the navigation, because the window has gone.
  func sceneHasGone() {
    wasAsking = askedInterceptors > 0
    cancel()
  }

  /// Returns true if a navigation that failed because its scene has gone can run elsewhere: the
  /// user has seen neither a movement nor an interceptor's question.
  func isUnseen(after error: RoutingError) -> Bool {
    guard !wasAsking, error.progress.isEmpty else { return false }
    switch error {
    case .cancelled, .startNotFound: return true
    default: return false
    }
  }
}
