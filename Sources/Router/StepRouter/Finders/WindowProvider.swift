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

  /// The key window of the active scene, else of another one, else the first that is there. Where
  /// several scenes are active, it is the app's key window; if UIKit does not tell which that is,
  /// the observers are told that it could have been another one.
  public var window: UIWindow? { choice.window }

  /// What it takes, and from how many that have as good a claim.
  var choice: (window: UIWindow?, rivals: Int) {
    // A set has no order of its own, and would give another window each time.
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    let active = scenes.filter { $0.activationState == .foregroundActive }
    for group in [active, scenes] {
      let windows = group.compactMap(\.keyWindow)
      guard let first = windows.first else { continue }
      let apps = windows.filter(\.isKeyWindow)
      return apps.isEmpty ? (first, windows.count) : (apps.first, apps.count)
    }
    return (active.flatMap(\.windows).first ?? scenes.flatMap(\.windows).first, 1)
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

/// The window of the router that is searching, otherwise the key window. Finders look into this one
/// by default.
///
/// ```swift
/// ClassFinder<HomeViewController, Void>(windowProvider: RouterWindowProvider())   // the default
/// ```
@MainActor
public struct RouterWindowProvider: WindowProvider {
  /// Where the finders of the router that is just asking look.
  struct Asked {
    /// Nil for a router that has no window: its finders look nowhere.
    let window: UIWindow?
    /// Known where nothing changes meanwhile; then it need not be looked for by each of them.
    let topmost: UIViewController?
  }

  @exclusivity(unchecked) private static var asked: Asked?

  /// Provides the asking router's window.
  public init() {}

  /// The asking router's window, which may have none; the key window where no router is asking.
  public var window: UIWindow? {
    if let asked = Self.asked { return asked.window }
    // An interceptor that goes on after a wait is asked by its router all the same.
    if let window = RunningInterceptor.askedWindow { return window }
    return KeyWindowProvider().window
  }

  /// Runs the body with finders looking into this window.
  static func asking<Answer, Failure: Error>(
    _ window: UIWindow?, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let outer = ask(window, topmost: nil)
    defer { goBack(to: outer) }
    return try body()
  }

  /// Lets finders look into this window from now on; returns where they have looked before.
  static func ask(_ window: UIWindow?, topmost: UIViewController?) -> Asked? {
    let outer = asked
    asked = Asked(window: window, topmost: topmost)
    return outer
  }

  /// Lets finders look where they have looked before.
  static func goBack(to outer: Asked?) { asked = outer }

  /// The topmost view controller of a window.
  static func topmost(in window: UIWindow) -> UIViewController? {
    if let asked, window === asked.window, let topmost = asked.topmost { return topmost }
    return window.topmostViewController
  }
}
