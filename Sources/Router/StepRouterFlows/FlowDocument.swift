import PortableUIKit
import StepRouter

/// A flow's list as a JSON document: order, statuses and branches.
///
/// ```json
/// [
///   { "id": "welcome" },
///   { "id": "interests", "status": "completed" },
///   { "id": "kind", "next": "terms" },
///   { "id": "address", "status": "inProgress" },
///   { "id": "terms" }
/// ]
/// ```
///
/// ```swift
/// onboarding.flow = try FlowDocument(json).flow(of: screens)
/// ```
///
/// A step without a status is pending. A step without `next` leads to the next one in the list. The
/// arguments under `with` go to the step's screen; see ``FlowScreen``.
public struct FlowDocument: Hashable, Sendable {
  /// A step of the list.
  public struct Step: Hashable, Sendable {
    /// The step's name in its flow.
    public let id: String
    /// The step's status.
    public let status: ValidateStatus
    /// The id of the step that comes next, if that isn't the next one in the list.
    public let next: String?
    /// The arguments under `with`; nil if there are none.
    let arguments: StepArguments?
  }

  /// The reason why a document is invalid.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line on which the faulty step begins, counted from 1.
    public let line: Int
    /// The key of the value that doesn't fit, such as `with.questions`; nil if no single value is
    /// at fault.
    public let key: String?
    /// A description of the fault, without the line.
    public let reason: String
    /// The line and the reason: `line 3: “offers” is listed twice`
    public var description: String { "line \(line): \(reason)" }
  }

  /// The steps, in order.
  public let steps: [Step]
  /// The lines on which the steps begin.
  let lines: [Int]

  /// Reads a document. Throws a `Problem` if any part of it is invalid.
  ///
  /// The document is UTF-8, with or without a byte order mark. Keys other than `id`, `status` and
  /// `next` have to be valid JSON too.
  public init(_ json: Data) throws(Problem) {
    let elements = try JSONList(json).elements
    var steps: [Step] = []
    var ids: Set<String> = []
    for element in elements {
      let step = try Step(element)
      guard ids.insert(step.id).inserted else {
        throw Problem(line: element.line, key: nil, reason: "“\(step.id)” is listed twice")
      }
      steps.append(step)
    }
    for (element, step) in zip(elements, steps) {
      guard let next = step.next, !ids.contains(next) else { continue }
      throw Problem(line: element.line, key: nil, reason: "“\(next)” comes next, but is not listed")
    }
    self.steps = steps
    lines = elements.map(\.line)
  }

  /// Returns the flow of the steps for which the app has a screen.
  ///
  /// The flow omits steps without a screen, and branches to them.
  ///
  /// - Parameters:
  ///   - screens: The screens, by step id.
  ///   - status: Returns a step's status whenever the flow reaches the step; by default, the
  ///     document's status.
  @MainActor
  public func flow(
    of screens: [String: AnyScreen],
    status: @escaping @MainActor (Step) async throws -> ValidateStatus = { $0.status }
  ) -> Flow<String> {
    Flow(
      steps.compactMap { step in
        guard let screen = screens[step.id] else { return nil }
        let branch = step.next.flatMap { screens[$0] == nil ? nil : $0 }
        return FlowStep(
          step.id, screen, when: { try await status(step).shouldMoveForward() },
          then: { branch })
      })
  }
}

extension FlowDocument {
  /// Returns true if both have the same steps, regardless of their lines.
  public static func == (one: Self, other: Self) -> Bool { one.steps == other.steps }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}
