/// Stands in for one of the app's interceptors or tasks, whose name appears in errors and events
/// instead.
@MainActor
protocol StandIn {
  /// The interceptor or task that the app added.
  var standsFor: Any { get }
}

/// Stands in for a router's own task, which belongs to no step.
protocol RoutersOwn: StandIn {}

/// Returns the name of the interceptor or task that the app added.
@MainActor
func nameAsAdded(_ participant: Any) -> TypeName {
  TypeName(type(of: (participant as? any StandIn)?.standsFor ?? participant))
}
