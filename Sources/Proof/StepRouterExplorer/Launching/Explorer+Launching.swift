#if !canImport(UIKit)
import PortableUIKit

extension Explorer {
  /// Creates an explorer that launches an app with scenes, leaves it, has the system end it and
  /// launches it again.
  ///
  /// ```swift
  /// let explorer = Explorer(windows: 2) {
  ///   let shop = Shop()                                 // what outlives a launch: accounts, files
  ///   return {                                          // each launch of the process
  ///     let application = ShopApplication(shop)
  ///     return ExploredLaunch(
  ///       delegate: application, sceneDelegate: { _ in ShopSceneDelegate(application) }
  ///     ) { scene in
  ///       application.explored(in: scene)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The user also goes home and comes back, and opens, closes and switches windows. The process
  /// ends and launches again, and each window must return to its place (`place` of
  /// ``ExploredApp``). The app's `links` arrive in every state.
  ///
  /// On a headless device only.
  ///
  /// - Parameters:
  ///   - windows: The maximum number of windows that the user opens, at least one. With more than
  ///     one, the device is a tablet that shows them side by side.
  ///   - rows: The number of rows that the user taps in each section of a table. None if it isn't
  ///     positive.
  ///   - shapes: The shapes of the app's windows, as in ``Explorer/init(rows:shapes:start:)``.
  ///   - start: Makes everything that outlives a launch, and returns a closure that runs at each
  ///     launch. Each replay calls it once; two calls must share nothing.
  public init(
    windows: Int, rows: Int = 3, shapes: Set<WindowShape> = [.compact],
    starting start: @escaping @MainActor () -> @MainActor () -> ExploredLaunch
  ) {
    self.init(
      rows: rows, shapes: shapes, beginning: .launched(windows: max(windows, 1), start),
      on: ExploredDevice())
  }

  /// Makes these moves and lets one link arrive.
  ///
  /// ```swift
  /// let again = await explorer.replay(
  ///   [.openWindow], opening: "shop://product/42", .inBackground)
  /// expectNothingWrong(again, reporter: .swiftTesting)
  /// ```
  public func replay(
    _ moves: [UserMove], opening link: String, _ arrival: LinkArrival
  ) async -> Exploration {
    var visit = Visit(moves, of: self)
    await visit.tryLink(link, arrival)
    return visit.exploration
  }
}
#endif
