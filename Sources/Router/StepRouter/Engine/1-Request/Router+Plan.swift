import PortableUIKit

extension Router {
  /// Tells what a navigation to a destination without a context would do now.
  ///
  /// ```swift
  /// let isNew = try router.plan(to: bag).kind == .built
  /// ```
  public func plan<Screen>(
    to step: DestinationStep<Screen, Void>
  ) throws(RoutingError) -> RoutingPlan {
    try plan(to: step, with: ())
  }

  /// Tells what a navigation to a destination whose context is an `Any?` would do now, without a
  /// context.
  public func plan<Screen>(
    to step: DestinationStep<Screen, Any?>
  ) throws(RoutingError) -> RoutingPlan {
    try plan(to: step, with: nil)
  }

  /// Tells what a navigation to a target, a destination that has its context already, would do now.
  ///
  /// ```swift
  /// print(try router.plan(to: product.with(42)))
  /// ```
  public func plan(to target: Target) throws(RoutingError) -> RoutingPlan {
    try plan(to: target.step, with: ())
  }
}
