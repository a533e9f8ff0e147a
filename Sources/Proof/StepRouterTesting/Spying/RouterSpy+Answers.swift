import PortableUIKit
import StepRouter

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
