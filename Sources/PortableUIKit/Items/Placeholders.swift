#if !canImport(UIKit)
  open class UIColor: NSObject, @unchecked Sendable { public static let tintColor = UIColor() }
  public struct UIEdgeInsets: Equatable, Sendable {
    public var top, left, bottom, right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  }
  public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = UIRectEdge(rawValue: 15)
  }
  open class UIImage: NSObject {}
  @MainActor open class UINavigationItem: NSObject {
    open var title: String?
    open var hidesBackButton = false
    public init(title: String) { self.title = title; super.init() }
  }
  @MainActor open class UITabBarItem: NSObject {
    open var title: String?
    public init(title: String?, image: UIImage?, tag: Int) { self.title = title; super.init() }
  }
  @MainActor open class UIAction: NSObject {
    let handler: (UIAction) -> Void
    public init(handler: @escaping (UIAction) -> Void) { self.handler = handler; super.init() }
  }
  @MainActor open class UIBarButtonItem: NSObject {
    public enum SystemItem { case done, edit }
    open var title: String?
    public init(systemItem: SystemItem, primaryAction: UIAction?) { super.init() }
  }
  open class UINavigationBar: UIView {}
  open class UITabBar: UIView {
    open var items: [UITabBarItem]?
    open var selectedItem: UITabBarItem?
  }
  open class UIToolbar: UIView {}
  open class UITextField: UIView {}
  open class UISearchBar: UIView {}
  @MainActor open class UIGestureRecognizer: NSObject { open var isEnabled = true }
#endif
