import PortableUIKit
import StepRouter

/// Asks a running app for every destination, from every state that its user can get into.
///
/// ```swift
/// let explorer = Explorer { window in
///   let session = Session()
///   let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
///   let routes = ShopRoutes(session: session, router: router)
///   routes.start(in: window)
///   return ExploredApp(
///     router: router,
///     destinations: [
///       ExploredDestination("home", routes.home),
///       ExploredDestination("product 42", routes.product, with: 42),
///       ExploredDestination("orders", routes.orders).requiring("a login") { session.isLoggedIn },
///     ],
///     state: { session.isLoggedIn ? "logged in" : "logged out" })
/// }
/// let exploration = await explorer.run(depth: 3)
/// expectNothingWrong(exploration, reporter: .swiftTesting)
/// ```
///
/// It finds the user's moves by itself: tabs, back buttons, swipes, pages, controls, rows, bar
/// buttons, the buttons of alerts, and the escape gesture where anybody answers it. Breadth first it walks over the distinct states to which they lead, and
/// in each it asks for each destination, on a device of its own each time. No state is kept: it is
/// made anew by its moves.
@MainActor
public struct Explorer {
  let rows: Int
  let shapes: Set<WindowShape>
  let beginning: Beginning
  var device = ExploredDevice()

  /// An explorer of the app that the closure starts in a window.
  ///
  /// - Parameters:
  ///   - rows: How many rows of each section of a table the user taps. None if it is not positive.
  ///   - shapes: The shapes of the app's window; compact if there is none. With the regular one the
  ///     device is a tablet. With both the app starts in the compact one, and the user resizes the
  ///     window in every state: for the depth only a resize right after another counts as a move. A
  ///     simulator's window stays as it is.
  ///   - start: Starts the app, each time anew: nothing may be shared between two starts.
  public init(
    rows: Int = 3, shapes: Set<WindowShape> = [.compact],
    start: @escaping @MainActor (UIWindow) -> ExploredApp
  ) {
    self.init(rows: rows, shapes: shapes, beginning: .inWindow(start))
  }

  init(rows: Int, shapes: Set<WindowShape>, beginning: Beginning) {
    self.rows = max(rows, 0)
    self.shapes = shapes.isEmpty ? [.compact] : shapes
    self.beginning = beginning
  }

  /// Whether there are moves that do not count for the depth.
  var hasFreeMoves: Bool {
    if shapes.count > 1 { return true }
    #if !canImport(UIKit)
    if case .launched(let windows, _) = beginning { return windows > 1 }
    #endif
    return false
  }

  /// Explores.
  ///
  /// - Parameters:
  ///   - depth: How many moves a user makes at most. Not positive: the start is the only state.
  ///   - states: How many distinct states are enough. At least one is explored, the start.
  ///   - interleavedStates: In how many of them the destinations are also asked for while something
  ///     else is going on. None if it is not positive.
  ///   - waitingStates: In how many of them somebody waits for each destination that answers, while
  ///     all happens that can. None if it is not positive.
  ///   - progress: Told now and then how far it has come.
  public func run(
    depth: Int, states: Int = 1_000, interleavedStates: Int = 0, waitingStates: Int = 10,
    progress: @MainActor (ExplorationProgress) -> Void = { _ in }
  ) async -> Exploration {
    await run(
      ExplorationScope(
        depth: depth, states: states, interleavedStates: interleavedStates,
        waitingStates: waitingStates),
      progress: progress)
  }

  /// Asks for one destination after these moves: what an ``Exploration`` says about a fault, as
  /// code.
  ///
  /// ```swift
  /// let again = await explorer.replay([.tap("Bag"), .swipeDown], asking: "product 42")
  /// expectNothingWrong(again, reporter: .swiftTesting)
  /// ```
  public func replay(
    _ moves: [UserMove], asking destination: String, during interleaving: Interleaving? = nil
  ) async -> Exploration {
    var visit = Visit(moves, of: self)
    await visit.tryDestination(destination, during: interleaving)
    return visit.exploration
  }

  /// Waits for a destination's answer after these moves, and lets something happen meanwhile.
  ///
  /// ```swift
  /// let again = await explorer.replay([], awaiting: "quantity 42", then: .move(.swipeDown))
  /// ```
  public func replay(
    _ moves: [UserMove], awaiting destination: String, then followUp: FollowUp
  ) async -> Exploration {
    var visit = Visit(moves, of: self)
    await visit.tryWait(destination, then: followUp)
    return visit.exploration
  }

  /// Has the router close something after these moves.
  ///
  /// ```swift
  /// let again = await explorer.replay([.tap("Bag")], closing: .front)
  /// ```
  public func replay(_ moves: [UserMove], closing: ExploredClosing) async -> Exploration {
    var visit = Visit(moves, of: self)
    await visit.tryClosing(closing)
    return visit.exploration
  }

  /// Makes these moves, and judges the last one; without moves, the start of the app.
  ///
  /// ```swift
  /// expectNothingWrong(await explorer.replay([.tap("Bag"), .swipeDown]), reporter: .swiftTesting)
  /// ```
  public func replay(_ moves: [UserMove]) async -> Exploration {
    var visit = Visit(Array(moves.dropLast()), of: self, in: .states)
    if let last = moves.last {
      await visit.tryMove(last, judgesWay: true)
    } else {
      await visit.tryStart()
    }
    return visit.exploration
  }
}
