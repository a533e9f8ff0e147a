import PortableUIKit

extension Router {
  /// Closes a screen: pops it from its stack or dismisses it, with all that lies above it.
  ///
  /// ```swift
  /// router.close(screen) { result in
  ///   if case .success(let outcome) = result { highlight(outcome.viewController) }
  /// }
  /// ```
  ///
  /// It is a navigation like any other: it takes its turn, waits for what moves, asks what goes
  /// whether it may, and only its last movement is animated. As nothing is opened, no interceptor is
  /// asked. `completion` gets the view controller that the user sees afterwards.
  ///
  /// The first screen of a stack, a tab, a column or a page goes with its container. On a tab that is
  /// not in front a screen is closed where it is, and what the user sees stays. A screen that is not
  /// there any more is closed already. One that nothing lies below, since it is in the window's root,
  /// ends the navigation with ``RoutingError/nothingBelow(_:)``.
  @discardableResult
  public func close(
    _ screen: UIViewController, animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<UIViewController>, RoutingError>) -> Void)? =
      nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> Navigation {
    navigate(
      to: .closing(screen, CodeLocation(fileID: fileID, line: line)), animated: animated,
      completion: completion, fileID: fileID, line: line)
  }

  /// Closes a screen and returns the view controller that the user then sees.
  ///
  /// ```swift
  /// let seen = try await router.close(screen)
  /// ```
  @discardableResult
  public func close(
    _ screen: UIViewController, animated: Bool = true, fileID: String = #fileID,
    line: UInt = #line
  ) async throws(RoutingError) -> UIViewController {
    try await navigate(
      to: .closing(screen, CodeLocation(fileID: fileID, line: line)), animated: animated,
      fileID: fileID, line: line)
  }

  /// Closes all that lies above a screen, which itself stays.
  ///
  /// ```swift
  /// router.close(upTo: screen)
  /// ```
  ///
  /// On a tab that is not in front that is done where it is, and what the user sees stays. A screen
  /// that is not there any more leaves everything as it is.
  @discardableResult
  public func close(
    upTo screen: UIViewController, animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<UIViewController>, RoutingError>) -> Void)? =
      nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> Navigation {
    navigate(
      to: .closing(upTo: screen, CodeLocation(fileID: fileID, line: line)), animated: animated,
      completion: completion, fileID: fileID, line: line)
  }

  /// Closes all that lies above a screen and returns the view controller that the user then sees.
  ///
  /// ```swift
  /// try await router.close(upTo: screen)
  /// ```
  @discardableResult
  public func close(
    upTo screen: UIViewController, animated: Bool = true, fileID: String = #fileID,
    line: UInt = #line
  ) async throws(RoutingError) -> UIViewController {
    try await navigate(
      to: .closing(upTo: screen, CodeLocation(fileID: fileID, line: line)), animated: animated,
      fileID: fileID, line: line)
  }

  /// Goes back from what the user sees: pops the stack in front, or dismisses what is on top.
  ///
  /// ```swift
  /// router.goBack()
  /// ```
  ///
  /// It is what ``close(_:animated:completion:fileID:line:)`` does to the screen in front, but that
  /// screen leaves for the reason ``LeaveReason/back``. Where there is nothing to go back to, the
  /// navigation ends with ``RoutingError/nothingBelow(_:)``.
  @discardableResult
  public func goBack(
    animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<UIViewController>, RoutingError>) -> Void)? =
      nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> Navigation {
    navigate(
      to: .goingBack(CodeLocation(fileID: fileID, line: line)), animated: animated,
      completion: completion, fileID: fileID, line: line)
  }

  /// Goes back from what the user sees and returns the view controller that the user then sees.
  ///
  /// ```swift
  /// let seen = try await router.goBack()
  /// ```
  @discardableResult
  public func goBack(
    animated: Bool = true, fileID: String = #fileID, line: UInt = #line
  ) async throws(RoutingError) -> UIViewController {
    try await navigate(
      to: .goingBack(CodeLocation(fileID: fileID, line: line)), animated: animated,
      fileID: fileID, line: line)
  }

  /// Tells what closing a screen would do now; see ``close(_:animated:completion:fileID:line:)``.
  ///
  /// ```swift
  /// let plan = try router.plan(closing: screen)
  /// print(plan.dismissed)
  /// ```
  public func plan(
    closing screen: UIViewController, fileID: String = #fileID, line: UInt = #line
  ) throws(RoutingError) -> RoutingPlan {
    try plan(to: .closing(screen, CodeLocation(fileID: fileID, line: line)), with: ())
  }
}
