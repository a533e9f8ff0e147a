import PortableUIKit
import StepRouter

extension EventLog {
  /// An action on the app that a repetition performs again.
  public struct Deed: Hashable, Sendable {
    /// The action.
    public let content: Content
    /// The time since the previous deed. Nil to wait until nothing moves.
    public let pause: Duration?

    init(_ content: Content, after pause: Duration?) {
      self.content = content
      self.pause = pause
    }

    /// The user makes this move.
    public static func move(_ move: UserMove, after pause: Duration? = nil) -> Self {
      Self(.move(move), after: pause)
    }

    /// The app asks the router for the destination with this name.
    public static func request(_ destination: String, after pause: Duration? = nil) -> Self {
      Self(.request(destination), after: pause)
    }

    /// The app asks the router for the destination with this screen, declared in this file. A
    /// repetition asks for it, too, unless the app does so on its own.
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

  /// A pause long enough for everything to come to rest.
  static let rest = Duration.seconds(1)

  /// Creates a log of deeds to perform. It has no decisions to compare with.
  public init(_ deeds: [Deed]) {
    var time = Duration.zero
    let entries = deeds.map { deed in
      time += deed.pause ?? Self.rest
      return Entry(at: time, deed.content)
    }
    self.init(entries: entries, level: nil)
  }

  /// The deeds in the log, without their results.
  /// If the app didn't note a request before the first deed, only the request's step is known.
  /// only.
  public var deeds: [Deed] { deeds(named: [:]) { _ in true } }

  /// Returns the deeds.
  ///
  /// - Parameters:
  ///   - names: The destinations of requests that are known by now, by the indices of their
  ///     entries.
  ///   - isIncluded: Returns true for the indices of requests to include by their steps.
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

  /// The indices of the deeds, and of the requests before the first deed.
  var causes: [Int] {
    let first = entries.firstIndex { $0.content.isDeed } ?? entries.endIndex
    return entries.indices.filter { index in
      entries[index].content.isDeed || index < first && entries[index].content.requestedStep != nil
    }
  }
}

extension EventLog.Deed: CustomStringConvertible {
  /// The deed as you write it in source: `.request("product 42", after: .milliseconds(120))`
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
