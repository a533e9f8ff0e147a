import PortableUIKit

/// Provides the window in which a router or a finder works.
///
/// ```swift
/// let router = DefaultRouter(windowProvider: CustomWindowProvider { scene.keyWindow })
/// ```
@MainActor
public protocol WindowProvider {
  /// The window, or nil if there is none yet.
  var window: UIWindow? { get }
}

/// Provides the key window of the scene in front. In an app extension there's none: use a
/// ``CustomWindowProvider`` there.
///
/// ```swift
/// let router = DefaultRouter(windowProvider: KeyWindowProvider())
/// ```
@MainActor
public struct KeyWindowProvider: WindowProvider {
  /// Makes a provider of the key window.
  public init() {}

  /// The key window of the active scene, otherwise of another scene, otherwise the first window
  /// available. Scenes of other roles, such as an external display's, don't count. If the key
  /// window lies above the normal level, as a message's or a debugging tool's window does, it's the
  /// frontmost visible window at the normal level instead. If several scenes are active, it's the
  /// app's key window; if UIKit doesn't say which window that is, the router warns its observers
  /// that it could be another.
  public var window: UIWindow? { choice.window }

  /// The chosen window, and how many windows have an equal claim, the chosen one included.
  var choice: (window: UIWindow?, rivals: Int) {
    // A set has no order and would yield a different window each time.
    let scenes = (RunningApplication.shared?.connectedScenes ?? [])
      .compactMap { $0 as? UIWindowScene }
      .filter { $0.session.role == .windowApplication }
      .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    let active = scenes.filter { $0.activationState == .foregroundActive }
    for group in [active, scenes] {
      let keyed = group.filter { $0.keyWindow != nil }
      guard let first = keyed.first else { continue }
      let apps = keyed.filter { $0.keyWindow?.isKeyWindow == true }
      let chosen = apps.first ?? first
      return (chosen.windowToNavigate, apps.isEmpty ? keyed.count : apps.count)
    }
    return (active.flatMap(\.windows).first ?? scenes.flatMap(\.windows).first, 1)
  }
}

extension UIWindowScene {
  /// The key window, unless it lies above the app's own windows.
  fileprivate var windowToNavigate: UIWindow? {
    guard let keyWindow, keyWindow.windowLevel > .normal else { return keyWindow }
    return windows.last { $0.windowLevel <= .normal && !$0.isHidden } ?? keyWindow
  }
}

/// Provides the window that a closure returns, for apps with several windows.
///
/// ```swift
/// CustomWindowProvider { [weak scene] in scene?.keyWindow }
/// ```
@MainActor
public struct CustomWindowProvider: WindowProvider {
  private let provide: @MainActor () -> UIWindow?

  /// Makes a provider that calls the closure.
  public init(_ provide: @escaping @MainActor () -> UIWindow?) { self.provide = provide }

  /// The window that the closure returns.
  public var window: UIWindow? { provide() }
}

/// Provides the window of the router that is searching, otherwise the key window. Finders use it by
/// default.
///
/// ```swift
/// ClassFinder<HomeViewController, Void>(windowProvider: RouterWindowProvider())   // the default
/// ```
@MainActor
public struct RouterWindowProvider: WindowProvider {
  /// The window that the finders of the current router search.
  struct Asked {
    /// Nil for a router without a window: its finders search nothing.
    let window: UIWindow?
    /// The topmost view controller, if it's known and can't change in the meantime; it saves every
    /// finder the lookup.
    let topmost: UIViewController?
  }

  @exclusivity(unchecked) private static var asked: Asked?

  /// Makes a provider of the current router's window.
  public init() {}

  /// The current router's window, which may be nil. The key window if no router is searching.
  public var window: UIWindow? {
    if let asked = Self.asked { return asked.window }
    // An interceptor that continues after a wait still belongs to its router.
    if let window = RunningInterceptor.askedWindow { return window }
    return KeyWindowProvider().window
  }

  /// Runs the body while finders search this window.
  static func asking<Answer, Failure: Error>(
    _ window: UIWindow?, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let outer = ask(window, topmost: nil)
    defer { goBack(to: outer) }
    return try body()
  }

  /// Makes finders search this window from now on. Returns the previous state.
  static func ask(_ window: UIWindow?, topmost: UIViewController?) -> Asked? {
    let outer = asked
    asked = Asked(window: window, topmost: topmost)
    return outer
  }

  /// Restores the state that `ask(_:topmost:)` returned.
  static func goBack(to outer: Asked?) { asked = outer }

  /// Returns the topmost view controller of a window.
  static func topmost(in window: UIWindow) -> UIViewController? {
    if let asked, window === asked.window, let topmost = asked.topmost { return topmost }
    return window.topmostViewController
  }
}
