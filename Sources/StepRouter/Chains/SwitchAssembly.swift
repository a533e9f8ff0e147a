import PortableUIKit

/// Chooses, when a navigation gets there, on what a chain stands.
///
/// ```swift
/// .from(
///   SwitchAssembly<UINavigationController, Any?>()
///     .addCase(expecting: ClassFinder<UINavigationController, Any?>(options: .visible))
///     .assemble {
///       ChainAssembly.from(NavigationControllerStep()).using(.present()).from(.current).assemble()
///     })
/// ```
///
/// The cases are tried in order and the first that gives a step wins; then the default. With none
/// the navigation ends with ``RoutingError/noCaseMatched(_:)``. A chosen case that fails later does
/// not fall through to the next, and a finder's error is an error, not a “no”.
@MainActor
public struct SwitchAssembly<Screen: UIViewController, Context> {
  private var cases: [Choice<Context>.Case] = []
  private let location: CodeLocation

  /// A switch without cases.
  public init(fileID: String = #fileID, line: UInt = #line) {
    location = CodeLocation(fileID: fileID, line: line)
  }

  /// Adds a case that gives a step or nil.
  ///
  /// ```swift
  /// .addCase { id in id.isDraft ? drafts : nil }
  /// ```
  ///
  /// The closure is called anew whenever the navigation is planned. A chain that it makes at the
  /// same location counts as the same as before, with the values it was first made with.
  public func addCase(
    _ choose: @escaping @MainActor (Context) throws -> DestinationStep<Screen, Context>?,
    fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    adding(fileID, line) { context in try choose(context).map(Self.selection) }
  }

  /// Adds a step that is taken where the condition holds.
  ///
  /// ```swift
  /// .addCase(when: { _ in device.isPad }, from: splitStep)
  /// ```
  public func addCase(
    when condition: @escaping @MainActor (Context) throws -> Bool,
    from step: DestinationStep<Screen, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    adding(fileID, line) { context in try condition(context) ? Self.selection(step) : nil }
  }

  /// Adds a step that is taken where the condition holds; it is asked when a navigation gets there.
  ///
  /// ```swift
  /// .addCase(when: session.isLoggedIn, from: accountStack)
  /// ```
  public func addCase(
    when condition: @escaping @autoclosure @MainActor () -> Bool,
    from step: DestinationStep<Screen, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    adding(fileID, line) { _ in condition() ? Self.selection(step) : nil }
  }

  /// Adds a step that is taken where the finder finds something, whatever it is.
  ///
  /// ```swift
  /// .addCase(when: ClassFinder<LoginViewController, Any?>(), from: loginStack)
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
    }
  }

  /// Adds a case in which what the finder finds is the step.
  ///
  /// ```swift
  /// .addCase(from: ClassFinder<UINavigationController, Any?>(options: .currentVisibleOnly))
  /// ```
  public func addCase(
    from finder: some Finder<Screen, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    adding(fileID, line) { context in
      try finder.findViewController(with: context).map { .found($0) }
    }
  }

  /// Adds a case in which what the finder finds is the step, whatever class it looks for: the chain
  /// takes the view controller itself or its nearest ancestor of the expected class.
  ///
  /// ```swift
  /// .addCase(expecting: ClassFinder<ProductViewController, Int>())   // the stack it stands in
  /// ```
  public func addCase<Found>(
    expecting finder: some Finder<Found, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> Self {
    adding(fileID, line) { context in
      try finder.findViewController(with: context).map { .found($0) }
    }
  }

  /// Ends the switch; without a matching case the navigation fails.
  public func assemble() -> DestinationStep<Screen, Context> {
    let reference = StepReference(screen: TypeName(Screen.self), location: location)
    return DestinationStep(
      chain: Choice(cases: cases, reference: reference), reference: reference)
  }

  /// Ends the switch with the step that is taken where no case matches.
  ///
  /// ```swift
  /// .assemble { ChainAssembly.from(NavigationControllerStep()).using(.present()).from(.current) }
  /// ```
  public func assemble(
    default step: @escaping @MainActor () throws -> DestinationStep<Screen, Context>,
    fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    adding(fileID, line) { _ in Self.selection(try step()) }.assemble()
  }

  /// Ends the switch with the step that is taken where no case matches.
  public func assemble(
    default step: DestinationStep<Screen, Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    adding(fileID, line) { _ in Self.selection(step) }.assemble()
  }

  private static func selection(
    _ step: DestinationStep<Screen, Context>
  ) -> Choice<Context>.Selection {
    .goOn(step.chain, step.reference)
  }

  private func adding(
    _ fileID: String, _ line: UInt,
    _ select: @escaping @MainActor (Context) throws -> Choice<Context>.Selection?
  ) -> Self {
    var copy = self
    copy.cases.append(.init(select: select, location: CodeLocation(fileID: fileID, line: line)))
    return copy
  }
}
