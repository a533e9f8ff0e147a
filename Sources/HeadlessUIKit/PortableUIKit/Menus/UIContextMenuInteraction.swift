#if !canImport(UIKit)
/// An interaction that you can add to a view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// An interaction that shows a menu when the user long-presses its view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  func openMenu() -> UIMenu? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)?.menu
  }
}

/// Methods that provide the menu for a context menu interaction.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UIView {
  private static let added = AttachedValue<[any UIInteraction]>()

  public var interactions: [any UIInteraction] {
    get { Self.added[self] ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction to the view, and removes it from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    Self.added[self] = interactions + [interaction]
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interaction.view === self else { return }
    interaction.willMove(to: nil)
    Self.added[self] = interactions.filter { $0 !== interaction }
    interaction.didMove(to: nil)
  }

  var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
}
#endif
