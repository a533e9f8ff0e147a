#if !canImport(UIKit)
/// Whether a navigation controller draws its own bar, or leaves its items to a bar of the container
/// around it. The stack stays the same (rule 223).
@available(iOS 27.3, *)
public enum UIBarContainerBehavior: Int, Sendable {
  case automatic, local
}
#endif
