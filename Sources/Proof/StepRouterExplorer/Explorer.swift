import PortableUIKit
import StepRouter

/// Asks a running app for every destination, from every state that its user can reach.
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
/// The explorer finds the user's moves by itself: tabs, back buttons, swipes, pages, controls,
/// rows, bar buttons, the buttons of alerts, and the escape gesture if anything handles it. It
/// walks breadth first over the distinct states they lead to. In each state it asks for each
/// destination, every time on a device of its own. It doesn't save states: it repeats the moves
/// that lead to them.
@MainActor
public struct Explorer {
  let rows: Int
  let shapes: Set<WindowShape>
  let beginning: Beginning
  var device: ExploredDevice
  /// The grace period that this explorer and its copies give to objects.
  let grace: LeakGrace

  /// Creates an explorer of the app that the closure starts in a window.
  ///
  /// - Parameters:
  ///   - rows: How many rows of each section of a table the user taps; none if not positive.
  ///   - shapes: The shapes of the app's window; compact if empty. With the regular shape, the
  ///     device is a tablet. With both, the app starts in the compact one, and the user resizes the
  ///     window in every state; a resize counts toward the depth only right after another one. A
  ///     simulator's window keeps its shape.
  ///   - start: Starts the app. The explorer calls it for every replay; two starts must share
  ///     nothing.
  public init(
    rows: Int = 3, shapes: Set<WindowShape> = [.compact],
    start: @escaping @MainActor (UIWindow) -> ExploredApp
  ) {
    self.init(rows: rows, shapes: shapes, beginning: .inWindow(start), on: ExploredDevice())
  }

  init(
    rows: Int, shapes: Set<WindowShape>, beginning: Beginning, on device: ExploredDevice,
    grace: LeakGrace = LeakGrace()
  ) {
    self.grace = grace
    self.rows = max(rows, 0)
    self.shapes = shapes.isEmpty ? [.compact] : shapes
    self.beginning = beginning
    self.device = device
  }

  /// Whether some moves don't count toward the depth.
  var hasFreeMoves: Bool {
    if shapes.count > 1 || device.folds { return true }
    #if !canImport(UIKit)
    if case .launched(let windows, _) = beginning { return windows > 1 }
    #endif
    return false
  }

  /// Explores the app.
  ///
  /// - Parameters:
  ///   - depth: The maximum number of moves that a user makes. If not positive, the explorer visits
  ///     only the start.
  ///   - states: How many distinct states are enough. The explorer visits at least one, the start.
  ///   - interleavedStates: The number of states in which the explorer also asks for the
  ///     destinations while something else is going on; none if not positive.
  ///   - waitingStates: The number of states in which the explorer waits for the result of each
  ///     destination that returns one, while everything happens that can; none if not positive.
  ///   - progress: Called with the progress after each unit of work.
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

  /// Makes these moves and asks for one destination, to reproduce a fault of an ``Exploration`` in
  /// code. If a move isn't possible, or the app has no such destination, that's a fault of the kind
  /// `notReplayed`.
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

  /// Makes these moves and waits for a destination's result while something else happens.
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

  /// Makes these moves and has the router close something. Returns an exploration without attempts
  /// if a move isn't possible, or if there's nothing of this kind to close.
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
