import PortableUIKit

extension Router {
  /// Closes a screen: pops it from its stack or dismisses it, along with everything above it.
  ///
  /// ```swift
  /// router.close(screen) { result in
  ///   if case .success(let outcome) = result { highlight(outcome.viewController) }
  /// }
  /// ```
  ///
  /// A closing is a navigation like any other: it waits its turn and for running transitions, asks
  /// the view controllers that would go whether they may, and animates only its last movement. No
  /// interceptor runs, because nothing opens. `completion` gets the view controller that the user
  /// sees afterwards.
  ///
  /// The first screen of a stack, a tab, a column or a page closes with its container. On a tab
  /// that isn't in front, the screen closes where it is, and the user keeps seeing the same screen.
  /// If the screen is already gone, there's nothing to close, and the navigation succeeds. If
  /// nothing lies below the screen, because it's in the window's root, the navigation ends with
  /// ``RoutingError/nothingBelow(_:)``.
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

  /// Closes everything above a screen, but not the screen itself.
  ///
  /// ```swift
  /// router.close(upTo: screen)
  /// ```
  ///
  /// On a tab that isn't in front, this happens where the screen is, and the user keeps seeing the
  /// same screen. If the screen is already gone, nothing changes.
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

  /// Closes everything above a screen and returns the view controller that the user then sees.
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

  /// Goes back from the current screen: pops the stack in front, or dismisses the topmost layer.
  ///
  /// ```swift
  /// router.goBack()
  /// ```
  ///
  /// This does to the screen in front the same as ``close(_:animated:completion:fileID:line:)``,
  /// but the screen leaves for the reason ``LeaveReason/back``. If there's nothing to go back to,
  /// the navigation ends with ``RoutingError/nothingBelow(_:)``.
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

  /// Goes back from the current screen and returns the view controller that the user then sees.
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

  /// Returns the plan for closing a screen now; see ``close(_:animated:completion:fileID:line:)``.
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
