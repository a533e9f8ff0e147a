import PortableUIKit
import StepRouter

/// Waits for a document until it arrives, the time limit passes, or the waiting task is cancelled.
///
/// The app's `fetch` may ignore cancellation, so nothing here waits for it to end.
@MainActor
final class RulesFetch {
  private typealias Result = Swift.Result<LinkRules.Download, LinkRulesError>

  private var continuation: CheckedContinuation<Result, Never>?
  private var task: Task<Void, Never>?
  private var timer: OneShotTimer?

  private init() {}

  static func download(
    _ url: URL, within limit: Duration,
    _ fetch: @escaping @Sendable (URL) async throws -> LinkRules.Download
  ) async throws(LinkRulesError) -> LinkRules.Download {
    let name = url.absoluteString
    let wait = RulesFetch()
    let result: Result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait.begin(url, within: limit, fetch, continuation)
      }
    } onCancel: {
      Task { @MainActor in wait.end(.failure(.cancelled(url: name))) }
    }
    return try result.get()
  }

  private func begin(
    _ url: URL, within limit: Duration,
    _ fetch: @escaping @Sendable (URL) async throws -> LinkRules.Download,
    _ continuation: CheckedContinuation<Result, Never>
  ) {
    let name = url.absoluteString
    self.continuation = continuation
    if Task.isCancelled { return end(.failure(.cancelled(url: name))) }
    timer = OneShotTimer(after: limit, role: .deadline, on: nil) { [weak self] in
      self?.end(.failure(.timedOut(url: name, limit: limit)))
    }
    // A `fetch` that never ends doesn't retain this object.
    task = Task { [weak self] in
      do {
        let download = try await fetch(url)
        self?.end(.success(download))
      } catch {
        self?.end(.failure(.fetchFailed(url: name, reason: "\(error)")))
      }
    }
  }

  /// Ends the wait once.
  private func end(_ result: Result) {
    guard let continuation else { return }
    self.continuation = nil
    timer = nil
    task?.cancel()
    continuation.resume(returning: result)
  }
}
