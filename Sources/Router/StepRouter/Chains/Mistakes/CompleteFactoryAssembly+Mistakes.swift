import PortableUIKit

extension CompleteFactoryAssembly {
  /// Rejects a step in place of a factory.
  @available(
    *, unavailable,
    message:
      "a step is not a factory: give the child's factory here; the child's own chain has a 'NilFactory', and '.from(…)' with this container's chain"
  )
  public func with(
    _ step: DestinationStep<some UIViewController, some Any>,
    using action: some ContainerAction<ViewController>
  ) -> Self {
    uncallable()
  }

  /// Rejects a view controller in place of a factory.
  @available(
    *, unavailable,
    message:
      "a view controller is not a factory: give 'ClassFactory<…, …>()', or make it in 'InlineFactory { (_: …) in … }'"
  )
  public func with(
    _ viewController: UIViewController, using action: some ContainerAction<ViewController>
  ) -> Self {
    uncallable()
  }

  /// Rejects an unfinished factory assembly.
  @available(
    *, unavailable,
    message: "the factory given here is unfinished: write '.assemble()' after its last '.with(…)'"
  )
  public func with(
    _ factory: CompleteFactoryAssembly<some ContainerFactory>,
    using action: some ContainerAction<ViewController>
  ) -> Self {
    uncallable()
  }
}

extension ContainerFactory {
  /// Rejects a child added to the factory itself; `CompleteFactoryAssembly` adds children around
  /// it.
  @available(
    *, unavailable,
    message:
      "children are added around a container's factory: write 'CompleteFactoryAssembly(factory: …).with(…).assemble()'"
  )
  public func with(
    _ child: some BuildingFactory, using action: some ContainerAction<ViewController>
  ) -> CompleteFactoryAssembly<Self> {
    uncallable()
  }
}
