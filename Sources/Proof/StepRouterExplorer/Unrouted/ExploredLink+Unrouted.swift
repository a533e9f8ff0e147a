import PortableUIKit
import StepRouter

extension ExploredLink {
  /// Creates a link of an app without a router, from a URL and the class of the screen that must be
  /// visible once the link is open. `isRight` returns true if a screen shows the link's content.
  ///
  /// ```swift
  /// ExploredLink("shop://product/42", opens: ProductViewController.self) { $0.productID == 42 }
  /// ```
  public init<Screen: UIViewController>(
    _ url: String, opens screen: Screen.Type, fileID: String = #fileID, line: UInt = #line,
    where isRight: @escaping @MainActor (Screen) -> Bool = { _ in true }
  ) {
    let finder = StepAssembly(
      finder: ClassFinder<Screen, Void>(), factory: NilFactory(), fileID: fileID, line: line)
    self.init(
      url,
      shows: ExploredDestination(url) { viewController in
        (viewController as? Screen).map(isRight) ?? false
      } making: {
        Target(finder.from(.root).assemble(), with: ())
      })
  }

  /// Adds a condition. As long as it doesn't hold, the app may refuse the link.
  ///
  /// - Parameters:
  ///   - name: The requirement's name in reports: “a login”.
  ///   - moves: The user's moves that make the condition hold when the app asks. The link must then
  ///     be open.
  ///   - holds: Returns true if the condition holds now.
  public func requiring(
    _ name: String, fulfilledBy moves: [UserMove] = [], _ holds: @escaping @MainActor () -> Bool
  ) -> Self {
    Self(url, shows: destination.requiring(name, fulfilledBy: moves, holds))
  }
}
