import PortableUIKit
import StepRouter

extension LinkInbox {
  /// Opens a link, and returns when its screen is there: for an App Intent's `perform()`.
  ///
  /// ```swift
  /// try await inbox.open(url)
  /// ```
  ///
  /// The link waits its turn among the received links. Returns false if the URL isn't the app's
  /// own. Throws a ``LinkError`` if it leads nowhere, or a `RoutingError` if the navigation fails;
  /// the inbox doesn't call `onFailure`. Cancelling the task cancels the link.
  ///
  /// If `discarding` is true, the router tells screens in the way to go instead of asking them.
  @discardableResult
  public func open(
    _ url: URL, in scene: UIScene? = nil, discarding: Bool = false
  ) async throws -> Bool {
    try await open(url, asked: scene, discarding: discarding) { dispatch, link in
      dispatch.take(link)
    }
  }

  /// Opens a link in a window of its own, and returns when its screen is there. If the system
  /// creates no window, the link opens in an existing one; if there is none, throws
  /// ``LinkError/noWindow``.
  ///
  /// ```swift
  /// try await inbox.open(url, in: .newWindow)
  /// ```
  @discardableResult
  public func open(_ url: URL, in window: NewWindow) async throws -> Bool {
    try await open(url, asked: nil) { dispatch, link in dispatch.takeForNewWindow(link) }
  }

  private func open(
    _ url: URL, asked: UIScene?, discarding: Bool = false, by take: (LinkDispatch, HeldLink) -> Bool
  ) async throws -> Bool {
    let awaited = AwaitedLink()
    let ending = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let link = dispatch.makeLink(url, asked: asked, discarding: discarding) {
          continuation.resume(returning: $0)
        }
        awaited.link = link
        if Task.isCancelled { return link.cancel() }
        if !take(dispatch, link) { _ = link.end(.failure(LinkError.notOwn)) }
      }
    } onCancel: {
      Task { @MainActor in
        awaited.link?.cancel()
        dispatch.openHeld()
      }
    }
    do {
      try ending.get()
      return true
    } catch LinkError.notOwn {
      return false
    }
  }
}

/// Keeps the link for the cancellation handler.
@MainActor
private final class AwaitedLink: Sendable {
  var link: HeldLink?
}
