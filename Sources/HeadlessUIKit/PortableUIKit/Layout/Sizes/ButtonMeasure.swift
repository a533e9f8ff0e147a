#if !canImport(UIKit)
extension UIButton {
  /// The estimated size of title, subtitle and image, with the room around them.
  func measuredSize(titleFont: UIFont?) -> CGSize {
    guard let configuration else { return plainSize(titleFont) }
    let small = configuration.buttonSize == .small || configuration.buttonSize == .mini
    let title = size(currentTitle ?? currentAttributedTitle?.string, small ? 15 : 17)
    let subtitle = size(configuration.subtitle, 12)
    var size = CGSize(width: max(title.width, subtitle.width), height: title.height)
    if subtitle.height > 0 { size.height += subtitle.height + configuration.titlePadding }
    if let image = currentImage?.size {
      let gap = size.width > 0 ? configuration.imagePadding : 0
      switch configuration.imagePlacement {
      case .top, .bottom:
        size.height += image.height + gap
        size.width = max(size.width, image.width)
      default:
        size.width += image.width + gap
        size.height = max(size.height, image.height)
      }
    }
    let insets = configuration.measuredInsets
    size.width += insets.leading + insets.trailing
    size.height += insets.top + insets.bottom
    return size
  }

  private func plainSize(_ titleFont: UIFont?) -> CGSize {
    let font = titleFont ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    let title = TextMeasure(font: font).size(
      of: currentTitle ?? currentAttributedTitle?.string ?? "")
    let image = currentImage?.size ?? .zero
    let insets = contentEdgeInsets
    let line = TextMeasure.whole(font.lineHeight)
    let height = max(title.height > 0 || image.height == 0 ? line : 0, image.height)
    guard insets == .zero else {
      return CGSize(
        width: title.width + image.width + insets.left + insets.right,
        height: height + insets.top + insets.bottom)
    }
    return CGSize(
      width: max(title.width + image.width, 30),
      height: title.height > 0 || image.height == 0 ? height + 12 : height)
  }

  private func size(_ text: String?, _ size: CGFloat) -> CGSize {
    TextMeasure(font: .systemFont(ofSize: size)).size(of: text ?? "")
  }
}

extension UIButton.Configuration {
  /// The room around the content: the app's, or what goes with the button's size.
  fileprivate var measuredInsets: NSDirectionalEdgeInsets {
    let usual = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    guard contentInsets == usual else { return contentInsets }
    switch buttonSize {
    case .medium: return usual
    case .small, .mini:
      return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}
#endif
