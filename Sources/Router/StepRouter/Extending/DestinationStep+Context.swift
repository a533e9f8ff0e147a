import PortableUIKit

extension DestinationStep {
  /// What the destination's own step gets for this context, which a target has bound or a
  /// conversion makes. It throws what a navigation would end with because of that.
  package func ownContext(for context: Context) throws(RoutingError) -> Any {
    try chain.contextOfFirstStep(for: context)
  }
}
