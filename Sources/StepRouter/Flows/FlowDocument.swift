import PortableUIKit

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
/// onboarding.flow = try FlowDocument(data).flow(of: screens)
/// ```
///
/// A step without a status is pending; one without `next` is followed by the next in the list.
public struct FlowDocument: Hashable, Sendable {
  /// One step.
  public struct Step: Hashable, Sendable {
    /// Its name.
    public let id: String
    /// Whether it is to be shown.
    public let status: ValidateStatus
    /// The step that comes after it, where that is not the next in the list.
    public let next: String?
  }

  /// Why a document is refused.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1, on which the step in question begins.
    public let line: Int
    /// What is wrong with it.
    public let reason: String
    /// Both.
    public var description: String { "line \(line): \(reason)" }
  }

  /// The steps, in their order.
  public let steps: [Step]

  /// Reads a document, or refuses it as a whole.
  public init(_ json: Data) throws(Problem) {
    let elements = try JSONList(json).elements
    var steps: [Step] = []
    for element in elements {
      let step = try Step(element)
      guard !steps.contains(where: { $0.id == step.id }) else {
        throw Problem(line: element.line, reason: "“\(step.id)” is listed twice")
      }
      steps.append(step)
    }
    for (element, step) in zip(elements, steps) {
      guard let next = step.next, !steps.contains(where: { $0.id == next }) else { continue }
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

extension FlowDocument.Step {
  private struct Fields: Decodable {
    let id: String
    let status: String?
    let next: String?
  }

  fileprivate init(_ element: JSONList.Element) throws(FlowDocument.Problem) {
    let fields: Fields
    do { fields = try JSONDecoder().decode(Fields.self, from: element.json) } catch {
      throw FlowDocument.Problem(line: element.line, reason: Self.reason(of: error))
    }
    guard let status = ValidateStatus(rawValue: fields.status ?? "pending") else {
      let known = ValidateStatus.allCases.map(\.rawValue).joined(separator: ", ")
      throw FlowDocument.Problem(
        line: element.line, reason: "there is no status “\(fields.status ?? "")”, but \(known)")
    }
    self.init(id: fields.id, status: status, next: fields.next)
  }

  private static func reason(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "it has no “\(key.stringValue)”"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.codingPath.last.map { "its “\($0.stringValue)” is not a text" }
        ?? "a step in “{ }” is expected"
    default: "it is not valid JSON"
    }
  }
}
