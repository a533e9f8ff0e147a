import PortableUIKit
import StepRouter

/// A router for the test of a screen that navigates: it moves nothing, writes down what it is asked
/// for, and answers as it was told.
///
/// ```swift
/// let spy = RouterSpy()
/// spy.answer(product) { id in ProductViewController(productID: id) }
///
/// try await spy.navigate(to: product, with: 42)     // what the screen under test does
/// print(spy.requests(to: product))                  // [42]
/// ```
///
/// A destination is known by its class and by where it is declared; the last answer that fits
/// counts. A navigation that nothing was told for fails at once, and its error says what to write.
/// What is closed counts as closed, unless you tell otherwise.
///
/// No interceptor, factory or task is called, and no observer is told. So a test finds out what a
/// screen asks for, and not what the app's router makes of it.
@MainActor
public final class RouterSpy: Router {
  /// What was asked for, in order.
  public private(set) var requests: [Request] = []

  private var screens: [Answer<UIViewController>] = []
  private var plans: [Answer<RoutingPlan>] = []
  private var endOfClosings: Result<UIViewController, RoutingError>?
  private var planOfClosings: Result<RoutingPlan, RoutingError>?
  private var heldDestinations: Set<StepReference> = []
  private var holdsEverything = false
  private var held: [HeldNavigation] = []

  /// A router that has been told nothing yet.
  public init() {}

  /// What was asked for last.
  public var lastRequest: Request? { requests.last }

  /// The contexts with which a destination was asked for, in order.
  ///
  /// ```swift
  /// let products: [Product.ID] = spy.requests(to: product)
  /// ```
  public func requests<Screen, Context>(to step: DestinationStep<Screen, Context>) -> [Context] {
    requests.filter { $0.destination == step.reference }.compactMap { $0.context as? Context }
  }

  /// Writes the request down, and answers it unless it is held back.
  public func perform<Screen, Context>(
    _ request: NavigationRequest<Screen, Context>
  ) -> Navigation {
    let context = Result { () throws(RoutingError) in
      try request.step.ownContext(for: request.context)
    }
    let written = Request(
      destination: request.step.reference, context: (try? context.get()) ?? request.context,
      animated: request.animated, origin: request.origin,
      closing: request.step.closing.map(Closing.init))
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

  /// Gives the plan that was told for the destination.
  public func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    if step.closing != nil {
      guard let planOfClosings else {
        throw RoutingError(untold: step.reference, instead: "answerPlanOfClosings(with: plan)")
      }
      return try planOfClosings.get()
    }
    let own = try step.ownContext(for: context)
    guard let plan = plans.answer(to: step.reference, with: own) else {
      throw RoutingError(untold: step.reference, instead: "answerPlan(to: destination, with: plan)")
    }
    return try plan.get()
  }

  private func end(_ navigation: HeldNavigation) {
    if navigation.request.closing != nil {
      return navigation.end(with: endOfClosings ?? .success(UIViewController()))
    }
    navigation.end(
      with: navigation.context.flatMap { context in
        screens.answer(to: navigation.request.destination, with: context)
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
      request.closing == nil
      ? plans.answer(to: request.destination, with: request.context) : planOfClosings
    let plan = try? told?.get()
    return .success(.stub(screen, plan: plan ?? .stub(to: request.destination, start: screen)))
  }
}

extension RouterSpy {
  /// Tells which view controller a destination's navigations lead to.
  ///
  /// ```swift
  /// spy.answer(product) { id in ProductViewController(productID: id) }
  /// ```
  ///
  /// What the closure throws is the navigation's failure. The view controller is shown nowhere.
  public func answer<Screen, Context>(
    _ step: DestinationStep<Screen, Context>,
    _ make: @escaping @MainActor (Context) throws -> Screen
  ) {
    screens.append(
      Answer(step) { context in
        do { return .success(try make(context)) } catch let error as RoutingError {
          return .failure(error)
        } catch {
          return .failure(
            .buildFailed(step.reference, underlying: error, progress: RoutingProgress()))
        }
      })
  }

  /// Tells which view controller a destination's navigations lead to.
  ///
  /// ```swift
  /// spy.answer(bag) { BagViewController() }
  /// ```
  public func answer<Screen>(
    _ step: DestinationStep<Screen, Void>, _ make: @escaping @MainActor () throws -> Screen
  ) {
    answer(step) { _ in try make() }
  }

  /// Tells which view controller a destination's navigations lead to, whatever the context.
  ///
  /// ```swift
  /// spy.answer(bag, with: BagViewController())
  /// ```
  public func answer<Screen, Context>(
    _ step: DestinationStep<Screen, Context>, with screen: Screen
  ) {
    screens.append(Answer(step) { _ in .success(screen) })
  }

  /// Tells how a destination's navigations fail.
  ///
  /// ```swift
  /// spy.answer(orders, failing: .cancelled(progress: RoutingProgress()))
  /// ```
  public func answer<Screen, Context>(
    _ step: DestinationStep<Screen, Context>, failing error: RoutingError
  ) {
    screens.append(Answer(step) { _ in .failure(error) })
  }

  /// Tells what a destination's plans are. The outcomes of its navigations have this plan, too.
  ///
  /// ```swift
  /// spy.answerPlan(to: product, with: .stub(to: product, start: screen, kind: .alreadyVisible))
  /// ```
  public func answerPlan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with plan: RoutingPlan
  ) {
    plans.append(Answer(step) { _ in .success(plan) })
  }

  /// Tells how planning for a destination fails.
  ///
  /// ```swift
  /// spy.answerPlan(to: product, failing: .noCaseMatched(product.reference))
  /// ```
  public func answerPlan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, failing error: RoutingError
  ) {
    plans.append(Answer(step) { _ in .failure(error) })
  }
}

