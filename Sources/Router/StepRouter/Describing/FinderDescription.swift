import PortableUIKit

/// A finder, as it was declared.
package struct FinderDescription: Sendable {
  /// Where it begins to look.
  package enum Start: Sendable { case topmost, root, custom }

  package let type: TypeName
  package let screen: UIViewController.Type
  /// Where it looks; nil for a finder that does not walk the stack.
  package let options: SearchOptions?
  package let start: Start?
  /// Whether it takes any view controller of its class, whatever the context.
  package let findsByClassAlone: Bool
  /// Whether it finds nothing, wherever the user is.
  package let findsNothing: Bool
  /// Whether another one that is described in the same words finds the same.
  package let isWhollyDescribed: Bool

  @MainActor
  init<Screen, Context>(_ finder: some Finder<Screen, Context>) {
    type = TypeName(Swift.type(of: finder))
    screen = Screen.self
    let iterator = (finder as? any StackIteratingFinder)?.iterator as? DefaultStackIterator
    options = iterator?.options
    start = iterator.map { Start($0.startingPoint) }
    findsByClassAlone = finder is any FindsByClassAlone
    let comparing: SearchOptions = [.current, .visible, .contained, .parent]
    let looksNowhere = iterator?.options.isDisjoint(with: comparing) ?? false
    findsNothing = finder is NilFinder<Screen, Context> || looksNowhere
    isWhollyDescribed =
      finder is any WhollyDescribed && start != .custom
      && iterator?.windowProvider is RouterWindowProvider
  }
}

extension FinderDescription.Start {
  fileprivate init(_ start: DefaultStackIterator.StartingPoint) {
    switch start {
    case .topmost: self = .topmost
    case .root: self = .root
    case .custom: self = .custom
    }
  }
}

/// Finders that take any view controller of their class.
private protocol FindsByClassAlone {}

/// Finders that ask nothing but their iterator, the class and the context.
private protocol WhollyDescribed {}

extension ClassFinder: FindsByClassAlone, WhollyDescribed {}
extension ClassWithContextFinder: WhollyDescribed {}
