#if !canImport(UIKit)
/// Values that few view controllers set, allocated when the first of them is set.
@MainActor final class ControllerExtras {
  var storyboard: UIStoryboard?
  var sceneIdentifier: String?
  var interface: SceneInterface?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  weak var tab: UITab?
  var toolbarItems: [UIBarButtonItem]?
  var editButtonItem: UIBarButtonItem?
  var hidesBottomBarWhenPushed = false
  var isEditing = false
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var preferredTransition: UIViewController.Transition?
  var isModalInPresentation = false
  var definesPresentationContext = false
  var providesTransitionStyle = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var preferredContentSize = CGSize.zero
  var overrideTraits: UITraitCollection?
  var traitOverrides = UITraitOverrides()
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
}
#endif
