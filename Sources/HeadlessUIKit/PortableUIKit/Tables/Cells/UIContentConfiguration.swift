#if !canImport(UIKit)
/// A description of content that creates the view to show it.
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns true if the configuration is of the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state that configurations adapt to.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
#endif
