#if !canImport(UIKit)
  public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
  }

  public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
  }

  public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
  }

  public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
  }

  /// Whatever has traits and hears of their changes.
  @preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  }

  extension UIView: UITraitEnvironment {}
  extension UIViewController: UITraitEnvironment {}
#endif
