#if !canImport(UIKit)
/// A view that shows a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  private var labels = ListLabels()

  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    labels.show(configuration, in: self)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  /// The view's configuration. It ignores configurations of other types, which it can't show.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      list = newValue
      labels.show(newValue, in: self)
    }
  }
}

/// The views of a list's content, created when they first have something to show.
@MainActor private struct ListLabels {
  private var text: UILabel?
  private var secondaryText: UILabel?
  private var image: UIImageView?

  mutating func show(_ content: UIListContentConfiguration, in view: UIView) {
    show(content.image, in: view)
    show(content.attributedText?.string ?? content.text, in: \.text, of: view)
    show(
      content.secondaryAttributedText?.string ?? content.secondaryText, in: \.secondaryText,
      of: view)
  }

  private mutating func show(_ shown: UIImage?, in view: UIView) {
    guard shown != nil || image != nil else { return }
    let part = image ?? UIImageView()
    if image == nil { view.addSubview(part) }
    image = part
    part.image = shown
    part.isHidden = shown == nil
  }

  private mutating func show(
    _ shown: String?, in slot: WritableKeyPath<ListLabels, UILabel?>, of view: UIView
  ) {
    guard shown != nil || self[keyPath: slot] != nil else { return }
    let part = self[keyPath: slot] ?? UILabel()
    if self[keyPath: slot] == nil { view.addSubview(part) }
    self[keyPath: slot] = part
    part.text = shown
    part.isHidden = shown == nil
  }
}
#endif
