import PortableUIKit

/// A finder, as declared.
package struct FinderDescription: Sendable {
  /// The finder's starting point.
  package enum Start: Sendable { case topmost, root, custom }

  package let type: TypeName
  package let screen: UIViewController.Type
  /// The part of the stack that the finder searches; nil if it doesn't walk the stack.
  package let options: SearchOptions?
  package let start: Start?
  /// True if the finder accepts any view controller of its class, in any context.
  package let findsByClassAlone: Bool
  /// True if the finder never finds anything.
  package let findsNothing: Bool
  /// True if every finder with the same description finds the same view controller.
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

/// Finders that accept any view controller of their class.
private protocol FindsByClassAlone {}

/// Finders that depend only on their iterator, class and context.
private protocol WhollyDescribed {}

extension ClassFinder: FindsByClassAlone, WhollyDescribed {}
extension ClassWithContextFinder: WhollyDescribed {}
