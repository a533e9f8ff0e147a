/// Stands for an interceptor or a task of the app, which errors and events name in its place.
@MainActor
protocol StandIn {
  /// What the app has added.
  var standsFor: Any { get }
}

/// Stands for a task of a router, which belongs to no step.
protocol RoutersOwn: StandIn {}

/// The name of what the app has added.
@MainActor
func nameAsAdded(_ participant: Any) -> TypeName {
  TypeName(type(of: (participant as? any StandIn)?.standsFor ?? participant))
}
