import PortableUIKit
import StepRouter

/// The screens to close once a coordinator has its result.
///
/// ```swift
/// let closing = CoordinatorClosing.screens
/// ```
public enum CoordinatorClosing: String, Sendable, Codable {
  /// Closes nothing: the code that ran the coordinator decides what comes next.
  case nothing
  /// Closes the coordinator's first screen, with everything above it.
  case screens
}

/// Receives the result of a coordinator's screens, and lets the coordinator wait for it.
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
  /// The reason why the first screen of the latest run has gone; nil while it's there.
  ///
  /// ```swift
  /// let address = CoordinatorResult<String>()
  /// if address.leaveReason == .swiped { print("given up") }
  /// ```
  public private(set) var leaveReason: LeaveReason?

  /// Creates a result that no screen has handed in yet.
  public init() {}

  /// Hands in the result. Only the first one of a run counts; outside a run, this does nothing.
  public func finish(with value: Value) { end(with: .success(value)) }

  /// Ends the run with an error.
  public func finish(throwing error: any Error) { end(with: .failure(error)) }

  /// Shows the first screen, which keeps the coordinator alive, and waits for the result.
  ///
  /// Throws the router's `RoutingError` if it can't show the screen, and `CancellationError` if the
  /// task is cancelled or the screen goes without a result: by Back, a swipe, another navigation.
  /// If the user only leaves the screen's tab, the screen stays, and so does the coordinator.
  ///
  /// A call during a run waits for the same result.
  ///
  /// - Parameter closing: The screens to close after the result arrives and before this returns. A
  ///   screen that refuses to go stays, and the result still counts.
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

  /// Makes the new screen keep the coordinator alive. The waiting code must not retain the screen,
  /// or it would never be released, so only this method refers to it strongly.
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
