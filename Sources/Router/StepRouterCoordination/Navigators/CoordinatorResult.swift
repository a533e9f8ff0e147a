import PortableUIKit
import StepRouter

/// What is closed when a coordinator's result has been handed in.
///
/// ```swift
/// let closing = CoordinatorClosing.screens
/// ```
public enum CoordinatorClosing: String, Sendable, Codable {
  /// Nothing: what comes next is said by whoever ran the coordinator.
  case nothing
  /// The coordinator's first screen, with all that lies above it.
  case screens
}

/// What a coordinator's screens are going to hand in, and the waiting for it.
///
/// ```swift
/// final class AddressCoordinator: Coordinator {
///   private let address = CoordinatorResult<Address>()
///
///   func run() async throws -> Address {
///     let form = routes.addressForm.with { [address] in address.finish(with: $0) }
///     return try await address.value(showing: form, by: router, keeping: self)
///   }
/// }
/// ```
@MainActor
public final class CoordinatorResult<Value> {
  private var run: CoordinatorRun<Value>?
  /// Why the first screen of the latest run has left; nil as long as it is there.
  ///
  /// ```swift
  /// let address = CoordinatorResult<String>()
  /// if address.leaveReason == .swiped { print("given up") }
  /// ```
  public private(set) var leaveReason: LeaveReason?

  /// Nothing has been handed in.
  public init() {}

  /// Hands the result in. The first one counts; before and after a run none does.
  public func finish(with value: Value) { end(with: .success(value)) }

  /// Ends the run with an error.
  public func finish(throwing error: any Error) { end(with: .failure(error)) }

  /// Shows the first screen, which keeps the coordinator, and waits for the result.
  ///
  /// Throws the router's `RoutingError` where the screen cannot be shown, and `CancellationError`
  /// when the task is cancelled or the screen goes without a result: by Back, a swipe, another
  /// navigation. A screen on a tab that is left stays, and so does the coordinator.
  ///
  /// Anyone who asks again while the screens are there gets the same result.
  ///
  /// - Parameter closing: What is closed once the result has been handed in, before this returns. A
  ///   screen that refuses to go stays, and the result counts.
  public func value(
    showing first: Target, by router: any Router, keeping coordinator: AnyObject,
    closing: CoordinatorClosing = .nothing, animated: Bool = true, fileID: String = #fileID,
    line: UInt = #line
  ) async throws -> Value {
    let run = openRun()
    return try await withTaskCancellationHandler {
      let shown = try await keep(coordinator, during: run) {
        try await router.navigate(to: first, animated: animated, fileID: fileID, line: line)
      }
      let value = try await run.value()
      if closing == .screens, let screen = shown.screen {
        _ = try? await router.close(screen, animated: animated, fileID: fileID, line: line)
      }
      return value
    } onCancel: {
      Task { @MainActor in run.end(with: .failure(CancellationError())) }
    }
  }

  private struct Shown {
    weak var screen: UIViewController?
  }

  private func end(with result: Result<Value, any Error>) {
    run?.end(with: result)
    run = nil
  }

  private func openRun() -> CoordinatorRun<Value> {
    if let run, !run.isOver { return run }
    leaveReason = nil
    let opened = CoordinatorRun<Value>()
    run = opened
    return opened
  }

  /// Lets the screen that is shown keep the coordinator. Whoever waits must not hold the screen, or
  /// it would never go; so it is known here only.
  private func keep(
    _ coordinator: AnyObject, during run: CoordinatorRun<Value>,
    showing show: () async throws -> UIViewController
  ) async throws -> Shown {
    do {
      let screen = try await show()
      screen.retain(coordinator)
      let watched = screen.onLeave(for: self) { [weak self, weak run] reason in
        self?.leaveReason = reason
        run?.end(with: .failure(CancellationError()))
      }
      screen.retain(Presence(of: run, watched))
      return Shown(screen: screen)
    } catch {
      throw Task.isCancelled ? CancellationError() : error
    }
  }
}
