/// The end of a worker's process before it answered.
package struct WorkerEnd: Hashable, Sendable, Codable {
  package enum Reason: Hashable, Sendable, Codable {
    /// The process ended by itself, with a signal or a status.
    case crash(String)
    /// Nothing happened for this many seconds.
    case silence(Int)
    /// The process took more than this many megabytes of memory.
    case memory(Int)
  }

  package let reason: Reason
  /// What the explorer was doing; nil if that isn't known.
  package var deed: Deed?
  /// The message that Swift printed, if any.
  package var message: String?

  package init(_ reason: Reason, during deed: Deed? = nil, message: String? = nil) {
    self.reason = reason
    self.deed = deed
    self.message = message
  }

  /// Whether the process ended by itself. If so, another one tries the piece again, since the
  /// system may have ended the first.
  package var isCrash: Bool { if case .crash = reason { true } else { false } }

  /// Whether nothing happened for too long.
  package var isSilence: Bool { if case .silence = reason { true } else { false } }

  /// The end as a sentence, for a process that has no other process to report it.
  package var description: String { "\(problem(orElse: "at work", isCertain: false))" }

  /// Returns the fault that the end amounts to.
  ///
  /// - Parameters:
  ///   - place: Where it happened, if it is unknown what the explorer was doing.
  ///   - isCertain: Whether it happened to a second process, too.
  func problem(orElse place: String, isCertain: Bool = true) -> Exploration.Problem {
    let place = deed?.phrase ?? place
    switch reason {
    case .crash(let how):
      let message = message.map { " Swift says: “\($0)”." } ?? ""
      return .init(
        .crashed,
        "The app crashes here: its process has ended\(isCertain ? " twice" : "") with \(how), "
          + "\(place).\(message)")
    case .silence(let seconds):
      return .init(
        .hung, "The app gave no sign of life for \(seconds.counted("second")), \(place).")
    case .memory(let megabytes):
      return .init(
        .hung, "The app's process has grown to more than \(megabytes.grouped) MB, \(place).")
    }
  }
}
