import PortableUIKit

extension Router {
  /// Rejects a request without the context that the destination needs.
  @available(
    *, unavailable,
    message: "the destination needs a context: write 'navigate(to: …, with: …)'"
  )
  @discardableResult
  public func navigate<Screen, Context>(
    to step: DestinationStep<Screen, Context>, animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<Screen>, RoutingError>) -> Void)? = nil
  ) -> Navigation {
    uncallable()
  }

  /// Rejects a context of another type than the destination's.
  @available(
    *, unavailable,
    message: "the context is not of the destination's type: give 'with:' a value of its 'Context'"
  )
  @discardableResult
  public func navigate<Screen, Context, OtherContext>(
    to step: DestinationStep<Screen, Context>, with context: OtherContext, animated: Bool = true
  ) -> Navigation {
    uncallable()
  }

  /// Rejects an unfinished chain as a destination.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @discardableResult
  public func navigate<Context>(
    to chain: some _UnfinishedChain, with context: Context, animated: Bool = true
  ) -> Navigation {
    uncallable()
  }

  /// Rejects an unfinished chain as a destination.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @discardableResult
  public func navigate(to chain: some _UnfinishedChain, animated: Bool = true) -> Navigation {
    uncallable()
  }

  /// Rejects a view controller as a destination.
  @available(
    *, unavailable,
    message:
      "a view controller is not a destination: declare its chain, 'StepAssembly(finder: …, factory: …)', and give that"
  )
  @discardableResult
  public func navigate(
    to viewController: UIViewController, animated: Bool = true
  ) -> Navigation {
    uncallable()
  }

  /// Rejects a view controller as a destination.
  @available(
    *, unavailable,
    message:
      "a view controller is not a destination: declare its chain, 'StepAssembly(finder: …, factory: …)', and give that"
  )
  @discardableResult
  public func navigate<Context>(
    to viewController: UIViewController, with context: Context, animated: Bool = true
  ) -> Navigation {
    uncallable()
  }

  /// Rejects a view controller class as a destination.
  @available(
    *, unavailable,
    message:
      "a view controller is not a destination: declare its chain, 'StepAssembly(finder: …, factory: …)', and give that"
  )
  @discardableResult
  public func navigate(
    to screen: UIViewController.Type, animated: Bool = true
  ) -> Navigation {
    uncallable()
  }

  /// Rejects a view controller class as a destination.
  @available(
    *, unavailable,
    message:
      "a view controller is not a destination: declare its chain, 'StepAssembly(finder: …, factory: …)', and give that"
  )
  @discardableResult
  public func navigate<Context>(
    to screen: UIViewController.Type, with context: Context, animated: Bool = true
  ) -> Navigation {
    uncallable()
  }
}
