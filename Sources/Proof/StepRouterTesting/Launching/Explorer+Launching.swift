#if !canImport(UIKit)
import PortableUIKit

extension Explorer {
  /// An explorer of an app with scenes, which is launched, left, ended by the system and launched
  /// again.
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
  /// The user also goes home and comes back, and opens, closes and turns to windows. The process
  /// ends and comes back at its places (`ExploredApp`'s `place`); its `links` arrive whenever they can.
  ///
  /// On a headless device only.
  ///
  /// - Parameters:
  ///   - windows: How many windows the user opens at most. With more than one the device is a
  ///     tablet, on which they stand side by side. At least one.
  ///   - rows: How many rows of each section of a table the user taps. None if it is not positive.
  ///   - shapes: The shapes of the app's windows, as in ``Explorer/init(rows:shapes:start:)``.
  ///   - start: Makes what outlives a launch, each time anew, and returns what happens in each
  ///     launch.
  public init(
    windows: Int, rows: Int = 3, shapes: Set<WindowShape> = [.compact],
    starting start: @escaping @MainActor () -> @MainActor () -> ExploredLaunch
  ) {
    self.init(rows: rows, shapes: shapes, beginning: .launched(windows: max(windows, 1), start))
  }

  /// Lets one link arrive after these moves.
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
