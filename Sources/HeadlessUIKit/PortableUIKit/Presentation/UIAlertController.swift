#if !canImport(UIKit)
/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?
  open var isEnabled = true

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// The severity of an alert in an app for the Mac.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}

/// An alert or action sheet. The presenter's view stays in place, and the presenter receives no
/// appearance callbacks.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var message: String?
  open var preferredAction: UIAlertAction? {
    get { preferred }
    set {
      if let newValue, !actions.contains(newValue) { return refuseAsPreferred(newValue) }
      preferred = newValue
    }
  }
  private var preferred: UIAlertAction?
  open var severity = UIAlertControllerSeverity.default

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The presentation style: a popover for an action sheet on a tablet, and from iOS 26 on a phone
  /// (rule 237), otherwise over full screen. Setting it has no effect.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get {
      let mayPointOut = device.idiom == .pad || device.systemVersion.majorVersion >= 26
      return preferredStyle == .actionSheet && mayPointOut ? .popover : .overFullScreen
    }
    set {}
  }

  /// Whether it's an action sheet that needs no source and keeps its presentation at any width.
  var isActionSheetOnPhone: Bool { preferredStyle == .actionSheet && device.idiom != .pad }

  /// Runs the handler of the cancel action after the user has touched elsewhere.
  func runCancelHandler() {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return }
    cancel.handler?(cancel)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for field in textFields ?? [] { view.addSubview(field) }
  }

  open func addAction(_ action: UIAlertAction) {
    guard mayAdd(action) else { return }
    actions.append(action)
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard mayAddTextField else { return }
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    viewIfLoaded?.addSubview(field)
    configurationHandler?(field)
  }

  /// Dismisses the alert and runs the handler of its cancel action, if there is one. Returns false
  /// if that action is disabled or the alert isn't fully presented (rule 154).
  open override func accessibilityPerformEscape() -> Bool {
    let cancel = actions.first { $0.style == .cancel }
    guard presentation.phase == .presented, cancel?.isEnabled ?? true else { return false }
    dismiss(animated: true) { cancel.map { $0.handler?($0) } }
    return true
  }

  var isEmpty: Bool {
    actions.isEmpty && (title ?? "").isEmpty && (message ?? "").isEmpty
      && (textFields ?? []).isEmpty
  }
}
#endif
