#if !canImport(UIKit)
/// The content of a SwiftUI scene.
package struct HostedScene: Hashable {
  /// The declaration, by its place in the delegate class.
  private let name: String
  package let delegateClass: AnyClass
  let makeRoot: @MainActor () -> UIViewController

  package init(
    name: String, delegateClass: AnyClass, makeRoot: @escaping @MainActor () -> UIViewController
  ) {
    self.name = name
    self.delegateClass = delegateClass
    self.makeRoot = makeRoot
  }

  package static func == (one: HostedScene, other: HostedScene) -> Bool {
    one.name == other.name && one.delegateClass == other.delegateClass
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(ObjectIdentifier(delegateClass))
  }
}
#endif
