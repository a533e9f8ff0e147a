#if !canImport(UIKit)
/// How a sum relates to a number.
package enum LayoutRelation: Sendable {
  case equal, atLeast, atMost
}
#endif
