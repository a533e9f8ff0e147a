#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState

/// Mail in columns with scenes, links and a saved place, as an app that is launched.
@MainActor
final class WindowedMail {
  let device = HeadlessDevice.current
  /// The movements of the routers and the failures, in order.
  fileprivate(set) var lines: [String] = []
  private(set) lazy var inbox = makeInbox()

  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Begins a new process; the scene connects in the next turn.
  func begin() {
    inbox = makeInbox()
    device.launch(MailApplication()) { _ in MailSceneDelegate(mail: self) }
  }

  private func makeInbox() -> LinkInbox {
    LinkInbox(
      policy: .inOrder,
      onFailure: { [weak self] url, error in
        self?.lines.append("failed \(url.lastPathComponent): \(error)")
      })
  }

  var window: UIWindow? {
    device.application.connectedScenes.compactMap { ($0 as? UIWindowScene)?.windows.first }.first
  }

  fileprivate func driver(_ router: any Router, _ window: UIWindow) -> RouteDriver {
    let message = StepAssembly(
      finder: ClassWithContextFinder<MessageViewController, Int>(), factory: MessageFactory()
    ).using(PushToDetailsAction<UISplitViewController>.pushToDetails())
    let bag = StepAssembly(
      finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory { $0.title = "Bag" }
    ).using(.present())
    let inbox = StepAssembly(
      finder: ClassFinder<InboxViewController, Void>(), factory: NilFactory())
    let map = RouteMap(
      RouteScreen("inbox") { _ in
        inbox.with(())
      } reading: { (_: InboxViewController) in
        [:]
      },
      RouteScreen("message") { element in
        message.with(try element.value("id"))
      } reading: { (screen: MessageViewController) in
        ["id": "\(screen.number)"]
      },
      RouteScreen("bag") { _ in
        bag.with(())
      } reading: { (_: BagViewController) in
        [:]
      })
    let columns = GeneralStep.custom(
      using: ClassFinder<UISplitViewController, Void>(startingPoint: .root))
    let presenter = StepPresenter(
      router: router, map: map, base: columns.with(()),
      windowProvider: CustomWindowProvider { [weak window] in window })
    return RouteDriver(presenter) { [weak self] failure in
      self?.lines.append("restores nothing: \(failure.error)")
    }
  }

  fileprivate var links: LinkMap {
    let columns: DestinationStep<UISplitViewController, Int> = GeneralStep.custom(
      using: ClassFinder<UISplitViewController, Int>(startingPoint: .root))
    let message = StepAssembly(
      finder: ClassWithContextFinder<MessageViewController, Int>(), factory: MessageFactory()
    )
    .using(.pushToDetails())
    .from(columns)
    .assemble()
    return LinkMap(schemes: ["mail"]) {
      LinkPattern(message, "message", PathParameter<Int>("id"))
    }
  }
}

/// An intent that shows a message.
struct ShowMessage: UISceneAppIntent {
  let id: Int

  func perform() async throws {}
}

private final class MailApplication: UIResponder, UIApplicationDelegate {}

private final class MailSceneDelegate: UIResponder, UIWindowSceneDelegate, AppIntentSceneDelegate,
  RoutingObserver
{
  let mail: WindowedMail
  var window: UIWindow?

  init(mail: WindowedMail) { self.mail = mail }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { [weak window] in window }, observers: [self])
    mail.inbox.connect(
      scene, links: mail.links, router: router, restoring: mail.driver(router, window))
    mail.inbox.receive(connectionOptions, in: scene)
    // The window becomes visible last, and nothing may have moved before.
    window.rootViewController = Mail.split()
    mail.lines.append("window")
    window.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent) {
    guard let intent = appIntent as? ShowMessage,
      let url = URL(string: "mail://message/\(intent.id)")
    else { return }
    mail.inbox.receive(url, in: scene)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    mail.inbox.stateRestorationActivity(for: scene)
  }

  func router(didRecord event: RoutingEvent) {
    switch event.kind {
    case .dismissed(let layers):
      mail.lines.append("dismissed \(layers.map { "\($0.type)" }.joined())")
    case .madeVisible(let child, _): mail.lines.append("showed \(child.type)")
    case .built(let step): mail.lines.append("built \(step.screen)")
    default: break
    }
  }
}
#endif
