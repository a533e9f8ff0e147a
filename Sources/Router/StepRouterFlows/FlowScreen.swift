import PortableUIKit
import StepRouter

/// A screen for a step of a ``FlowDocument``, with or without arguments from the document.
///
/// ```swift
/// struct Survey: Decodable { var questions: Int }
///
/// let screens = [
///   "address": FlowScreen(address),
///   "survey": FlowScreen(Survey.self) { survey in surveyScreen.with(survey.questions) },
/// ]
/// onboarding.flow = try FlowDocument(json).flow(of: screens)
/// ```
///
/// The document has the arguments under `with`: `{ "id": "survey", "with": { "questions": 3 } }`.
@MainActor
public struct FlowScreen {
  let screen: @MainActor (FlowDocument.Step, _ line: Int) throws(FlowDocument.Problem) -> AnyScreen

  /// Makes a screen without arguments. The flow refuses a document that has arguments for it.
  public init(_ screen: AnyScreen) {
    self.screen = { step, line throws(FlowDocument.Problem) in
      if step.arguments == nil { return screen }
      throw FlowDocument.Problem(
        line: line, key: "with", reason: "“\(step.id)” takes nothing: remove its “with”")
    }
  }

  /// Makes a screen with arguments of this type. The flow refuses a document whose arguments don't
  /// fit.
  ///
  /// If the document has no `with`, the screen gets the arguments that decode from an empty object.
  public init<Arguments: Decodable>(
    _ type: Arguments.Type, _ screen: @escaping @MainActor (Arguments) -> AnyScreen
  ) {
    self.screen = { step, line throws(FlowDocument.Problem) in
      if let arguments = step.arguments { return screen(try arguments.decode(as: type)) }
      guard let arguments = try? JSONDecoder().decode(type, from: Data("{}".utf8)) else {
        throw FlowDocument.Problem(
          line: line, key: "with", reason: "“\(step.id)” needs arguments: add “with”")
      }
      return screen(arguments)
    }
  }
}

extension FlowDocument {
  /// Returns the flow of the steps for which the app has a screen, each with its arguments.
  ///
  /// The flow omits steps without a screen, and branches to them. Throws if the arguments of a step
  /// don't fit its screen; in that case, nothing has changed.
  ///
  /// - Parameters:
  ///   - screens: The screens, by step id.
  ///   - status: Returns a step's status whenever the flow reaches the step; by default, the
  ///     document's status.
  @MainActor
  public func flow(
    of screens: [String: FlowScreen],
    status: @escaping @MainActor (Step) async throws -> ValidateStatus = { $0.status }
  ) throws(Problem) -> Flow<String> {
    var known: [String: AnyScreen] = [:]
    for (step, line) in zip(steps, lines) {
      if let screen = screens[step.id] { known[step.id] = try screen.screen(step, line) }
    }
    return flow(of: known, status: status)
  }
}
