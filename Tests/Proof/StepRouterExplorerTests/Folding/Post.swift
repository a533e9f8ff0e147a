#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

/// An app on a phone that folds: messages in columns with an inspector, a tab of notes with a sheet
/// and a popover, and one with an arrangement.
@MainActor
struct Post {
  let router: any Router
  let desk: PostDesk

  var fault: PostFault? { desk.fault }

  static func explorer(_ fault: PostFault? = nil) -> Explorer {
    Explorer { window in make(fault, in: window).explored }.on(.duo)
  }

  /// An explorer that launches the app, so that links arrive.
  static func launched(_ fault: PostFault? = nil) -> Explorer {
    Explorer(windows: 1) {
      {
        ExploredLaunch(
          delegate: PostApplication(), sceneDelegate: { _ in PostSceneDelegate(fault) }
        ) { scene in
          (scene.delegate as? PostSceneDelegate)?.post?.explored
            ?? ExploredApp(router: DefaultRouter(), destinations: [])
        }
      }
    }.on(.duo)
  }

  static func make(_ fault: PostFault?, in window: UIWindow) -> Post {
    let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    let desk = PostDesk(fault)
    let post = Post(
      router: PostRouter(router: router, window: window, desk: desk), desk: desk)
    window.rootViewController = post.root
    window.makeKeyAndVisible()
    return post
  }

  private var root: PostTabs {
    let split = PostSplit(style: .doubleColumn)
    split.desk = desk
    desk.split = split
    split.title = "Mail"
    split.setViewController(PostInbox("Inbox", in: self), for: .primary)
    split.setViewController(PostInfo("Info", in: self), for: .inspector)
    let notes = UINavigationController(rootViewController: PostNotes("Notes", in: self))
    let tabs = PostTabs()
    tabs.desk = desk
    tabs.viewControllers = [split, notes]
    if #available(iOS 27.1, *) {
      tabs.viewControllers?.append(
        UINavigationController(rootViewController: PostArrangement(in: self)))
    }
    tabs.delegate = tabs
    return tabs
  }

  private var explored: ExploredApp {
    let destinations = destinations
    return ExploredApp(
      router: router, destinations: destinations,
      state: { [desk] in desk.isSignedIn ? "signed in" : "" },
      links: destinations.filter { $0.name == "message 2" }.map {
        ExploredLink("post://message/2", shows: $0)
      })
  }
}

/// What the app knows.
@MainActor
final class PostDesk {
  let fault: PostFault?
  var isSignedIn = false
  /// Whether the window was wide when the app looked.
  var wasWide = false
  /// The stack of the list when the app started.
  weak var stack: UINavigationController?
  weak var arrangement: UIViewController?
  weak var split: PostSplit?
  /// Whether the user has selected a tab in the middle of a resize.
  var hasSwitchedInResize = false

  init(_ fault: PostFault?) { self.fault = fault }
}

final class PostApplication: UIResponder, UIApplicationDelegate {}

final class PostSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let fault: PostFault?
  private(set) var post: Post?
  var window: UIWindow?

  init(_ fault: PostFault?) { self.fault = fault }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    post = Post.make(fault, in: window)
    open(options.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    if fault == .linkDropped, window?.rootViewController?.transitionCoordinator != nil { return }
    open(contexts)
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    guard !contexts.isEmpty, let post else { return }
    post.router.navigate(to: post.message, with: 2)
  }
}
#endif
