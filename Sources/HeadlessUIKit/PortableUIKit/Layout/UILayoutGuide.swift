#if !canImport(UIKit)
/// A rectangular area of a view that constraints can refer to.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open weak var owningView: UIView?
  open var identifier = ""

  public override init() {
    super.init()
  }

  /// The owning view's bounds, because a headless device has no constraint solver.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  private static let safeAreaGuide = AttachedValue<UILayoutGuide>()
  private static let marginsGuide = AttachedValue<UILayoutGuide>()
  private static let readableGuide = AttachedValue<UILayoutGuide>()
  private static let keyboardGuide = AttachedValue<UIKeyboardLayoutGuide>()

  public var safeAreaLayoutGuide: UILayoutGuide { guide(Self.safeAreaGuide, UILayoutGuide.init) }
  public var layoutMarginsGuide: UILayoutGuide { guide(Self.marginsGuide, UILayoutGuide.init) }
  public var readableContentGuide: UILayoutGuide { guide(Self.readableGuide, UILayoutGuide.init) }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide(Self.keyboardGuide, UIKeyboardLayoutGuide.init)
  }

  private func guide<Guide: UILayoutGuide>(
    _ slot: AttachedValue<Guide>, _ make: () -> Guide
  ) -> Guide {
    if let existing = slot[self] { return existing }
    let guide = make()
    guide.owningView = self
    slot[self] = guide
    return guide
  }
}

/// A layout guide that represents the space the keyboard occupies.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
}
#endif
