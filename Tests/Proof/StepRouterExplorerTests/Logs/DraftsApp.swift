import PortableUIKit
import StepRouter
import StepRouterExplorer

/// An app that writes letters: the interceptor makes a draft, and the screen takes it. The app has
/// one place for a draft, or one for each letter.
@MainActor
final class DraftsApp {
  final class Letter: UIViewController, ContextChecking {
    var name = ""
    func isTarget(for name: String) -> Bool { self.name == name }
  }

  private let router: DefaultRouter
  private let isFaulty: Bool
  private var drafts: [String] = []

  private init(in window: UIWindow, isFaulty: Bool, recorder: EventLogRecorder) {
    self.isFaulty = isFaulty
    router = DefaultRouter(
      windowProvider: CustomWindowProvider { [weak window] in window }, observers: [recorder])
    let home = ShopHome("Home")
    home.addButton("Write") { [self] in router.navigate(to: letter, with: "Ada") }
    window.rootViewController = UINavigationController(rootViewController: home)
    window.makeKeyAndVisible()
  }

  static func explorer(isFaulty: Bool) -> Explorer {
    Explorer { window in
      let recorder = EventLogRecorder()
      let app = DraftsApp(in: window, isFaulty: isFaulty, recorder: recorder)
      return ExploredApp(
        router: app.router,
        destinations: ["Ada", "Bob", "Cid"].map { name in
          ExploredDestination("to \(name)", app.letter, with: name)
        },
        recorder: recorder)
    }
  }

  private var letter: DestinationStep<Letter, String> {
    let factory = InlineFactory { [self] (name: String) -> Letter in
      let letter = Letter()
      letter.name = isFaulty ? drafts.first ?? "" : name
      letter.title = letter.name
      drafts = []
      return letter
    }
    let stack: DestinationStep<UINavigationController, String> =
      StepAssembly(finder: ClassFinder(startingPoint: .root), factory: NilFactory())
      .from(.root).assemble()
    return StepAssembly(finder: ClassWithContextFinder<Letter, String>(), factory: factory)
      .adding(
        InlineInterceptor { [self] (name: String, completion) in
          drafts.append(name)
          // Stands for a server's answer.
          Task { completion(.success) }
        }
      )
      .using(.push())
      .from(stack)
      .assemble()
  }
}
