import PortableUIKit

extension _UnfinishedChain where Host: UIViewController {
  /// Rejects a step of another class than the action's host.
  @available(
    *, unavailable,
    message:
      "the action does not work on this host: '.push()' goes with 'NavigationControllerStep', '.addTab()' with 'TabBarControllerStep', an action of your own with its own 'ViewController'"
  )
  public func from<Base: HostStep>(
    _ base: Base
  ) -> _WrongChain<Screen, Context> where Base.Context == Context {
    uncallable()
  }

  /// Rejects a step of another class than the action's host, if the step needs no context.
  @available(
    *, unavailable,
    message:
      "the action does not work on this base: name a step of the action's host, such as '.from(NavigationControllerStep())' for '.push()', or the container around the base, '.from(base.expectingContainer())'"
  )
  public func from<Base: HostStep>(
    _ base: Base, _ fallback: Void = ()
  ) -> _WrongChain<Screen, Context>
  where Base.Context == Void, Base.ContextOrigin: _ContextDeclaring {
    uncallable()
  }

  /// Rejects a base of another class than the action's host.
  @available(
    *, unavailable,
    message:
      "the action does not work on this base: name a step of the action's host, such as '.from(NavigationControllerStep())' for '.push()', or the container around the base, '.from(base.expectingContainer())'"
  )
  public func from<OtherHost>(
    _ base: DestinationStep<OtherHost, Context>
  ) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Rejects a base of another class than the action's host, if the base needs no context.
  @available(
    *, unavailable,
    message:
      "the action does not work on this base: name a step of the action's host, such as '.from(NavigationControllerStep())' for '.push()', or the container around the base, '.from(base.expectingContainer())'"
  )
  public func from<OtherHost>(
    _ base: DestinationStep<OtherHost, Void>, _ fallback: Void = ()
  ) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Rejects a base with another context.
  @available(
    *, unavailable,
    message:
      "the base takes another 'Context' than this chain: convert the chain's into it, '.from(base.adaptingContext { (context: …) in … })'"
  )
  public func from<OtherContext>(
    _ base: DestinationStep<Host, OtherContext>
  ) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Rejects a base with another context and of another class than the action's host.
  @available(
    *, unavailable,
    message:
      "the base takes another 'Context' than this chain: convert the chain's into it, '.from(base.adaptingContext { (context: …) in … })', with '.expectingContainer()' behind it where the action works on the container around the base"
  )
  public func from<OtherHost, OtherContext>(
    _ base: DestinationStep<OtherHost, OtherContext>, _ fallback: Void = (),
    _ lastFallback: Void = ()
  ) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Rejects an unfinished base.
  @available(
    *, unavailable,
    message:
      "the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'"
  )
  public func from(_ base: some _UnfinishedChain) -> DestinationStep<Screen, Context> {
    uncallable()
  }

  /// Rejects a view controller as a base.
  @available(
    *, unavailable,
    message:
      "a base is a step, not a view controller: write '.from(NavigationControllerStep())', '.from(.current)', or the chain of the screen that this one stands on"
  )
  public func from(_ viewController: UIViewController) -> DestinationStep<Screen, Context> {
    uncallable()
  }
}
