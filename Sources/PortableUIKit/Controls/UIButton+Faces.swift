#if !canImport(UIKit)
  extension UIButton {
    /// The title of that state, or else the normal one.
    public func title(for state: State) -> String? { face(\.title, for: state) }

    public func attributedTitle(for state: State) -> NSAttributedString? {
      face(\.attributedTitle, for: state)
    }

    public func titleColor(for state: State) -> UIColor? { face(\.titleColor, for: state) }

    public func image(for state: State) -> UIImage? { face(\.image, for: state) }

    public func backgroundImage(for state: State) -> UIImage? {
      face(\.backgroundImage, for: state)
    }

    /// The title that is shown: the present state's, or else the configuration's.
    public var currentTitle: String? { title(for: state) ?? configuration?.title }

    public var currentAttributedTitle: NSAttributedString? {
      attributedTitle(for: state)
        ?? configuration?.attributedTitle.map { NSAttributedString(string: String($0.characters)) }
    }

    public var currentImage: UIImage? { image(for: state) ?? configuration?.image }

    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    public var currentTitleColor: UIColor {
      titleColor(for: state) ?? configuration?.baseForegroundColor ?? .white
    }
  }
#endif
