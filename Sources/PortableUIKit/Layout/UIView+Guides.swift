#if !canImport(UIKit)
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

  /// The space above the keyboard.
  @preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
    open var followsUndockedKeyboard = false
  }
#endif
