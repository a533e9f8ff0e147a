import PortableUIKit

/// Belongs to a request's completion. If one of the app's routers releases the completion without
/// calling it, the wait still ends.
@MainActor
final class CompletionToken<Value> {
  private let wait: ResultWait<Value>
  private let failure: RoutingError

  init(_ wait: ResultWait<Value>, dropping failure: RoutingError) {
    self.wait = wait
    self.failure = failure
  }

  func call(_ result: Result<some UIViewController, RoutingError>) { wait.navigationEnded(result) }

  deinit {
    // It may be released on any thread. After a call, this changes nothing.
    let (wait, failure) = (wait, failure)
    Task { @MainActor in
      wait.navigationEnded(Result<UIViewController, RoutingError>.failure(failure))
    }
  }
}
