#if !canImport(UIKit)
/// A rectangular area of a view that constraints can refer to.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open weak var owningView: UIView?
  open var identifier = ""
  /// What the guide stands for.
  var role = Role.own
  /// The frame from the last solution of its region.
  var solved: CGRect?
  /// The place in the model that is being made, and the model's number.
  var index = 0
  var model = 0

  enum Role {
    case own, safeArea, margins, readable, keyboard, frame, content
  }

  /// How wide text is at most to be easy to read.
  static let readableWidth: CGFloat = 672

  public override init() {
    super.init()
  }

  /// The guide's frame in the owning view. For a guide of your own, it's from the last layout pass.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let bounds = view.bounds
    switch role {
    case .own: return solved ?? .zero
    case .frame: return bounds
    case .content:
      let size = (view as? UIScrollView)?.contentSize ?? bounds.size
      return CGRect(origin: .zero, size: size)
    case .safeArea: return bounds.inset(by: view.safeAreaInsets)
    case .margins: return bounds.inset(by: view.marginsInLayout)
    case .readable:
      let room = bounds.inset(by: view.marginsInLayout)
      return room.insetBy(dx: max(room.width - Self.readableWidth, 0) / 2, dy: 0)
    case .keyboard:
      let bottom = view.safeAreaInsets.bottom
      return CGRect(x: bounds.minX, y: bounds.maxY - bottom, width: bounds.width, height: bottom)
    }
  }

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

  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(Self.safeAreaGuide, .safeArea, UILayoutGuide.init)
  }

  public var layoutMarginsGuide: UILayoutGuide {
    guide(Self.marginsGuide, .margins, UILayoutGuide.init)
  }

  public var readableContentGuide: UILayoutGuide {
    guide(Self.readableGuide, .readable, UILayoutGuide.init)
  }

  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide(Self.keyboardGuide, .keyboard, UIKeyboardLayoutGuide.init)
  }

  private func guide<Guide: UILayoutGuide>(
    _ slot: AttachedValue<Guide>, _ role: UILayoutGuide.Role, _ make: () -> Guide
  ) -> Guide {
    if let existing = slot[self] { return existing }
    let guide = make()
    guide.owningView = self
    guide.role = role
    slot[self] = guide
    return guide
  }
}

/// A layout guide that represents the space the keyboard occupies.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
}
#endif
