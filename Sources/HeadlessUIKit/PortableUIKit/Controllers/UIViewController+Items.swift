#if !canImport(UIKit)
/// A view controller's bar items, created on first access and kept up to date.
extension UIViewController {
  var madeNavigationItem: UINavigationItem {
    if let item = extras?.navigationItem { return item }
    let made = UINavigationItem(title: title ?? "")
    made.title = title
    made.owner = self
    madeExtras.navigationItem = made
    return made
  }

  var madeTabBarItem: UITabBarItem {
    if let item = extras?.tabBarItem { return item }
    if let item = (self as? UINavigationController)?.itemOfRoot { return item }
    let rootTitle = (self as? UINavigationController)?.childList.first?.title
    let made = UITabBarItem(title: title ?? rootTitle, image: nil, tag: 0)
    madeExtras.tabBarItem = made
    return made
  }

  var madeEditButtonItem: UIBarButtonItem {
    if let item = extras?.editButtonItem { return item }
    let toggle = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let made = UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: toggle)
    madeExtras.editButtonItem = made
    return made
  }

  func titleChanged() {
    extras?.navigationItem?.title = title
    // A tab's item follows the tab instead (rule 131).
    if extras?.tab == nil { extras?.tabBarItem?.title = title }
    (parent as? UINavigationController)?.rootTitleChanged(of: self)
  }

  func changeEditing(to isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    madeExtras.isEditing = isEditing
    extras?.editButtonItem?.title = isEditing ? "Done" : "Edit"
  }
}
#endif
