#if !canImport(UIKit)
  /// What few view controllers set: made with the first value that is set.
  @MainActor final class ControllerExtras {
    var storyboard: UIStoryboard?
    var sceneIdentifier: String?
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var editButtonItem: UIBarButtonItem?
    var hidesBottomBarWhenPushed = false
    var isEditing = false
    var transitionStyle = UIModalTransitionStyle.coverVertical
    var isModalInPresentation = false
    var definesPresentationContext = false
    var providesTransitionStyle = false
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var preferredContentSize = CGSize.zero
    var overrideTraits: UITraitCollection?
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var edgesForExtendedLayout = UIRectEdge.all
    var adjustsScrollViewInsets = true
    var restorationIdentifier: String?
    var interfaceStyle = UIUserInterfaceStyle.unspecified
  }

  extension UIViewController {
    var madeExtras: ControllerExtras {
      if let extras { return extras }
      let made = ControllerExtras()
      extras = made
      return made
    }

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
      let made = UITabBarItem(title: title, image: nil, tag: 0)
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
      extras?.tabBarItem?.title = title
      (parent as? UINavigationController)?.rootTitleChanged(of: self)
    }

    func changeEditing(to isEditing: Bool) {
      guard isEditing != self.isEditing else { return }
      madeExtras.isEditing = isEditing
      extras?.editButtonItem?.title = isEditing ? "Done" : "Edit"
    }
  }
#endif
