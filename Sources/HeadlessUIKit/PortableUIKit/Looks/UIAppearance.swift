#if !canImport(UIKit)
/// Appearance proxies, through which an app styles all its views and bars. Each class has a proxy
/// per device that stores the app's settings; since nothing draws, views don't adopt them.
@MainActor private enum AppearanceProxies {
  private static let proxies = AttachedValue<[ObjectIdentifier: NSObject]>()

  static func proxy<Styled: NSObject>(_ make: () -> Styled) -> Styled {
    let application = UIApplication.shared
    let key = ObjectIdentifier(Styled.self)
    if let proxy = proxies[application]?[key] as? Styled { return proxy }
    let made = make()
    proxies[application, default: [:]][key] = made
    return made
  }
}

extension UINavigationBar {
  public class func appearance() -> UINavigationBar {
    AppearanceProxies.proxy(UINavigationBar.init)
  }
}

extension UITabBar {
  public class func appearance() -> UITabBar { AppearanceProxies.proxy(UITabBar.init) }
}

extension UIToolbar {
  public class func appearance() -> UIToolbar { AppearanceProxies.proxy(UIToolbar.init) }
}

extension UIBarButtonItem {
  public class func appearance() -> UIBarButtonItem {
    AppearanceProxies.proxy(UIBarButtonItem.init)
  }
}

extension UITabBarItem {
  public class func appearance() -> UITabBarItem { AppearanceProxies.proxy(UITabBarItem.init) }
}
extension UILabel {
  public class func appearance() -> UILabel { AppearanceProxies.proxy { UILabel() } }
}

extension UIButton {
  public class func appearance() -> UIButton { AppearanceProxies.proxy { UIButton() } }
}

extension UISwitch {
  public class func appearance() -> UISwitch { AppearanceProxies.proxy { UISwitch() } }
}

extension UISegmentedControl {
  public class func appearance() -> UISegmentedControl {
    AppearanceProxies.proxy { UISegmentedControl() }
  }
}

extension UITextField {
  public class func appearance() -> UITextField { AppearanceProxies.proxy { UITextField() } }
}

extension UISearchBar {
  public class func appearance() -> UISearchBar { AppearanceProxies.proxy { UISearchBar() } }
}

extension UIPageControl {
  public class func appearance() -> UIPageControl { AppearanceProxies.proxy { UIPageControl() } }
}

extension UITableView {
  public class func appearance() -> UITableView { AppearanceProxies.proxy { UITableView() } }
}

extension UITableViewCell {
  public class func appearance() -> UITableViewCell {
    AppearanceProxies.proxy { UITableViewCell() }
  }
}
#endif
