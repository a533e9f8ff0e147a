import PortableUIKit
import StepRouterTesting
import StepRouterVerify

/// The log of a session: what was typed, and what the routers have decided of it.
@MainActor
final class SessionLog {
  /// What a command is in a log.
  enum Meaning {
    case deed(EventLog.Content)
    /// It changes nothing, or is a part of what comes next.
    case nothing
    /// It cannot be repeated from a log.
    case unrepeatable
  }

  let recorder: EventLogRecorder
  /// Whether the session is being written to a file.
  private(set) var isWriting = false
  /// The first command that cannot be repeated.
  private(set) var obstacle: String?
  private var meaning = Meaning.nothing
  private var name = ""
  private let clock: Clock

  /// The time of a device that stands still between two commands, and a second for each of these: they
  /// are far apart for whoever types them.
  @MainActor private final class Clock {
    var count = 0
    weak var device: HeadlessDevice?
    var now: Duration { (device?.now ?? .zero) + .seconds(count) }
  }

  init(of device: HeadlessDevice) {
    let clock = Clock()
    clock.device = device
    self.clock = clock
    recorder = EventLogRecorder { clock.now }
  }

  /// Says what the next command is, which may come to nothing. One that cannot be repeated is refused
  /// while the session is written.
  func prepare(_ name: String, _ meaning: Meaning) throws(Problem) {
    if case .unrepeatable = meaning, isWriting {
      throw Problem(
        "A log cannot repeat this “\(name)”; write “record off” first, if you need no log.")
    }
    self.name = name
    self.meaning = meaning
  }

  /// The command has come to nothing.
  func withdraw() { meaning = .nothing }

  /// Notes the command, right before it takes effect.
  func begin() {
    defer { meaning = .nothing }
    switch meaning {
    case .deed(let content):
      clock.count += 1
      note(content)
    case .unrepeatable: obstacle = obstacle ?? name
    case .nothing: break
    }
  }

  /// Writes what was done from the start of the session, and what follows.
  func write(to file: String) throws(Problem) {
    if let obstacle {
      throw Problem(
        "A log cannot repeat the “\(obstacle)” of this session; start anew, and record before it.")
    }
    try SmallFile.checkWritable(file)
    do throws(EventLogError) { try recorder.write(to: URL(fileURLWithPath: file)) } catch {
      throw Problem(error.description)
    }
    isWriting = true
  }

  func stopWriting() throws(Problem) {
    guard isWriting else { throw Problem("Nothing is being recorded; write “record <file>”.") }
    recorder.stopWriting()
    isWriting = false
  }

  private func note(_ content: EventLog.Content) {
    switch content {
    case .move(let move): recorder.note(move)
    case .request(let name): recorder.note(asking: name)
    case .link(let url, let arrival): recorder.note(link: url, arrival)
    case .step, .event, .forgotten: break
    }
  }
}
