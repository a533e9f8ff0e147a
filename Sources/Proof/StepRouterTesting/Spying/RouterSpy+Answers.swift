import PortableUIKit
import StepRouter

extension RouterSpy {
  /// Sets the view controller that navigations to a destination return.
  ///
  /// ```swift
  /// spy.answer(product) { id in ProductViewController(productID: id) }
  /// ```
  ///
  /// If the closure throws, the navigation fails with that error, wrapped in `buildFailed` unless
  /// it's a `RoutingError`. The spy doesn't show the view controller.
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

  /// Sets the view controller that navigations to a destination without a context return.
  ///
  /// ```swift
  /// spy.answer(bag) { BagViewController() }
  /// ```
  public func answer<Screen>(
    _ step: DestinationStep<Screen, Void>, _ make: @escaping @MainActor () throws -> Screen
  ) {
    answer(step) { _ in try make() }
  }

  /// Sets the view controller that navigations to a destination return, regardless of the context.
  ///
  /// ```swift
  /// spy.answer(bag, with: BagViewController())
  /// ```
  public func answer<Screen, Context>(
    _ step: DestinationStep<Screen, Context>, with screen: Screen
  ) {
    screens.append(Answer(step) { _ in .success(screen) })
  }

  /// Sets the error that navigations to a destination fail with.
  ///
  /// ```swift
  /// spy.answer(orders, failing: .cancelled(progress: RoutingProgress()))
  /// ```
  public func answer<Screen, Context>(
    _ step: DestinationStep<Screen, Context>, failing error: RoutingError
  ) {
    screens.append(Answer(step) { _ in .failure(error) })
  }

  /// Sets the plan for a destination. The outcomes of its navigations contain this plan, too.
  ///
  /// ```swift
  /// spy.answerPlan(to: product, with: .stub(to: product, start: screen, kind: .alreadyVisible))
  /// ```
  public func answerPlan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with plan: RoutingPlan
  ) {
    plans.append(Answer(step) { _ in .success(plan) })
  }

  /// Sets the error that planning for a destination fails with.
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
  /// Sets the view controller that the user sees after a screen closes. The default is an empty
  /// view controller.
  ///
  /// ```swift
  /// spy.answerClosings(with: list)
  /// let seen = try await spy.close(settingsScreen)
  /// ```
  public func answerClosings(with screen: UIViewController) { endOfClosings = .success(screen) }

  /// Sets the error that closings fail with.
  ///
  /// ```swift
  /// spy.answerClosings(failing: .cancelled(progress: RoutingProgress()))
  /// ```
  public func answerClosings(failing error: RoutingError) { endOfClosings = .failure(error) }

  /// Sets the plan for closings.
  ///
  /// ```swift
  /// spy.answerPlanOfClosings(with: .stub(to: home, start: screen, dismissed: [settingsScreen]))
  /// ```
  public func answerPlanOfClosings(with plan: RoutingPlan) { planOfClosings = .success(plan) }

  /// Sets the error that planning a closing fails with.
  ///
  /// ```swift
  /// spy.answerPlanOfClosings(failing: .cancelled(progress: RoutingProgress()))
  /// ```
  public func answerPlanOfClosings(failing error: RoutingError) {
    planOfClosings = .failure(error)
  }
}
