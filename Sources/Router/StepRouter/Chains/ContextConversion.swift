import PortableUIKit

extension DestinationStep {
  /// Makes the step usable in a chain with another context.
  ///
  /// ```swift
  /// let city = StepAssembly(finder: ClassFinder<CityViewController, City>(), factory: ClassFactory())
  ///   .using(.push())
  ///   .from(cityList.adaptingContext(using: RegionOfCity()))
  ///   .assemble()
  /// ```
  ///
  /// This step and all steps behind it, including the steps of a switch, receive the converted
  /// context. An error ends the navigation with ``RoutingError/preparationFailed(_:underlying:)``
  /// before anything happens.
  public func adaptingContext<Source>(
    using transformer: some ContextTransformer<Source, Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<Screen, Source> {
    let participant = RoutingParticipant(
      role: .transformer, type: TypeName(type(of: transformer)), step: reference,
      location: CodeLocation(fileID: fileID, line: line))
    return DestinationStep<Screen, Source>(
      chain: ContextAdapter(transformer, behind: chain, participant: participant),
      reference: reference)
  }

  /// Makes the step usable in a chain whose context contains the step's own, at this key path.
  ///
  /// ```swift
  /// let city = StepAssembly(finder: ClassFinder<CityViewController, City>(), factory: ClassFactory())
  ///   .using(.push())
  ///   .from(cityList.adaptingContext(using: \City.region))
  /// ```
  public func adaptingContext<Source>(
    using keyPath: KeyPath<Source, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Screen, Source> {
    adaptingContext(using: KeyPathTransformer(keyPath: keyPath), fileID: fileID, line: line)
  }

  /// Makes the step usable in a chain with another context, which the closure converts.
  ///
  /// ```swift
  /// let city = StepAssembly(finder: ClassFinder<CityViewController, City>(), factory: ClassFactory())
  ///   .using(.push())
  ///   .from(cityList.adaptingContext { (city: City) in try cities.region(of: city.id) })
  /// ```
  public func adaptingContext<Source>(
    fileID: String = #fileID, line: UInt = #line,
    _ convert: @escaping @MainActor (Source) throws -> Context
  ) -> DestinationStep<Screen, Source> {
    adaptingContext(using: InlineContextTransformer(convert), fileID: fileID, line: line)
  }
}

extension DestinationStep where Context == Void {
  /// Makes a step that needs no context usable in a chain with any context.
  ///
  /// ```swift
  /// let base: DestinationStep<UITabBarController, City> = tabs.adaptingContext()
  /// ```
  ///
  /// `from` does this automatically: `.from(tabs)` is enough.
  public func adaptingContext<Source>() -> DestinationStep<Screen, Source> {
    DestinationStep<Screen, Source>(chain: ContextlessChain(chain), reference: reference)
  }
}

extension HostStep {
  /// Makes the step usable in a chain with another context.
  ///
  /// ```swift
  /// let city = StepAssembly(finder: ClassFinder<CityViewController, City>(), factory: ClassFactory())
  ///   .using(.push())
  ///   .from(regionStep.adaptingContext(using: RegionOfCity()))
  /// ```
  ///
  /// The step's finder, factory, interceptors and tasks receive the converted context; the chain
  /// behind the step continues with its own. An error ends the navigation with
  /// ``RoutingError/preparationFailed(_:underlying:)`` before anything happens.
  public func adaptingContext<Source>(
    using transformer: some ContextTransformer<Source, Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> _AdaptedStep<Self, Source> {
    let declaration = declaration
    let location = CodeLocation(fileID: fileID, line: line)
    return _AdaptedStep(
      declaration: _HostDeclaration { integration in
        TransformedStep(declaration.step(integration), by: transformer, at: location)
      })
  }

  /// Makes the step usable in a chain whose context contains the step's own, at this key path.
  ///
  /// ```swift
  /// let city = StepAssembly(finder: ClassFinder<CityViewController, City>(), factory: ClassFactory())
  ///   .using(.push())
  ///   .from(regionStep.adaptingContext(using: \City.region))
  /// ```
  public func adaptingContext<Source>(
    using keyPath: KeyPath<Source, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> _AdaptedStep<Self, Source> {
    adaptingContext(using: KeyPathTransformer(keyPath: keyPath), fileID: fileID, line: line)
  }

  /// Makes the step usable in a chain with another context, which the closure converts.
  ///
  /// ```swift
  /// let city = StepAssembly(finder: ClassFinder<CityViewController, City>(), factory: ClassFactory())
  ///   .using(.push())
  ///   .from(regionStep.adaptingContext { (city: City) in try cities.region(of: city.id) })
  /// ```
  public func adaptingContext<Source>(
    fileID: String = #fileID, line: UInt = #line,
    _ convert: @escaping @MainActor (Source) throws -> Context
  ) -> _AdaptedStep<Self, Source> {
    adaptingContext(using: InlineContextTransformer(convert), fileID: fileID, line: line)
  }
}

extension HostStep where Context == Void {
  /// Makes a step that needs no context usable in a chain with any context.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(NavigationControllerStep<UINavigationController, Void>().adaptingContext())
  /// ```
  ///
  /// `from` does this automatically for a step with a ``_DeclaredContext``. A container step such as
  /// ``NavigationControllerStep`` needs the call if you write out `Void` as its context.
  public func adaptingContext<Source>() -> _AdaptedStep<Self, Source> {
    _AdaptedStep(declaration: declaration.contextless())
  }
}

extension _HostDeclaration where Context == Void {
  /// Returns the step for a chain with any context.
  func contextless<Source>() -> _HostDeclaration<Source> {
    let step = step
    return _HostDeclaration<Source> { ContextlessStep(step($0)) }
  }
}
