#if !canImport(UIKit)
  extension UIButton {
    public convenience init(type buttonType: ButtonType) {
      self.init(frame: .zero)
      self.buttonType = buttonType
    }

    /// A button that shows the action's title and image, and performs it when tapped.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
      self.init(type: buttonType)
      adopt(primaryAction)
    }

    /// A button of a configuration, whose title and image stand in for what the action lacks.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
      self.init(type: .system)
      self.configuration = configuration
      adopt(primaryAction)
    }

    private func adopt(_ action: UIAction?) {
      guard let action else { return }
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
      addAction(action, for: .primaryActionTriggered)
    }

    public enum ButtonType: Int, Sendable {
      case custom = 0
      case system = 1
      case detailDisclosure = 2
      case infoLight = 3
      case infoDark = 4
      case contactAdd = 5
      case close = 7
    }

    public enum Role: Int, Sendable {
      case normal, primary, cancel, destructive
    }
  }
#endif
