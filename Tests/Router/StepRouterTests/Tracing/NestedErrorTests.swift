import PortableUIKit
import StepRouter
import StepRouterFlows
import StepRouterState
import Testing

/// Texts of errors within errors.
@MainActor
@Suite struct NestedErrorTests {
  private struct Told: Error, CustomStringConvertible {
    let description: String
  }

  private enum Plain: Error { case offline }

  private let participant = RoutingParticipant(
    role: .router, type: TypeName(name: "Gate"), step: nil)

  @Test(
    "The punctuation at the end of an underlying error isn't doubled",
    arguments: [
      ("No network", "No network."), ("No network.", "No network."),
      ("No network...", "No network."), ("No network. \n", "No network."),
      ("Really?", "Really?"), ("Stop!", "Stop!"), ("and so on…", "and so on…"), ("", "Told."),
    ])
  func ends(_ text: String, _ end: String) {
    let error = RoutingError.intercepted(by: participant, underlying: Told(description: text))
    #expect(error.description.hasSuffix(" did not let the navigation pass: " + end))
  }

  @Test("Nested errors end with a single full stop")
  func nested() {
    var error = RoutingError.intercepted(
      by: participant, underlying: Told(description: "No network."))
    for _ in 1...4 { error = .intercepted(by: participant, underlying: error) }
    #expect(error.description.hasSuffix(": No network."))
    #expect(!error.description.contains(".."))
  }

  @Test("A cancelled task is described in words, and an error without a text by its name")
  func words() {
    let cancelled = RoutingError.preparationFailed(participant, underlying: CancellationError())
    #expect(
      cancelled.description.contains(
        " threw: the task was cancelled. Check the context"))
    let plain = RoutingError.intercepted(by: participant, underlying: Plain.offline)
    #expect(plain.description.hasSuffix(" did not let the navigation pass: offline."))
  }

  @Test("An empty list is described as such")
  func emptyLists() {
    #expect(
      "\(FlowError.unknownStep("z", known: []))"
        == "the flow has no step “z”, because its list is empty")
    #expect(
      "\(RouteError.unknownElement(RouteElement(identifier: "bog"), known: []))"
        == "There is no screen “bog”: the map has no screens at all.")
  }
}
