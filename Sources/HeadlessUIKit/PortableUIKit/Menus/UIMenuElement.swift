#if !canImport(UIKit)
/// An element of a menu, such as an action or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  open internal(set) var title: String
  open internal(set) var image: UIImage?
  open var subtitle: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  public required init?(coder: NSCoder) {
    return nil
  }
}

extension UIMenuElement {
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
#endif
