#if !canImport(UIKit)
/// The coder that a storyboard or nib gives to `init(coder:)`. The initializers of UIKit's own classes
/// read the object's values from it, so that a subclass finds them after `super.init(coder:)`.
public final class _InterfaceCoder: NSCoder {
  let values: _InterfaceValues
  private var contents: (@MainActor (NSObject) -> Void)?
  /// Whether an initializer has read the values.
  private(set) var isRead = false

  init(_ values: _InterfaceValues, _ contents: @escaping @MainActor (NSObject) -> Void) {
    self.values = values
    self.contents = contents
    super.init()
  }

  /// Gives the object its values, once.
  @MainActor func fill(_ object: NSObject) {
    isRead = true
    let fill = contents
    contents = nil
    fill?(object)
  }

  public override var allowsKeyedCoding: Bool { true }
  public override func containsValue(forKey key: String) -> Bool { false }
  public override func decodeObject(forKey key: String) -> Any? { nil }
  public override func decodeBool(forKey key: String) -> Bool { false }
  public override func decodeInteger(forKey key: String) -> Int { 0 }
  public override func decodeFloat(forKey key: String) -> Float { 0 }
  public override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// What an initializer has to know before its object exists.
public struct _InterfaceValues: Sendable {
  let tableStyle: UITableView.Style?
  let cellStyle: UITableViewCell.CellStyle?
  let reuseIdentifier: String?
  let buttonType: UIButton.ButtonType?
  let splitStyle: UISplitViewController.Style?
  let pageStyle: UIPageViewController.TransitionStyle?
  let pageOrientation: UIPageViewController.NavigationOrientation?
  let spineLocation: UIPageViewController.SpineLocation?

  public init(
    tableStyle: UITableView.Style? = nil, cellStyle: UITableViewCell.CellStyle? = nil,
    reuseIdentifier: String? = nil, buttonType: UIButton.ButtonType? = nil,
    splitStyle: UISplitViewController.Style? = nil,
    pageStyle: UIPageViewController.TransitionStyle? = nil,
    pageOrientation: UIPageViewController.NavigationOrientation? = nil,
    spineLocation: UIPageViewController.SpineLocation? = nil
  ) {
    self.tableStyle = tableStyle
    self.cellStyle = cellStyle
    self.reuseIdentifier = reuseIdentifier
    self.buttonType = buttonType
    self.splitStyle = splitStyle
    self.pageStyle = pageStyle
    self.pageOrientation = pageOrientation
    self.spineLocation = spineLocation
  }
}

extension NSCoder {
  /// What a storyboard or nib says of the object; nil for any other coder.
  var interfaceValues: _InterfaceValues? { (self as? _InterfaceCoder)?.values }

  @MainActor func fillFromInterface(_ object: NSObject) {
    (self as? _InterfaceCoder)?.fill(object)
  }
}
#endif