extension RouterSpy {
  /// Tells what the user sees after whatever is closed; an empty view controller if nothing is told.
  ///
  /// ```swift
  /// spy.answerClosings(with: list)
  /// let seen = try await spy.close(settingsScreen)
  /// ```
  public func answerClosings(with screen: UIViewController) { endOfClosings = .success(screen) }

  /// Tells how closing fails.
  ///
  /// ```swift
  /// spy.answerClosings(failing: .cancelled(progress: RoutingProgress()))
  /// ```
  public func answerClosings(failing error: RoutingError) { endOfClosings = .failure(error) }

  /// Tells what the plans of closings are.
  ///
  /// ```swift
  /// spy.answerPlanOfClosings(with: .stub(to: home, start: screen, dismissed: [settingsScreen]))
  /// ```
  public func answerPlanOfClosings(with plan: RoutingPlan) { planOfClosings = .success(plan) }

  /// Tells how planning a closing fails.
  ///
  /// ```swift
  /// spy.answerPlanOfClosings(failing: .cancelled(progress: RoutingProgress()))
  /// ```
  public func answerPlanOfClosings(failing error: RoutingError) {
    planOfClosings = .failure(error)
  }
}

extension RouterSpy {
  /// The requests that are held back and have not ended, in order.
  public var pending: [Request] { held.filter { !$0.handle.isFinished }.map(\.request) }

  /// Holds back the answers to all requests from now on, until ``finishPending()``.
  public func hold() { holdsEverything = true }

  /// Holds back the answers to this destination's requests from now on, until ``finishPending()``.
  ///
  /// ```swift
  /// spy.hold(product)
  /// let navigation = spy.navigate(to: product, with: 42)
  /// print(navigation.isFinished)      // false
  /// spy.finishPending()
  /// ```
  public func hold<Screen, Context>(_ step: DestinationStep<Screen, Context>) {
    heldDestinations.insert(step.reference)
  }

  /// Answers what is pending, in order, as has been told by now. Later requests are held back as
  /// before.
  public func finishPending() {
    let navigations = held
    held = []
    for navigation in navigations { end(navigation) }
  }
}

extension RoutingError {
  fileprivate init(untold step: StepReference, instead advice: String) {
    self = .intercepted(
      by: RoutingParticipant(role: .router, type: TypeName(RouterSpy.self), step: nil),
      underlying: Untold(step: step, advice: advice))
  }
}

/// A spy was not told what to answer.
private struct Untold: Error, CustomStringConvertible {
  let step: StepReference
  let advice: String

  var description: String {
    "nothing was told for \(step); write 'spy.\(advice)' in the test"
  }
}

extension UIViewController {
  /// The view controller, or what it is in: a destination may be the container of a screen.
  fileprivate func selfOrContainer<Container>(_ type: Container.Type) -> Container? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? Container }.first
  }
}
