import PortableUIKit
import StepRouter

/// A flow's list as a document: order, statuses and branches.
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
/// A step without a status is pending; one without `next` is followed by the next in the list.
public struct FlowDocument: Hashable, Sendable {
  /// One step of the list.
  public struct Step: Hashable, Sendable {
    /// The step's name in its flow.
    public let id: String
    /// How far the step is.
    public let status: ValidateStatus
    /// The step that comes after it, if that is not the next one in the list.
    public let next: String?
  }

  /// Why a document is refused.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1, on which the step in question begins.
    public let line: Int
    /// What is wrong with it.
    public let reason: String
    /// The line and the reason: `line 3: “offers” is listed twice`
    public var description: String { "line \(line): \(reason)" }
  }

  /// The steps, in their order.
  public let steps: [Step]

  /// Reads a document, or refuses it as a whole.
  ///
  /// It is UTF-8, with a byte order mark or without. What is in it beside `id`, `status` and `next`
  /// has to be valid, too.
  public init(_ json: Data) throws(Problem) {
    let elements = try JSONList(json).elements
    var steps: [Step] = []
    var ids: Set<String> = []
    for element in elements {
      let step = try Step(element)
      guard ids.insert(step.id).inserted else {
        throw Problem(line: element.line, reason: "“\(step.id)” is listed twice")
      }
      steps.append(step)
    }
    for (element, step) in zip(elements, steps) {
      guard let next = step.next, !ids.contains(next) else { continue }
      throw Problem(line: element.line, reason: "“\(next)” comes next, but is not listed")
    }
    self.steps = steps
  }

  /// The flow of those steps that the app has a screen for.
  ///
  /// A step without a screen is left out, and so is a branch to it.
  ///
  /// - Parameters:
  ///   - screens: The screens by the ids of their steps.
  ///   - status: A step's status, asked whenever it is reached. The document's by default.
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
