import PortableUIKit
import StepRouter
import Testing

@Suite("What errors say")
struct ErrorDescriptionTests {
  private static let step = StepReference(
    screen: TypeName(name: "Product"), location: CodeLocation(fileID: "Shop/Routes.swift", line: 12)
  )
  private static let base = StepReference(
    screen: TypeName(name: "Login"), location: CodeLocation(fileID: "Shop/Routes.swift", line: 30))
  private static let login = RoutingParticipant(
    role: .interceptor, type: TypeName(name: "LoginGuard"), step: step,
    location: CodeLocation(fileID: "Shop/Routes.swift", line: 13))
  private static let none = RoutingProgress()

  private static let cases: [(RoutingError, String)] = [
    (
      .startNotFound(base, reason: .noWindow),
      "The base at Shop/Routes.swift:30 gives nothing to start from: the router has no window. "
        + "Navigate when the scene has its window."
    ),
    (
      .startNotFound(base, reason: .notFound(finder: TypeName(name: "MyFinder"))),
      "The base at Shop/Routes.swift:30 gives nothing to start from: MyFinder found no view "
        + "controller. Use a base that is always there, or a switch with a default."
    ),
    (
      .viewControllerNotFound(step, progress: none),
      "The step of Product at Shop/Routes.swift:12 builds nothing, and its view controller was "
        + "not found. Give the step a factory, or a base that brings it."
    ),
    (
      .noCaseMatched(base),
      "No case of the switch at Shop/Routes.swift:30 applies. Add a case or 'assemble(default:)'."
    ),
    (
      .typeMismatch(
        step, expected: TypeName(name: "UINavigationController"), found: TypeName(name: "Login"),
        base: base, progress: none),
      "The step of Product at Shop/Routes.swift:12 needs a UINavigationController as its host, but "
        + "the step of Login at Shop/Routes.swift:30 provides a Login that isn't inside one. "
        + "Embed the base in such a container, or use '.present()'."
    ),
    (
      .preparationFailed(login, underlying: Refusal()),
      "The interceptor LoginGuard of Product at Shop/Routes.swift:13 threw: "
        + "refused by the test. Check the context that you pass."
    ),
    (
      .intercepted(by: login, underlying: Refusal()),
      "The interceptor LoginGuard of Product at Shop/Routes.swift:13 did not let the navigation "
        + "pass: refused by the test."
    ),
    (
      .intercepted(
        by: RoutingParticipant(role: .interceptor, type: TypeName(name: "Maintenance"), step: nil),
        underlying: Refusal()),
      "The router's own interceptor Maintenance did not let the navigation pass: refused by the test."
    ),
    (
      .interceptorLoop(step, rounds: 5),
      "After 5 rounds of interceptors the way to the step of Product at Shop/Routes.swift:12 still "
        + "asks for new ones. Declare steps with interceptors outside of switch closures."
    ),
    (
      .buildFailed(step, underlying: Refusal(), progress: none),
      "The factory of the step of Product at Shop/Routes.swift:12 threw: refused by the test."
    ),
    (
      .taskFailed(
        RoutingParticipant(role: .contextTask, type: TypeName(name: "Fill"), step: step),
        underlying: Refusal(), progress: none),
      "The context task Fill of Product at Shop/Routes.swift:12 threw: refused by the test."
    ),
    (
      .presentationRefused(step, .noPresenter, progress: none),
      "The step of Product at Shop/Routes.swift:12 cannot be presented: there is no view controller "
        + "to present from. Check the closure of '.custom'."
    ),
    (
      .integrationRefused(step, .noAdapter(TypeName(name: "Pages")), progress: none),
      "The step of Product at Shop/Routes.swift:12 cannot be integrated: Pages has no adapter. "
        + "Conform it to 'CustomContainerViewController'."
    ),
    (
      .notVisible(step, progress: none),
      "The step of Product at Shop/Routes.swift:12 found its view controller, but could not bring it "
        + "to the front. Check what its container's 'makeVisible' does, and what lies over it."
    ),
    (
      .interceptorAsksForItself(
        RoutingParticipant(role: .interceptor, type: TypeName(name: "Login"), step: step),
        destination: step),
      "The interceptor Login of Product at Shop/Routes.swift:12 asks for Product, which waits for "
        + "this interceptor's own answer. Let the interceptor answer first, or ask for a screen "
        + "whose chain does not have it."
    ),
    (
      .busy(step, .rejected),
      "Another navigation is under way, and the router lets none wait, so the step of Product at "
        + "Shop/Routes.swift:12 is not shown. Ask again later, or give the router the policy "
        + "'.enqueue'."
    ),
    (
      .busy(step, .replaced),
      "A newer navigation took the place of the step of Product at Shop/Routes.swift:12."
    ),
    (.cancelled(progress: none), "The navigation was cancelled."),
  ]

  @Test(
    "Each error says what was expected, what was found, where, and what to do", arguments: cases)
  func description(error: RoutingError, text: String) {
    #expect(error.description == text)
    #expect(error.progress == RoutingProgress())
  }

  /// The errors that end a navigation that may have moved something.
  private static let late: [@Sendable (RoutingProgress) -> RoutingError] = [
    { .viewControllerNotFound(step, progress: $0) },
    {
      .typeMismatch(
        step, expected: TypeName(name: "Home"), found: TypeName(name: "Login"), base: base,
        progress: $0)
    },
    { .buildFailed(step, underlying: Refusal(), progress: $0) },
    { .taskFailed(login, underlying: Refusal(), progress: $0) },
    { .presentationRefused(step, .noPresenter, progress: $0) },
    { .integrationRefused(step, .noAdapter(TypeName(name: "Pages")), progress: $0) },
    { .actionFailed(login, underlying: Refusal(), progress: $0) },
    { .notVisible(step, progress: $0) },
    { .completionDropped(by: login, progress: $0) },
    { .timedOut(by: login, progress: $0) },
    { .cancelled(progress: $0) },
  ]

  @Test("Each error that can follow a movement carries and names the work done")
  func progress() throws {
    let names = ["dismissed": [], "revealed": [], "built": [], "integrated": [Self.base.screen]]
    let progress = try JSONDecoder().decode(
      RoutingProgress.self, from: JSONEncoder().encode(names))
    #expect(progress.integrated == [Self.base.screen])
    for make in Self.late {
      let error = make(progress)
      #expect(error.progress == progress)
      let parts = error.description.components(separatedBy: ". By then it had integrated Login.")
      let none = make(RoutingProgress()).description
      #expect(parts.count == 2 && parts.joined(separator: ".") == none, "\(error)")
    }
  }

  @Test("An error carries the app's own error")
  func underlying() {
    #expect(
      RoutingError.intercepted(by: Self.login, underlying: Refusal()).underlying as? Refusal
        == Refusal())
    #expect(RoutingError.noCaseMatched(Self.base).underlying == nil)
  }
}
