@testable import StepRouter

/// A navigation that records what happens to its turn.
@MainActor
final class Taker: TurnTaker {
  let name: String
  let isClosing: Bool
  let passesLock: Bool
  private let log: TurnLog
  /// Runs in the turn.
  var inTurn: () -> Void = {}

  init(_ name: String, log: TurnLog, isClosing: Bool = false, passesLock: Bool = false) {
    self.name = name
    self.log = log
    self.isClosing = isClosing
    self.passesLock = passesLock
  }

  func takeTurn() {
    log.events.append("\(name) begins")
    inTurn()
  }

  func giveWay(_ reason: BusyReason) { log.events.append("\(name) is \(reason)") }
}

@MainActor
final class TurnLog {
  var events: [String] = []
}
