import PortableUIKit

extension Router {
  /// A destination with a context needs one.
  @available(
    *, unavailable,
    message: "the destination needs a context: write 'navigate(to: …, with: …)'"
  )
  @_disfavoredOverload
  @discardableResult
  public func navigate<Screen, Context>(
    to step: DestinationStep<Screen, Context>, animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<Screen>, RoutingError>) -> Void)? = nil
  ) -> Navigation {
    uncallable()
  }

  /// The destination has another context.
  @available(
    *, unavailable,
    message: "the context is not of the destination's type: give 'with:' a value of its 'Context'"
  )
  @_disfavoredOverload
  @discardableResult
  public func navigate<Screen, Context, OtherContext>(
    to step: DestinationStep<Screen, Context>, with context: OtherContext, animated: Bool = true
  ) -> Navigation {
    uncallable()
  }

  /// An unfinished chain is no destination.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  @discardableResult
  public func navigate<Context>(
    to chain: some UnfinishedChain, with context: Context, animated: Bool = true
  ) -> Navigation {
    uncallable()
  }

  /// An unfinished chain is no destination.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  @_disfavoredOverload
  @discardableResult
  public func navigate(to chain: some UnfinishedChain, animated: Bool = true) -> Navigation {
    uncallable()
  }

  /// A view controller is no destination.
  @available(
    *, unavailable,
    message:
      "a view controller is not a destination: declare its chain, 'StepAssembly(finder: …, factory: …)', and give that"
  )
  @_disfavoredOverload
  @discardableResult
  public func navigate(
    to viewController: UIViewController, animated: Bool = true
  ) -> Navigation {
    uncallable()
  }

  /// A view controller is no destination.
  @available(
    *, unavailable,
    message:
      "a view controller is not a destination: declare its chain, 'StepAssembly(finder: …, factory: …)', and give that"
  )
  @_disfavoredOverload
  @discardableResult
  public func navigate<Context>(
    to viewController: UIViewController, with context: Context, animated: Bool = true
  ) -> Navigation {
    uncallable()
  }

  /// A view controller is no destination.
  @available(
    *, unavailable,
    message:
      "a view controller is not a destination: declare its chain, 'StepAssembly(finder: …, factory: …)', and give that"
  )
  @_disfavoredOverload
  @discardableResult
  public func navigate(
    to screen: UIViewController.Type, animated: Bool = true
  ) -> Navigation {
    uncallable()
  }

  /// A view controller is no destination.
  @available(
    *, unavailable,
    message:
      "a view controller is not a destination: declare its chain, 'StepAssembly(finder: …, factory: …)', and give that"
  )
  @_disfavoredOverload
  @discardableResult
  public func navigate<Context>(
    to screen: UIViewController.Type, with context: Context, animated: Bool = true
  ) -> Navigation {
    uncallable()
  }
}
