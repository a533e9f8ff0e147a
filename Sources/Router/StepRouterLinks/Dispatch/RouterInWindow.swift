import PortableUIKit
import StepRouter

/// A router that can name the provider of its window.
@MainActor
package protocol RouterInWindow {
  var knownWindowProvider: (any WindowProvider)? { get }
}

extension DefaultRouter: RouterInWindow {
  package var knownWindowProvider: (any WindowProvider)? { windowProvider }
}

extension GlobalInterceptorRouter: RouterInWindow {
  package var knownWindowProvider: (any WindowProvider)? {
    (router as? any RouterInWindow)?.knownWindowProvider
  }
}

extension DiscardingRouter: RouterInWindow {
  package var knownWindowProvider: (any WindowProvider)? {
    (router as? any RouterInWindow)?.knownWindowProvider
  }
}
