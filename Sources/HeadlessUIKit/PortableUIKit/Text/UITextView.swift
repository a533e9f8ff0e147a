#if !canImport(UIKit)
/// A view that displays editable text on several lines.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIKeyInput {
  /// The delegate that UIKit calls, even if a subclass overrides `delegate` (rule 263).
  @exclusivity(unchecked) weak var storedDelegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = storedDelegate }
  }

  open weak var delegate: (any UITextViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  @available(iOS, deprecated: 100000.0)
  open var selectedRange = NSRange(location: 0, length: 0)

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
  private var isEditing = false
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  // UIKit declares the text this way: it reads as empty after you set nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { content }
    set {
      content = newValue ?? ""
      contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: content) }
    set {
      content = newValue?.string ?? ""
      contentDidChange()
    }
  }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing: asks `textViewShouldBeginEditing`, becomes first responder, then notifies the
  /// delegate and observers.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard isEditable else { return super.becomeFirstResponder() }
    guard storedDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    isEditing = true
    storedDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing: asks `textViewShouldEndEditing`, resigns first responder, then notifies the
  /// delegate and observers.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    let agrees = storedDelegate?.textViewShouldEndEditing(self) ?? true
    guard agrees || isForcedToResign else { return false }
    guard super.resignFirstResponder() else { return false }
    isEditing = false
    storedDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
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
  override var wrapsText: Bool { !isScrollEnabled }

  override func contentSize(within width: CGFloat) -> CGSize? {
    guard !isScrollEnabled else { return nil }
    let insets = textContainerInset
    // The text keeps five points from the sides of its container.
    let sides = insets.left + insets.right + 10
    let font = font ?? .systemFont(ofSize: 12)
    let text = TextMeasure(font: font, lines: 0).size(
      of: content.isEmpty ? " " : content, within: max(width - sides, 0))
    return CGSize(width: text.width + sides, height: text.height + insets.top + insets.bottom)
  }

  open func scrollRangeToVisible(_ range: NSRange) {}

  override func scrollDelegateDidChange() {
    guard scrollDelegate !== storedDelegate else { return }
    delegate = scrollDelegate as? any UITextViewDelegate
  }

  /// Handles typed text.
  func receive(_ typed: String) {
    guard isEditing else { return }
    let end = NSRange(location: content.utf16.count, length: 0)
    let allowed =
      storedDelegate?.textView(self, shouldChangeTextIn: end, replacementText: typed) ?? true
    if allowed { change { $0 += typed } }
  }

  private func change(_ edit: (inout String) -> Void) {
    edit(&content)
    contentDidChange()
    selectedRange = NSRange(location: content.utf16.count, length: 0)
    storedDelegate?.textViewDidChangeSelection(self)
    storedDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}

/// Methods that control editing in a text view and respond to it.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  @available(iOS, deprecated: 100000.0)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
#endif
