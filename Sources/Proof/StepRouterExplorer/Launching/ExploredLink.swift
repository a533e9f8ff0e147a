import StepRouter

/// A URL that arrives from outside, with the screen that it opens.
///
/// ```swift
/// let product = ExploredDestination("product 42", routes.product, with: 42)
/// let link = ExploredLink("shop://product/42", shows: product)
/// ```
///
/// The ``Explorer`` lets the URL arrive in every state, if it launches the app; see
/// ``LinkArrival``.
@MainActor
public struct ExploredLink {
  /// The URL, which is also its name in reports.
  public let url: String
  let destination: ExploredDestination

  /// Creates a link from a URL and the destination, including its requirements, that must be
  /// visible once the link is open.
  public init(_ url: String, shows destination: ExploredDestination) {
    self.url = url
    self.destination = destination
  }
}
