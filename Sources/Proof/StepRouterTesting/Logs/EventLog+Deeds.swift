import PortableUIKit
import StepRouter

extension EventLog {
  /// Something that is done to the app: what a repetition does again.
  public struct Deed: Hashable, Sendable {
    /// What is done.
    public let content: Content
    /// How long after the deed before; nil: once nothing moves.
    public let pause: Duration?

    init(_ content: Content, after pause: Duration?) {
      self.content = content
      self.pause = pause
    }

    /// The user does this.
    public static func move(_ move: UserMove, after pause: Duration? = nil) -> Self {
      Self(.move(move), after: pause)
    }

    /// The router is asked for the destination of this name.
    public static func request(_ destination: String, after pause: Duration? = nil) -> Self {
      Self(.request(destination), after: pause)
    }

    /// The router is asked for the destination with this screen that is declared in this file, unless
    /// the app has asked for it by itself.
    public static func request(
      toScreen screen: String, in fileID: String, after pause: Duration? = nil
    ) -> Self {
      let location = CodeLocation(fileID: fileID, line: 0)
      return Self(
        .step(StepReference(screen: TypeName(name: screen), location: location)), after: pause)
    }

    /// A URL arrives.
    public static func link(
      _ url: String, _ arrival: LinkArrival = .whileRunning, after pause: Duration? = nil
    ) -> Self {
      Self(.link(url, arrival), after: pause)
    }
  }

  /// A pause as long as this is long enough for everything to come to rest.
  static let rest = Duration.seconds(1)

  /// A log of what is to be done, without any decisions.
  public init(_ deeds: [Deed]) {
    var time = Duration.zero
    let entries = deeds.map { deed in
      time += deed.pause ?? Self.rest
      return Entry(at: time, deed.content)
    }
    self.init(entries: entries, level: nil)
  }

  /// What was done, without what came of it.
  ///
  /// A request that stands before all of it, and that nobody has noted, is known by its step alone.
  public var deeds: [Deed] { deeds(named: [:]) { _ in true } }

  /// The same, with the names of requests that are known by now, by the entries' indices, and with
  /// only those of the others that are to be included.
  func deeds(named names: [Int: String], _ isIncluded: (Int) -> Bool) -> [Deed] {
    var deeds: [Deed] = []
    var last: Duration?
    for index in causes {
      let content: Content
      if let name = names[index] {
        content = .request(name)
      } else if let step = entries[index].content.requestedStep {
        guard isIncluded(index) else { continue }
        content = .step(step)
      } else {
        content = entries[index].content
      }
      let gap = last.map { entries[index].time - $0 } ?? Self.rest
      deeds.append(Deed(content, after: gap < Self.rest ? max(gap, .zero) : nil))
      last = entries[index].time
    }
    return deeds
  }

  /// The indices of what was done, and of the requests before all of that.
  var causes: [Int] {
    let first = entries.firstIndex { $0.content.isDeed } ?? entries.endIndex
    return entries.indices.filter { index in
      entries[index].content.isDeed || index < first && entries[index].content.requestedStep != nil
    }
  }
}

extension EventLog.Deed: CustomStringConvertible {
  /// As it is written in source: `.request("product 42", after: .milliseconds(120))`
  public var description: String {
    let after = pause.map { ", after: .milliseconds(\(Int(($0 / .milliseconds(1)).rounded())))" }
    let arguments: String? =
      switch content {
      case .move(let move): ".move(\(move)"
      case .request(let name): ".request(\(name.debugDescription)"
      case .step(let step):
        ".request(toScreen: \(step.screen.description.debugDescription), "
          + "in: \(step.location.fileID.debugDescription)"
      case .link(let url, let arrival): ".link(\(url.debugDescription), \(arrival)"
      case .event, .forgotten: nil
      }
    return arguments.map { "\($0)\(after ?? ""))" } ?? "\(content)"
  }
}
