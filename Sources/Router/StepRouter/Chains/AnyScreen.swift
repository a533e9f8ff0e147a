import PortableUIKit

/// A screen with its action and context but no host yet: “product 42, pushed”.
///
/// ```swift
/// let address = StepAssembly(finder: ClassFinder(), factory: AddressFactory())
///   .using(.push())
///   .with(profile.id)                                       // AnyScreen
///
/// router.navigate(to: address.from(.current()))             // Target
/// ```
///
/// Use it for lists of screens that your app puts together at run time, such as a flow from a
/// server or a saved route. The compiler doesn't know the base, so the action works on the base if
/// it's of the host's class, and otherwise on the base's nearest ancestor of that class; a
/// container that the base is about to join counts too. If there's none, the navigation ends with
/// ``RoutingError/typeMismatch(_:expected:found:base:progress:)`` before anything moves.
@MainActor
public struct AnyScreen {
  typealias Attaching = @MainActor (Target, (any StepChange)?, CodeLocation) -> Target

  private let attach: Attaching

  init(attach: @escaping Attaching) { self.attach = attach }

  /// Returns a target that stands on this base.
  ///
  /// ```swift
  /// let target = reviews.from(product.with(42))
  /// ```
  public func from(_ base: Target, fileID: String = #fileID, line: UInt = #line) -> Target {
    attach(base, nil, CodeLocation(fileID: fileID, line: line))
  }

  /// Returns a target that stands on this base, with a change to the screen's own step that applies
  /// to this target only.
  package func from(_ base: Target, changing change: any StepChange, at location: CodeLocation)
    -> Target
  {
    attach(base, change, location)
  }
}

extension _UnfinishedChain where Host: UIViewController {
  /// Binds the context and leaves the base open.
  ///
  /// ```swift
  /// let steps = ids.compactMap { id in questions[id]?.with(id) }
  ///
  /// let home = StepAssembly(finder: HomeFinder(), factory: NilFactory()).with(())
  /// router.navigate(to: home.from(tabs.with(())))
  /// ```
  public func with(_ context: Context) -> AnyScreen {
    let steps = _steps
    return AnyScreen { base, change, location in
      let behind: DestinationStep<UIViewController, Context> = base.step.adaptingContext()
      let screen: DestinationStep<Screen, Context> = steps.changed(by: change)
        .attached(to: behind, location: location)
      return screen.with(context)
    }
  }
}
