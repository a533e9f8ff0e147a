import PortableUIKit
import StepRouter

extension Cinema {
  /// Waits for a seat.
  func askSeat() async throws -> Int {
    switch fault {
    case .swipeEndsNoWait:
      try await wait(for: seat) { [desk] wait, error in
        if desk.seatReason != .swiped { wait.end(.failure(error)) }
      }
    case .seatInvented: try await wait(for: seat) { wait, _ in wait.end(.success(1)) }
    case .coveredEndsWait:
      try await wait(for: seat) { [desk] wait in desk.seatsDisappeared = { wait.giveUp() } }
    case .leftBehind: try await wait(for: seat, cancelling: false)
    case .wrongOrder: try await wait(for: seat) { [desk] wait, _ in desk.endInOrder(wait) }
    default: try await router.result(of: seat)
    }
  }

  /// Waits for a yes or a no.
  func askQuestion() async throws -> Bool {
    switch fault {
    case .choiceLost:
      try await wait(for: question) { [desk] wait in desk.questionLeft = { wait.giveUp() } }
    case .wrongOrder: try await wait(for: question) { [desk] wait, _ in desk.endInOrder(wait) }
    default: try await router.result(of: question)
    }
  }

  /// A wait as an app writes it by hand.
  private func wait<Screen: ResultReturning>(
    for step: DestinationStep<Screen, Void>, cancelling cancels: Bool = true,
    beginning begin: @MainActor (CinemaWait<Screen.ReturnedResult>) -> Void = { _ in },
    failing fail: @escaping @MainActor (CinemaWait<Screen.ReturnedResult>, any Error) -> Void = {
      $0.end(.failure($1))
    }
  ) async throws -> Screen.ReturnedResult {
    let wait = CinemaWait<Screen.ReturnedResult>()
    desk.open.append(wait)
    begin(wait)
    let answer = Task { [router] in
      do { wait.end(.success(try await router.result(of: step))) } catch { fail(wait, error) }
    }
    await withTaskCancellationHandler {
      await withUnsafeContinuation { wait.continuation = $0 }
    } onCancel: {
      Task { @MainActor in
        if cancels { answer.cancel() } else { wait.giveUp() }
      }
    }
    return try wait.result.get()
  }

  private func wait<Screen: ResultReturning>(
    for step: DestinationStep<Screen, Void>,
    failing fail: @escaping @MainActor (CinemaWait<Screen.ReturnedResult>, any Error) -> Void
  ) async throws -> Screen.ReturnedResult {
    try await wait(for: step, cancelling: true, beginning: { _ in }, failing: fail)
  }

  private func wait<Screen: ResultReturning>(
    for step: DestinationStep<Screen, Void>,
    beginning begin: @MainActor (CinemaWait<Screen.ReturnedResult>) -> Void
  ) async throws -> Screen.ReturnedResult {
    try await wait(for: step, cancelling: true, beginning: begin)
  }
}

/// A wait that ends once.
@MainActor
final class CinemaWait<Value>: CinemaOpenWait {
  var continuation: UnsafeContinuation<Void, Never>?
  private(set) var result: Result<Value, any Error> = .failure(CancellationError())

  func end(_ result: Result<Value, any Error>) {
    guard let continuation else { return }
    self.continuation = nil
    self.result = result
    continuation.resume()
  }

  func giveUp() { end(.failure(CancellationError())) }
}

@MainActor
protocol CinemaOpenWait: AnyObject {
  func giveUp()
}

/// The cinema's open waits, and the reports of its screens.
@MainActor
final class CinemaDesk {
  var open: [any CinemaOpenWait] = []
  var seatReason: LeaveReason?
  var seatsDisappeared: (() -> Void)?
  var questionLeft: (() -> Void)?
  private var over: [any CinemaOpenWait] = []

  /// Ends the finished waits, the oldest first, once no other finishes.
  func endInOrder(_ wait: any CinemaOpenWait) {
    over.append(wait)
    let count = over.count
    Task {
      for _ in 1...20 { await Task.yield() }
      guard count == over.count else { return }
      let ending = open.filter { one in over.contains { $0 === one } }
      open.removeAll { one in over.contains { $0 === one } }
      over = []
      for one in ending {
        one.giveUp()
        // Tasks that are resumed together run in any order.
        for _ in 1...100 { await Task.yield() }
      }
    }
  }
}
