#if !canImport(UIKit)
/// The views of a cell or header without a content configuration, each created on first use.
@MainActor final class CellParts {
  private let style: UITableViewCell.CellStyle
  private var content: UIView?
  private var text: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?

  init(style: UITableViewCell.CellStyle) {
    self.style = style
  }

  /// The content view, if there's one.
  var madeContent: UIView? { content }

  func contentView(in owner: UIView) -> UIView {
    if let content { return content }
    let made = UIView()
    content = made
    owner.addSubview(made)
    return made
  }

  func textLabel(in view: UIView) -> UILabel {
    if let text { return text }
    let made = UILabel()
    text = made
    view.addSubview(made)
    return made
  }

  func detailTextLabel(in view: UIView) -> UILabel? {
    guard detail == nil, style != .default else { return detail }
    let made = UILabel()
    detail = made
    view.addSubview(made)
    return made
  }

  func imageView(in view: UIView) -> UIImageView? {
    guard image == nil, style != .value2 else { return image }
    let made = UIImageView()
    image = made
    view.addSubview(made)
    return made
  }
}

extension UIView {
  /// Gives a cell's content the cell's room, if constraints place something in it.
  func place(content: UIView?, margins: UIEdgeInsets? = nil) {
    guard let content, content.hasInnerConstraints else { return }
    if let margins, content.looks?.layoutMargins == nil { content.layoutMargins = margins }
    if content.frame != bounds { content.frame = bounds }
  }
}

/// The view of a content configuration, which replaces a cell's own content.
@MainActor final class CellContent {
  let view: UIView & UIContentView

  init(_ configuration: any UIContentConfiguration, in superview: UIView) {
    view = configuration.makeContentView()
    superview.addSubview(view)
  }

  /// Shows the configuration in the current view. Returns false if the view doesn't support it.
  func accepts(_ configuration: any UIContentConfiguration) -> Bool {
    guard view.supports(configuration) else { return false }
    view.configuration = configuration
    return true
  }
}
#endif
