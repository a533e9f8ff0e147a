import PortableUIKit

/// Chooses a chain's host or base when a navigation reaches it.
///
/// ```swift
/// .from(
///   SwitchAssembly<UINavigationController, Void>()
///     .addCase(expecting: ClassFinder<UINavigationController, Void>(options: .visible))
///     .assemble {
///       ChainAssembly.from(NavigationControllerStep()).using(.present()).from(.current).assemble()
///     })
/// ```
///
/// The router tries the cases in order, and the first that matches wins; if none does, the router
/// takes the default. Without a default, the navigation ends with
/// ``RoutingError/noCaseMatched(_:)``. If a chosen case fails later, the router doesn't try the
/// next one, and an error from a finder ends the navigation instead of counting as “no”.
@MainActor
public struct SwitchAssembly<Screen: UIViewController, Context> {
  private var cases: [Choice<Context>.Case] = []
  private var descriptions: [Choice<Context>.Description] = []
  private let location: CodeLocation

  /// Creates a switch without cases.
  public init(fileID: String = #fileID, line: UInt = #line) {
    location = CodeLocation(fileID: fileID, line: line)
  }

  /// Adds a case whose closure returns a step, or nil if the case doesn't match.
  ///
  /// ```swift
  /// SwitchAssembly<UINavigationController, Order>()
  ///   .addCase { order in order.isDraft ? drafts : nil }
  /// ```
  ///
  /// The router calls the closure again each time it plans the navigation. A chain that the closure
  /// creates again at the same source location counts as the same chain, with the values of the
  /// first one.
  public func addCase(
    _ choose: @escaping @MainActor (Context) throws -> DestinationStep<Screen, Context>?,
    fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    adding(fileID, line) { context in
      try choose(context).map(Self.selection)
    } describing: {
      (.closure, .madeLater)
    }
  }

  /// Adds a case that takes the step if the condition holds for the context.
  ///
  /// ```swift
  /// SwitchAssembly<UINavigationController, Order>()
  ///   .addCase(when: { order in order.isDraft }, from: drafts)
  /// ```
  public func addCase(
    when condition: @escaping @MainActor (Context) throws -> Bool,
    from step: DestinationStep<Screen, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    adding(fileID, line) { context in
      try condition(context) ? Self.selection(step) : nil
    } describing: {
      (.closure, .chain(step.chain.described))
    }
  }

  /// Adds a case that takes the step if the condition holds when a navigation reaches the switch.
  ///
  /// ```swift
  /// .addCase(when: session.isLoggedIn, from: accountStack)
  /// ```
  public func addCase(
    when condition: @escaping @autoclosure @MainActor () -> Bool,
    from step: DestinationStep<Screen, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    adding(fileID, line) { _ in
      condition() ? Self.selection(step) : nil
    } describing: {
      (.closure, .chain(step.chain.described))
    }
  }

  /// Adds a case that takes the step if the finder finds a view controller, of any class.
  ///
  /// ```swift
  /// .addCase(when: ClassFinder<LoginViewController, Void>(), from: loginStack)
  /// ```
  public func addCase<Found>(
    when finder: some Finder<Found, Context>, from step: DestinationStep<Screen, Context>,
    fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    adding(fileID, line) { context in
      guard let found = try finder.findViewController(with: context), !found.isLeaving else {
        return nil
      }
      return Self.selection(step)
    } describing: {
      (.finds(FinderDescription(finder)), .chain(step.chain.described))
    }
  }

  /// Adds a case that takes the view controller the finder finds.
  ///
  /// ```swift
  /// .addCase(from: ClassFinder<UINavigationController, Void>(options: .currentVisibleOnly))
  /// ```
  public func addCase(
    from finder: some Finder<Screen, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    adding(fileID, line) { context in
      try finder.findViewController(with: context).map { .found($0) }
    } describing: {
      (.finds(FinderDescription(finder)), .found)
    }
  }

  /// Adds a case that takes the view controller the finder finds, or its nearest ancestor of the
  /// class that the chain needs.
  ///
  /// ```swift
  /// .addCase(expecting: ClassFinder<HomeViewController, Void>())   // the stack that it is in
  /// ```
  public func addCase<Found>(
    expecting finder: some Finder<Found, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    adding(fileID, line) { context in
      try finder.findViewController(with: context).map { .found($0) }
    } describing: {
      (.finds(FinderDescription(finder)), .found)
    }
  }

  /// Ends the switch without a default: if no case matches, the navigation fails.
  ///
  /// ```swift
  /// SwitchAssembly<UINavigationController, Void>()
  ///   .addCase(when: session.isLoggedIn, from: accountStack)
  ///   .assemble()
  /// ```
  public func assemble() -> DestinationStep<Screen, Context> {
    let reference = StepReference(screen: TypeName(Screen.self), location: location)
    return DestinationStep(
      chain: Choice(cases: cases, descriptions: descriptions, reference: reference),
      reference: reference)
  }

  /// Ends the switch with a default step, which the closure creates when the router needs it.
  ///
  /// ```swift
  /// .assemble { ChainAssembly.from(NavigationControllerStep()).using(.present()).from(.current) }
  /// ```
  public func assemble(
    default step: @escaping @MainActor () throws -> DestinationStep<Screen, Context>,
    fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    adding(fileID, line) { _ in
      Self.selection(try step())
    } describing: {
      (.always, .madeLater)
    }.assemble()
  }

  /// Ends the switch with a default step.
  ///
  /// ```swift
  /// .addCase(when: session.isLoggedIn, from: accountStack).assemble(default: loginStack)
  /// ```
  public func assemble(
    default step: DestinationStep<Screen, Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    adding(fileID, line) { _ in
      Self.selection(step)
    } describing: {
      (.always, .chain(step.chain.described))
    }.assemble()
  }

  private static func selection(
    _ step: DestinationStep<Screen, Context>
  ) -> Choice<Context>.Selection {
    .goOn(step.chain, step.reference)
  }

  private func adding(
    _ fileID: String, _ line: UInt,
    _ select: @escaping @MainActor (Context) throws -> Choice<Context>.Selection?,
    describing describe: @escaping Choice<Context>.Description
  ) -> Self {
    var copy = self
    copy.descriptions.append(describe)
    copy.cases.append(.init(select: select, location: CodeLocation(fileID: fileID, line: line)))
    return copy
  }
}
