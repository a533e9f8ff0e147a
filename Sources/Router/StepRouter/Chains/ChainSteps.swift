import PortableUIKit

/// The steps of an unfinished chain.
///
/// ```swift
/// let steps = StepAssembly(finder: HomeFinder(), factory: NilFactory())._steps
/// ```
@MainActor
public struct _ChainSteps<Context> {
  private var attached: [ChainStep<Context>] = []
  /// The step whose action isn't known yet; a step that the router never builds gets none.
  private var last: _HostDeclaration<Context>?

  init(_ declaration: _HostDeclaration<Context>) { last = declaration }

  /// Returns the steps with an action for the last one.
  func integrated(by integration: Integration?) -> Self {
    guard let last else { return self }
    var copy = self
    copy.attached.append(last.step(integration))
    copy.last = nil
    return copy
  }

  /// Returns the steps with the next one.
  func standing(on next: _HostDeclaration<Context>) -> Self {
    var copy = integrated(by: nil)
    copy.last = next
    return copy
  }

  /// Returns the steps with the first one changed.
  func changed(by change: (any StepChange)?) -> Self {
    guard let change else { return self }
    var copy = integrated(by: nil)
    if let screen = copy.attached.first { copy.attached[0] = screen.changed(by: change) }
    return copy
  }

  /// Returns the finished chain.
  func attached<Screen>(
    to base: DestinationStep<some UIViewController, Context>, location: CodeLocation
  ) -> DestinationStep<Screen, Context> {
    let steps = integrated(by: nil).attached
    var chain = base.chain.located(at: location)
    for step in steps.reversed() { chain = ChainedStep(step, behind: chain) }
    return DestinationStep(chain: chain, reference: steps.first?.reference ?? base.reference)
  }

  /// Returns the finished chain on a base that needs no context.
  func attached<Screen>(
    toContextless base: DestinationStep<some UIViewController, Void>, location: CodeLocation
  ) -> DestinationStep<Screen, Context> {
    let located = DestinationStep<UIViewController, Void>(
      chain: base.chain.located(at: location), reference: base.reference)
    return attached(to: located.adaptingContext(), location: location)
  }
}
