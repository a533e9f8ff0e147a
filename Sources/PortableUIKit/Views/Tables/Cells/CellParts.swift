#if !canImport(UIKit)
  /// The views of a cell or header without a content configuration, each made when first asked for.
  @MainActor final class CellParts {
    private let style: UITableViewCell.CellStyle
    private var content: UIView?
    private var text: UILabel?
    private var detail: UILabel?
    private var image: UIImageView?

    init(style: UITableViewCell.CellStyle) {
      self.style = style
    }

    func contentView(in owner: UIView) -> UIView {
      made(&content, in: owner, UIView.init)
    }

    func textLabel(in view: UIView) -> UILabel {
      made(&text, in: view, UILabel.init)
    }

    func detailTextLabel(in view: UIView) -> UILabel? {
      style == .default ? nil : made(&detail, in: view, UILabel.init)
    }

    func imageView(in view: UIView) -> UIImageView? {
      style == .value2 ? nil : made(&image, in: view, UIImageView.init)
    }

    private func made<Part: UIView>(
      _ slot: inout Part?, in superview: UIView, _ make: () -> Part
    ) -> Part {
      if let slot { return slot }
      let part = make()
      slot = part
      superview.addSubview(part)
      return part
    }
  }

  /// The view of a content configuration, in the place of a cell's own content.
  @MainActor final class CellContent {
    let view: UIView & UIContentView

    init(_ configuration: any UIContentConfiguration, in superview: UIView) {
      view = configuration.makeContentView()
      superview.addSubview(view)
    }

    /// Shows the configuration in the present view if that can.
    func accepts(_ configuration: any UIContentConfiguration) -> Bool {
      guard view.supports(configuration) else { return false }
      view.configuration = configuration
      return true
    }
  }
#endif
