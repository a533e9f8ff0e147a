import PortableUIKit
import StepRouterExplorer
import StepRouterVerify

/// The log of a session: the commands, and the routers' decisions about them.
@MainActor
final class SessionLog {
  /// The meaning of a command for a log.
  enum Meaning {
    case deed(EventLog.Content)
    /// The command changes nothing, or belongs to the next one.
    case nothing
    /// A log can't repeat the command.
    case unrepeatable
  }

  let recorder: EventLogRecorder
  /// Whether the log goes to a file.
  private(set) var isWriting = false
  /// The first command that a log can't repeat.
  private(set) var obstacle: String?
  private var meaning = Meaning.nothing
  private var name = ""
  private let clock: Clock

  /// The device's time plus a second per command. The device's clock stands still between commands,
  /// although a user types them at intervals.
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

  /// Sets the meaning of the next command, which may still have no effect. If the log goes to a
  /// file, throws for a command that a log can't repeat.
  func prepare(_ name: String, _ meaning: Meaning) throws(Problem) {
    if case .unrepeatable = meaning, isWriting {
      throw Problem(
        "A log cannot repeat this “\(name)”; write “record off” first, if you need no log.")
    }
    self.name = name
    self.meaning = meaning
  }

  /// Drops the command if it had no effect.
  func withdraw() { meaning = .nothing }

  /// Records the command, right before it takes effect.
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

  /// Writes the session from its start, and everything that follows, to a file.
  func write(to file: String) throws(Problem) {
    if let obstacle {
      throw Problem(
        "A log cannot repeat the “\(obstacle)” of this session; start again, and record before it.")
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
