import PortableUIKit
import StepRouter

/// A router for testing a screen that navigates. It moves nothing, records requests, and returns
/// the answers you set.
///
/// ```swift
/// let spy = RouterSpy()
/// spy.answer(product) { id in ProductViewController(productID: id) }
///
/// try await spy.navigate(to: product, with: 42)     // what the screen under test does
/// print(spy.requests(to: product))                  // [42]
/// ```
///
/// The spy identifies a destination by its class and source location, and uses the last answer that
/// fits. A navigation without an answer fails at once, with an error that says what to write.
/// Closings succeed unless you set another answer.
///
/// The spy calls no interceptor, factory or task, and notifies no observer. So a test checks which
/// requests a screen makes, and not how the app's router performs them.
@MainActor
public final class RouterSpy: Router {
  /// The requests, in order.
  public private(set) var requests: [Request] = []

  var screens: [Answer<UIViewController>] = []
  var plans: [Answer<RoutingPlan>] = []
  var endOfClosings: Result<UIViewController, RoutingError>?
  var planOfClosings: Result<RoutingPlan, RoutingError>?
  var heldDestinations: Set<StepReference> = []
  var holdsEverything = false
  var held: [HeldNavigation] = []

  /// Creates a spy without answers.
  public init() {}

  /// The last request.
  public var lastRequest: Request? { requests.last }

  /// Returns the contexts of the requests for a destination, in order.
  ///
  /// ```swift
  /// let products: [Product.ID] = spy.requests(to: product)
  /// ```
  public func requests<Screen, Context>(to step: DestinationStep<Screen, Context>) -> [Context] {
    requests.filter { $0.destination == step.reference }.compactMap {
      $0.context as? Context ?? $0.requestedContext as? Context
    }
  }

  /// Records the request, and answers it unless the spy holds it back.
  public func perform<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    let context = Result { () throws(RoutingError) in
      try request.step.ownContext(for: request.context)
    }
    let written = Request(
      destination: request.step.reference, context: (try? context.get()) ?? request.context,
      requestedContext: request.context, animated: request.animated,
      isDiscarding: request.isDiscarding, origin: request.origin,
      closing: request.step.closing.map(Closing.init), isClosing: request.step.isClosing)
    requests.append(written)
    let navigation = HeldNavigation(written, context: context) { [weak self] answer in
      request.completion?(
        answer.flatMap {
          self?.outcome($0, of: written) ?? .failure(.cancelled(progress: RoutingProgress()))
        })
    }
    if holdsEverything || heldDestinations.contains(written.destination) {
      held.append(navigation)
    } else {
      end(navigation)
    }
    return navigation.handle
  }

  /// Returns the plan that you set for the destination. Throws the error that you set instead, or,
  /// without an answer, an error that says what to write.
  public func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    if step.isClosing {
      guard let planOfClosings else {
        throw RoutingError(untold: step.reference, instead: "answerPlanOfClosings(with: plan)")
      }
      return try planOfClosings.get()
    }
    let own = try step.ownContext(for: context)
    guard let plan = plans.answer(to: step.reference, with: own, askedWith: context) else {
      throw RoutingError(untold: step.reference, instead: "answerPlan(to: destination, with: plan)")
    }
    return try plan.get()
  }

  func end(_ navigation: HeldNavigation) {
    if navigation.request.isClosing {
      return navigation.end(with: endOfClosings ?? .success(UIViewController()))
    }
    navigation.end(
      with: navigation.context.flatMap { context in
        screens.answer(
          to: navigation.request.destination, with: context,
          askedWith: navigation.request.requestedContext)
          ?? .failure(
            RoutingError(
              untold: navigation.request.destination,
              instead: "answer(destination, with: screen)"))
      })
  }

  private func outcome<Screen>(
    _ answer: UIViewController, of request: Request
  ) -> Result<NavigationOutcome<Screen>, RoutingError> {
    guard let screen = answer.selfOrContainer(Screen.self) else {
      return .failure(
        .typeMismatch(
          request.destination, expected: TypeName(Screen.self), found: TypeName(type(of: answer)),
          base: nil, progress: RoutingProgress()))
    }
    let told =
      request.isClosing
      ? planOfClosings
      : plans.answer(
        to: request.destination, with: request.context, askedWith: request.requestedContext)
    let plan = try? told?.get()
    return .success(.stub(screen, plan: plan ?? .stub(to: request.destination, start: screen)))
  }
}

extension RoutingError {
  fileprivate init(untold step: StepReference, instead advice: String) {
    self = .intercepted(
      by: RoutingParticipant(role: .router, type: TypeName(RouterSpy.self), step: nil),
      underlying: Untold(step: step, advice: advice))
  }
}

/// The error of a spy without an answer.
private struct Untold: Error, CustomStringConvertible {
  let step: StepReference
  let advice: String

  var description: String {
    "the spy has no answer for \(step); write 'spy.\(advice)' in the test"
  }
}

extension UIViewController {
  /// Returns the view controller or a container around it, because a destination may be a screen's
  /// container.
  fileprivate func selfOrContainer<Container>(_ type: Container.Type) -> Container? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? Container }.first
  }
}
