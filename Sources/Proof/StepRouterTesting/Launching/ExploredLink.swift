import StepRouter

/// A URL that arrives from outside, and the screen that it opens.
///
/// ```swift
/// let product = ExploredDestination("product 42", routes.product, with: 42)
/// let link = ExploredLink("shop://product/42", shows: product)
/// ```
///
/// An ``Explorer`` of an app that is launched lets it arrive in every state; see ``LinkArrival``.
@MainActor
public struct ExploredLink {
  /// The URL, which is also its name in reports.
  public let url: String
  let destination: ExploredDestination

  /// A URL, and what must be visible when it has been opened, with what that requires.
  public init(_ url: String, shows destination: ExploredDestination) {
    self.url = url
    self.destination = destination
  }
}
