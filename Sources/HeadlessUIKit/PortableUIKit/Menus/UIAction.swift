#if !canImport(UIKit)
/// A closure that performs an action. It receives the action, whose `sender` triggered it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A titled closure for controls, bar button items and menus to perform.
///
///     let save = UIAction(title: "Save") { _ in model.save() }
///     button.addAction(save, for: .primaryActionTriggered)
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The object that triggered the action, available while the handler runs.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action. If you don't pass an identifier, the action gets a unique one.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? .unique()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Runs the handler, which can read the sender from the action.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

extension UIAction {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    @MainActor private static var made = 0

    /// Returns a unique identifier. UIKit's ends with a random UUID, but creating one opens a file
    /// here each time.
    @MainActor static func unique() -> Identifier {
      made += 1
      return Identifier("com.apple.action.dynamic.\(made)")
    }
  }
}
#endif
