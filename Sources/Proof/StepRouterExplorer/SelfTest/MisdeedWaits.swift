import PortableUIKit
import StepRouter

extension MisdeedRun {
  /// Returns the destination with a misbehaving wait for its answer.
  func spoil(_ destination: ExploredDestination) -> ExploredDestination {
    guard misdeed.isOfWaits, let awaiting = destination.awaiting else { return destination }
    var copy = destination
    copy.awaiting = .init(answers: awaiting.answers) { [self] router in
      try await wait(awaiting.wait, by: router)
    }
    return copy
  }

  private func wait(
    _ wait: @escaping @MainActor (any Router) async throws -> Void, by router: any Router
  ) async throws {
    switch misdeed {
    case .waitNeverEnded:
      try? await wait(router)
      log.commit()
      await log.waitForEnd()
    case .waitEndedEarly:
      log.commit()
      Task { try? await wait(router) }
    case .resultLost:
      try await wait(router)
      log.commit()
      throw CancellationError()
    case .resultInvented:
      do { try await wait(router) } catch is CancellationError { log.commit() }
    case .waitsOutOfOrder:
      waitCount += 1
      if waitCount == 1 {
        try await waitFirst(wait, by: router)
      } else {
        try await waitLater(wait, by: router)
      }
    default: try await wait(router)
    }
  }

  /// Waits for an answer, then resumes the waits that began later.
  private func waitFirst(
    _ wait: @escaping @MainActor (any Router) async throws -> Void, by router: any Router
  ) async throws {
    defer {
      for other in firstWaitHasEnded ?? [] { other.resume() }
      firstWaitHasEnded = nil
    }
    try await wait(router)
  }

  private func waitLater(
    _ wait: @escaping @MainActor (any Router) async throws -> Void, by router: any Router
  ) async throws {
    let result: Result<Void, any Error>
    do { result = .success(try await wait(router)) } catch { result = .failure(error) }
    if firstWaitHasEnded != nil {
      log.commit()
      await withUnsafeContinuation { firstWaitHasEnded?.append($0) }
    }
    try result.get()
  }
}
