import PortableUIKit
import StepRouter
import StepRouterLinks

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let userSession = Session()
  private var inbox: LinkInbox?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window

    let windowProvider = CustomWindowProvider { [weak window] in window }
    let openRouter = DefaultRouter(windowProvider: windowProvider)
    let router = openRouter.adding(
      LoginInterceptor(session: userSession, router: openRouter))
    let routes = Routes(router: router)
    routes.start(in: window)

    let inbox = LinkInbox(routes.links, router: router, windowProvider: windowProvider)
    inbox.receive(connectionOptions.urlContexts)
    self.inbox = inbox
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    inbox?.receive(contexts)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    inbox?.receive(userActivity)
  }
}
