import PortableUIKit

// A chain that needs no context can be a case of any switch.

extension SwitchAssembly {
  /// Adds a case whose closure returns a step that needs no context, or nil if the case doesn't
  /// match.
  ///
  /// ```swift
  /// SwitchAssembly<UINavigationController, Order>()
  ///   .addCase { order in order.isDraft ? drafts : nil }   // DestinationStep<_, Void>
  /// ```
  @_disfavoredOverload
  public func addCase(
    _ choose: @escaping @MainActor (Context) throws -> DestinationStep<Screen, Void>?,
    fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    addCase(
      { context -> DestinationStep<Screen, Context>? in try choose(context)?.adaptingContext() },
      fileID: fileID, line: line)
  }

  /// Adds a case that takes the step, which needs no context, if the condition holds for the
  /// context.
  ///
  /// ```swift
  /// SwitchAssembly<UINavigationController, Order>()
  ///   .addCase(when: { order in order.isDraft }, from: drafts)
  /// ```
  @_disfavoredOverload
  public func addCase(
    when condition: @escaping @MainActor (Context) throws -> Bool,
    from step: DestinationStep<Screen, Void>, fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    let adapted: DestinationStep<Screen, Context> = step.adaptingContext()
    return addCase(when: condition, from: adapted, fileID: fileID, line: line)
  }

  /// Adds a case that takes the step, which needs no context, if the condition holds.
  ///
  /// ```swift
  /// .addCase(when: session.isLoggedIn, from: accountStack)
  /// ```
  @_disfavoredOverload
  public func addCase(
    when condition: @escaping @autoclosure @MainActor () -> Bool,
    from step: DestinationStep<Screen, Void>, fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    let adapted: DestinationStep<Screen, Context> = step.adaptingContext()
    return addCase(when: condition(), from: adapted, fileID: fileID, line: line)
  }

  /// Adds a case that takes the step, which needs no context, if the finder finds a view
  /// controller.
  ///
  /// ```swift
  /// SwitchAssembly<UINavigationController, Order>()
  ///   .addCase(when: ClassFinder<LoginViewController, Order>(), from: loginStack)
  /// ```
  @_disfavoredOverload
  public func addCase<Found>(
    when finder: some Finder<Found, Context>, from step: DestinationStep<Screen, Void>,
    fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    let adapted: DestinationStep<Screen, Context> = step.adaptingContext()
    return addCase(when: finder, from: adapted, fileID: fileID, line: line)
  }

  /// Ends the switch with a default step that needs no context; the closure creates it when the
  /// router needs it.
  ///
  /// ```swift
  /// .assemble { loginStack }
  /// ```
  @_disfavoredOverload
  public func assemble(
    default step: @escaping @MainActor () throws -> DestinationStep<Screen, Void>,
    fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    assemble(
      default: { () -> DestinationStep<Screen, Context> in try step().adaptingContext() },
      fileID: fileID, line: line)
  }

  /// Ends the switch with a default step that needs no context.
  ///
  /// ```swift
  /// .addCase(when: session.isLoggedIn, from: accountStack).assemble(default: loginStack)
  /// ```
  @_disfavoredOverload
  public func assemble(
    default step: DestinationStep<Screen, Void>, fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    let adapted: DestinationStep<Screen, Context> = step.adaptingContext()
    return assemble(default: adapted, fileID: fileID, line: line)
  }
}
