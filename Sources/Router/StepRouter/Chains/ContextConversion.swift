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
  /// This step and all steps behind it, those of a switch included, get the converted context. An
  /// error ends the navigation with ``RoutingError/preparationFailed(_:underlying:)`` before anything
  /// happens.
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

  /// Makes the step usable in a chain with another context, of which it needs a part.
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
  /// Makes a step that needs no context usable in a chain with any.
  ///
  /// ```swift
  /// let base: DestinationStep<UITabBarController, City> = tabs.adaptingContext()
  /// ```
  ///
  /// `from` does it by itself: `.from(tabs)` will do.
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
  /// The step's finder, factory, interceptors and tasks get the converted context; the chain goes on
  /// behind it with the one that it has. An error ends the navigation with
  /// ``RoutingError/preparationFailed(_:underlying:)`` before anything happens.
  public func adaptingContext<Source>(
    using transformer: some ContextTransformer<Source, Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> AdaptedStep<Self, Source> {
    let declaration = declaration
    let location = CodeLocation(fileID: fileID, line: line)
    return AdaptedStep(
      declaration: HostDeclaration { integration in
        TransformedStep(declaration.step(integration), by: transformer, at: location)
      })
  }

  /// Makes the step usable in a chain with another context, of which it needs a part.
  ///
  /// ```swift
  /// let city = StepAssembly(finder: ClassFinder<CityViewController, City>(), factory: ClassFactory())
  ///   .using(.push())
  ///   .from(regionStep.adaptingContext(using: \City.region))
  /// ```
  public func adaptingContext<Source>(
    using keyPath: KeyPath<Source, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> AdaptedStep<Self, Source> {
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
  ) -> AdaptedStep<Self, Source> {
    adaptingContext(using: InlineContextTransformer(convert), fileID: fileID, line: line)
  }
}

extension HostStep where Context == Void {
  /// Makes a step that needs no context usable in a chain with any.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(NavigationControllerStep<UINavigationController, Void>().adaptingContext())
  /// ```
  ///
  /// `from` does it by itself.
  public func adaptingContext<Source>() -> AdaptedStep<Self, Source> {
    AdaptedStep(declaration: declaration.contextless())
  }
}

extension HostDeclaration where Context == Void {
  /// The step in a chain with any context.
  func contextless<Source>() -> HostDeclaration<Source> {
    let step = step
    return HostDeclaration<Source> { ContextlessStep(step($0)) }
  }
}
