import PortableUIKit

/// Runs when a screen that a navigation built or found has left for good.
///
/// ```swift
/// struct CountAbandonedOrders: LeaveTask {
///   func perform(with order: Order.ID, reason: LeaveReason) {
///     if reason == .swiped { analytics.count(.abandoned(order)) }
///   }
/// }
/// ```
///
/// The task runs once for each stay of the screen, with the context of the last navigation to it.
/// The view controller itself may be gone by then. `UIViewController.onLeave(_:)` explains when the
/// task runs, and what doesn't count as leaving.
@MainActor
public protocol LeaveTask<Context> {
  /// The input that a navigation passes to the screen, such as an id; `Void` for none.
  associatedtype Context

  /// Runs when the screen has left.
  func perform(with context: Context, reason: LeaveReason)
}

/// A leave task written as a closure.
///
/// ```swift
/// .adding(InlineLeaveTask { (id: Product.ID, reason) in print("product \(id): \(reason)") })
/// ```
@MainActor
public struct InlineLeaveTask<Context>: LeaveTask {
  private let task: @MainActor (Context, LeaveReason) -> Void

  /// Makes a task that runs the closure when the screen has left.
  public init(_ task: @escaping @MainActor (Context, LeaveReason) -> Void) { self.task = task }

  /// Passes the context to the closure, and the reason why the screen has left.
  public func perform(with context: Context, reason: LeaveReason) { task(context, reason) }
}

extension StepAssembly {
  /// Adds a task that runs when the screen has left for good.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder(), factory: OrdersFactory())
  ///   .adding(InlineLeaveTask { (_: Void, reason) in print("orders: \(reason)") })
  /// ```
  public func adding(
    _ task: some LeaveTask<Context>, fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    let key = LeaveKey.task(
      CodeLocation(fileID: fileID, line: line), index: extras?.contextTasks.count ?? 0)
    return adding(LeaveTaskRegistration<Screen, Context>(task, key), fileID: fileID, line: line)
  }
}

extension UnattachedStep {
  /// Adds a task that runs when the step's view controller has left for good.
  ///
  /// ```swift
  /// .from(NavigationControllerStep().adding(InlineLeaveTask { (_: Void, reason) in print(reason) }))
  /// ```
  public func adding(
    _ task: some LeaveTask<Context>, fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    let key = LeaveKey.task(
      CodeLocation(fileID: fileID, line: line), index: assembly.extras?.contextTasks.count ?? 0)
    return adding(
      LeaveTaskRegistration<ScreenFinder.ViewController, Context>(task, key), fileID: fileID,
      line: line)
  }
}

/// Registers the task with the screen's leave watch. Finding the screen again replaces the
/// registration, so the task runs once.
private struct LeaveTaskRegistration<ViewController: UIViewController, Context>: ContextTask,
  LeaveTelling
{
  private let task: any LeaveTask<Context>
  private let key: LeaveKey

  init(_ task: some LeaveTask<Context>, _ key: LeaveKey) {
    self.task = task
    self.key = key
  }

  var told: Any { task }

  func perform(on viewController: ViewController, with context: Context) {
    let task = task
    LeaveWatch.of(viewController).tell(of: viewController, as: key) { reason in
      task.perform(with: context, reason: reason)
    }
  }
}
