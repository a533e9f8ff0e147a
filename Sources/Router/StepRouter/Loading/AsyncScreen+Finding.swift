import PortableUIKit

extension AsyncScreen: CustomContainerViewController {
  /// Gives the router access to the contained view controller.
  public var adapter: any ContainerAdapter { AsyncScreenAdapter(screen: self, shown: shown) }
}

extension AsyncScreen: ContextChecking where Context: Equatable {
  /// Whether the screen shows the content for this context, or waits for it. If the content has
  /// loaded and is `ContextChecking`, the content decides.
  public func isTarget(for context: Context) -> Bool {
    if let checking = content as? any ContextChecking, let shows = checking.shows(context) {
      return shows
    }
    return self.context == context
  }
}

extension ContextChecking {
  fileprivate func shows(_ context: Any) -> Bool? {
    (context as? Context).map { isTarget(for: $0) }
  }
}
