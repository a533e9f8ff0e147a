import PortableUIKit

/// Says in which window a router or a finder works.
///
/// ```swift
/// let router = DefaultRouter(windowProvider: CustomWindowProvider { scene.keyWindow })
/// ```
@MainActor
public protocol WindowProvider {
  /// The window, or nil where there is none yet.
  var window: UIWindow? { get }
}

/// The key window of the scene that is in front.
///
/// ```swift
/// let router = DefaultRouter(windowProvider: KeyWindowProvider())
/// ```
@MainActor
public struct KeyWindowProvider: WindowProvider {
  /// Provides the key window.
  public init() {}

  /// The key window of a scene in the foreground, else of any scene, else the first that is there.
  public var window: UIWindow? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let active = scenes.filter { $0.activationState == .foregroundActive }.flatMap(\.windows)
    let all = scenes.flatMap(\.windows)
    return active.first(where: \.isKeyWindow) ?? all.first(where: \.isKeyWindow)
      ?? active.first ?? all.first
  }
}

/// The window that a closure gives: for apps with several windows.
///
/// ```swift
/// CustomWindowProvider { [weak scene] in scene?.keyWindow }
/// ```
@MainActor
public struct CustomWindowProvider: WindowProvider {
  private let provide: @MainActor () -> UIWindow?

  /// Provides what the closure gives.
  public init(_ provide: @escaping @MainActor () -> UIWindow?) { self.provide = provide }

  /// What the closure gives.
  public var window: UIWindow? { provide() }
}

/// The window of the router that is just asking, else the key window: what finders look into.
///
/// ```swift
/// ClassFinder<HomeViewController, Any?>(windowProvider: RouterWindowProvider())   // the default
/// ```
@MainActor
public struct RouterWindowProvider: WindowProvider {
  @exclusivity(unchecked) private static var asked: UIWindow?
  @exclusivity(unchecked) private static var askedTopmost: UIViewController?

  /// Provides the asking router's window.
  public init() {}

  /// The asking router's window, else the key window.
  public var window: UIWindow? { Self.asked ?? KeyWindowProvider().window }

  /// Runs the body with finders looking into this window.
  static func asking<Answer, Failure: Error>(
    _ window: UIWindow?, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let outer = ask(window, topmost: nil)
    defer { ask(outer.window, topmost: outer.topmost) }
    return try body()
  }

  /// Lets finders look into this window from now on; returns into which they have looked before.
  /// Where nothing changes meanwhile, its topmost view controller can be told, and need not be
  /// looked for by each of them.
  @discardableResult
  static func ask(
    _ window: UIWindow?, topmost: UIViewController?
  ) -> (window: UIWindow?, topmost: UIViewController?) {
    let outer = (asked, askedTopmost)
    (asked, askedTopmost) = (window, topmost)
    return outer
  }

  /// The topmost view controller of a window.
  static func topmost(in window: UIWindow) -> UIViewController? {
    if window === asked, let askedTopmost { return askedTopmost }
    return window.rootViewController?.topmostInWindow
  }
}
