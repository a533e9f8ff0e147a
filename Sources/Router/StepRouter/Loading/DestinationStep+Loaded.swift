import PortableUIKit

extension DestinationStep {
  /// Makes the step stand for the content of its ``AsyncScreen``. A navigation that needs the
  /// content waits for it.
  ///
  /// ```swift
  /// let invoice = StepAssembly(finder: ClassFinder(), factory: ProductFactory())
  ///   .using(.addTab())
  ///   .from(orderTabs.loaded())         // an AsyncScreen<OrderTabs, Order.ID>
  ///   .assemble()
  /// ```
  ///
  /// A step that needs only the stack of the screen stands on the screen itself, with
  /// ``expectingContainer()``, and waits for nothing. So does one that's presented from it.
  ///
  /// If the content doesn't come, or not within the router's time limit, the navigation ends with
  /// ``RoutingError/notLoaded(_:_:underlying:progress:)``.
  public func loaded<Content>(
    fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Content, Context>
  where Screen == AsyncScreen<Content, Context>, Context: Equatable {
    loaded(finder: ClassWithContextFinder<Screen, Context>(), fileID: fileID, line: line)
  }

  /// Makes the step stand for the content of its ``AsyncScreen``, which needs no context.
  ///
  /// ```swift
  /// let screen = try await router.navigate(to: offers.loaded())
  /// ```
  public func loaded<Content>(
    fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Content, Void>
  where Screen == AsyncScreen<Content, Void>, Context == Void {
    loaded(finder: ClassFinder<Screen, Void>(), fileID: fileID, line: line)
  }

  private func loaded<Content>(
    finder: some Finder<Screen, Context>, fileID: String, line: UInt
  ) -> DestinationStep<Content, Context> where Screen == AsyncScreen<Content, Context> {
    StepAssembly(
      finder: LoadedFinder(finder: finder), factory: NilFactory(), fileID: fileID, line: line
    )
    .from(self)
    .assemble()
  }
}
