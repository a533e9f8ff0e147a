import PortableUIKit

extension Router {
  /// Returns what a navigation to a destination without a context would do now.
  ///
  /// ```swift
  /// let isNew = try router.plan(to: bag).kind == .built
  /// ```
  public func plan<Screen>(
    to step: DestinationStep<Screen, Void>
  ) throws(RoutingError) -> RoutingPlan {
    try plan(to: step, with: ())
  }

  /// Returns what a navigation to a destination with an `Any?` context would do now, with nil as
  /// the context.
  public func plan<Screen>(
    to step: DestinationStep<Screen, Any?>
  ) throws(RoutingError) -> RoutingPlan {
    try plan(to: step, with: nil)
  }

  /// Returns what a navigation to a target, a destination that already has its context, would do
  /// now.
  ///
  /// ```swift
  /// print(try router.plan(to: product.with(42)))
  /// ```
  public func plan(to target: Target) throws(RoutingError) -> RoutingPlan {
    try plan(to: target.step, with: ())
  }
}
