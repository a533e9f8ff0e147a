#if !canImport(UIKit)
/// A control that displays an editable line of text.
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput {
  /// The delegate that UIKit calls, even if a subclass overrides `delegate` (rule 263).
  @exclusivity(unchecked) weak var storedDelegate: (any UITextFieldDelegate)?

  open weak var delegate: (any UITextFieldDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  open var placeholder: String? {
    didSet { contentDidChange() }
  }
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { contentDidChange() }
  }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none {
    didSet { contentDidChange() }
  }
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  private var content = ""
  private var editingPhase = EditingPhase.idle
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  private enum EditingPhase {
    case idle, editing
  }

  /// The current text, never nil: it reads as empty after you set nil. Setting it doesn't notify
  /// the delegate.
  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      contentDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content, attributes: defaultTextAttributes) }
    set {
      content = newValue?.string ?? ""
      contentDidChange()
    }
  }

  open var isEditing: Bool { editingPhase == .editing }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing: asks `textFieldShouldBeginEditing`, becomes first responder, then notifies the
  /// delegate, the actions and observers.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard canBecomeFirstResponder, storedDelegate?.textFieldShouldBeginEditing(self) ?? true else {
      return false
    }
    guard super.becomeFirstResponder() else { return false }
    editingPhase = .editing
    if clearsOnBeginEditing { clear() }
    storedDelegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing: asks `textFieldShouldEndEditing`, resigns first responder, then notifies the
  /// delegate, the actions and observers.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    let agrees = storedDelegate?.textFieldShouldEndEditing(self) ?? true
    guard agrees || isForcedToResign else { return false }
    guard super.resignFirstResponder() else { return false }
    editingPhase = .idle
    storedDelegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
    return true
  }

  open var hasText: Bool { !content.isEmpty }

  open func insertText(_ text: String) {
    change { $0 += text }
  }

  open func deleteBackward() {
    guard hasText else { return }
    change { $0.removeLast() }
  }

  override var estimatesContentSize: Bool { true }

  override func contentSize(within width: CGFloat) -> CGSize? {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let shown = content.isEmpty ? placeholder ?? attributedPlaceholder?.string ?? "" : content
    let isPlain = borderStyle == .none
    return CGSize(
      width: TextMeasure(font: font).size(of: shown).width + (isPlain ? 0 : 14),
      height: font.lineHeight.rounded(.up) + (isPlain ? 1 : 13))
  }

  override func baseline(isFirst: Bool) -> TextBaseline {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    return .middle((font.ascender + font.descender) / 2)
  }

  override func receiveTap() {
    trackTouch { becomeFirstResponder() }
  }

  func change(_ edit: (inout String) -> Void) {
    edit(&content)
    contentDidChange()
    storedDelegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  private func clear() {
    guard hasText, storedDelegate?.textFieldShouldClear(self) ?? true else { return }
    change { $0 = "" }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UITextField {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed
  }

  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}

/// Methods that control editing in a text field and respond to it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  @available(iOS, deprecated: 100000.0)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason, which UIKit uses only if the delegate doesn't implement
  /// this one.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
#endif
