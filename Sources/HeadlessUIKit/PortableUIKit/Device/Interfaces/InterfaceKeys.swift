#if !canImport(UIKit)
/// Sets properties by their keys: those of the app's classes by their tables, and those of UIKit's
/// own classes that Interface Builder connects or that apps set as runtime attributes.
@MainActor enum InterfaceKeys {
  static func connect(_ key: String, of object: NSObject, to value: Any) {
    if hasOwn(key, object) || !set(outlet: key, of: object, to: value) {
      object.setValue(value, forKey: key)
    }
  }

  static func set(_ value: Any?, at keyPath: String, of object: NSObject) {
    guard !hasOwn(keyPath, object), let view = object as? UIView,
      set(value, at: keyPath, of: view)
    else { return object.setValue(value, forKeyPath: keyPath) }
  }

  private static func hasOwn(_ key: String, _ object: NSObject) -> Bool {
    guard let first = key.first, !key.contains(".") else { return false }
    return Selector("set\(first.uppercased())\(key.dropFirst()):").namedMethod(of: object) != nil
  }

  /// Returns false for a key that isn't an outlet of UIKit's.
  private static func set(outlet key: String, of object: NSObject, to value: Any) -> Bool {
    switch key {
    case "delegate": setDelegate(of: object, to: value)
    case "dataSource": setDataSource(of: object, to: value)
    default: setOther(key, of: object, to: value)
    }
  }

  private static func setDelegate(of object: NSObject, to value: Any) -> Bool {
    switch object {
    case let table as UITableView: table.delegate = value as? any UITableViewDelegate
    case let collection as UICollectionView:
      collection.delegate = value as? any UICollectionViewDelegate
    case let text as UITextView: text.delegate = value as? any UITextViewDelegate
    case let scroll as UIScrollView: scroll.delegate = value as? any UIScrollViewDelegate
    case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
    case let bar as UISearchBar: bar.delegate = value as? any UISearchBarDelegate
    case let picker as UIPickerView: picker.delegate = value as? any UIPickerViewDelegate
    case let bar as UINavigationBar: bar.delegate = value as? any UINavigationBarDelegate
    case let stack as UINavigationController:
      stack.delegate = value as? any UINavigationControllerDelegate
    case let tabs as UITabBarController: tabs.delegate = value as? any UITabBarControllerDelegate
    case let split as UISplitViewController:
      split.delegate = value as? any UISplitViewControllerDelegate
    case let pages as UIPageViewController:
      pages.delegate = value as? any UIPageViewControllerDelegate
    case let recognizer as UIGestureRecognizer:
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    default: return false
    }
    return true
  }

  private static func setDataSource(of object: NSObject, to value: Any) -> Bool {
    switch object {
    case let table as UITableView: table.dataSource = value as? any UITableViewDataSource
    case let collection as UICollectionView:
      collection.dataSource = value as? any UICollectionViewDataSource
    case let picker as UIPickerView: picker.dataSource = value as? any UIPickerViewDataSource
    case let pages as UIPageViewController:
      pages.dataSource = value as? any UIPageViewControllerDataSource
    default: return false
    }
    return true
  }

  private static func setOther(_ key: String, of object: NSObject, to value: Any) -> Bool {
    switch (key, object) {
    case ("view", let controller as UIViewController): controller.view = value as? UIView
    case ("tableView", let controller as UITableViewController):
      controller.tableView = value as? UITableView
    case ("collectionView", let controller as UICollectionViewController):
      controller.collectionView = value as? UICollectionView
    case ("refreshControl", let controller as UITableViewController):
      controller.refreshControl = value as? UIRefreshControl
    case ("prefetchDataSource", let table as UITableView):
      table.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UITableViewCell):
      cell.selectedBackgroundView = value as? UIView
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = value as? UIView
    case ("window", _): return false
    default: return false
    }
    return true
  }

  /// Returns false for a path that leads to none of UIKit's own properties here.
  private static func set(_ value: Any?, at keyPath: String, of view: UIView) -> Bool {
    switch keyPath {
    case "layer.cornerRadius": set(value, \UIView.layer.cornerRadius, of: view)
    case "layer.borderWidth": set(value, \UIView.layer.borderWidth, of: view)
    case "layer.masksToBounds": set(value, \UIView.layer.masksToBounds, of: view)
    case "layer.shadowRadius": set(value, \UIView.layer.shadowRadius, of: view)
    case "layer.shadowOpacity": set(value, \UIView.layer.shadowOpacity, of: view)
    case "layer.shadowOffset": set(value, \UIView.layer.shadowOffset, of: view)
    case "clipsToBounds": set(value, \UIView.clipsToBounds, of: view)
    case "hidden": set(value, \UIView.isHidden, of: view)
    case "alpha": set(value, \UIView.alpha, of: view)
    case "tag": set(value, \UIView.tag, of: view)
    case "backgroundColor": set(value, \UIView.backgroundColor, of: view)
    case "accessibilityIdentifier": set(value, \UIView.accessibilityIdentifier, of: view)
    case "accessibilityLabel": set(value, \UIView.accessibilityLabel, of: view)
    // A layer's colors aren't those of UIKit: the attribute has no effect on an iPhone either.
    case "layer.borderColor", "layer.shadowColor": break
    default: return false
    }
    return true
  }

  private static func set<Value>(
    _ value: Any?, _ path: ReferenceWritableKeyPath<UIView, Value>, of view: UIView
  ) {
    if let value = value as? Value ?? NumberConversion.convert(value, to: Value.self) {
      view[keyPath: path] = value
    }
  }
}
#endif
