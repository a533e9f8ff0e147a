import PortableUIKit

extension DestinationStep {
  /// Returns the context that the destination's own step receives for this context, after a
  /// target's binding or a conversion. Throws the error that a navigation would end with if a
  /// conversion fails.
  package func ownContext(for context: Context) throws(RoutingError) -> Any {
    try chain.contextOfFirstStep(for: context)
  }
}
