import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

@MainActor
private final class UserSession {
  var user: String?
}

private final class LoginScreen: UIViewController, ResultReturning {
  typealias ReturnedResult = String
}

@MainActor private let login = StepAssembly(
  finder: ClassFinder<LoginScreen, Void>(), factory: ClassFactory()
)
.using(.present(presentationStyle: .fullScreen))
.from(.current)
.assemble()

private struct AskingForLogin: AsyncRoutingInterceptor {
  let session: UserSession
  let openRouter: DefaultRouter  // it asks for no login, and so can show it

  func perform(with context: Void) async throws {
    guard session.user == nil else { return }
    session.user = try await openRouter.result(of: login)
  }
}

@MainActor private struct App {
  let router: DefaultRouter
  let inbox: LinkInbox

  init(
    windowProvider: any WindowProvider, session: UserSession, links: LinkMap,
    onFailure: @escaping @MainActor (URL, any Error) -> Void
  ) {
    let openRouter = DefaultRouter(windowProvider: windowProvider)
    let router = openRouter.adding(AskingForLogin(session: session, openRouter: openRouter))
    let inbox = LinkInbox(
      links, router: router, windowProvider: windowProvider, onFailure: onFailure)
    self.router = router
    self.inbox = inbox
  }
}

@MainActor @Suite("Recipe: a login for every route", .onDevice)
struct LoginRecipe {
  private let home = HomeViewController()
  private let session = UserSession()
  private let failures = Journal()

  private static let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
  )
  .adding(ContextSettingTask())
  .using(.push())
  .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>(startingPoint: .root)))
  .assemble()

  private func app(on stage: Stage) -> App {
    let failures = failures
    return App(
      windowProvider: CustomWindowProvider { [weak window = stage.window] in window },
      session: session,
      links: LinkMap(schemes: ["shop"]) {
        LinkPattern(Self.product, "product", PathParameter<Int>("id"))
      },
      onFailure: { url, _ in failures.note("\(url) failed") })
  }

  @Test("A link and a navigation wait for the same login")
  func waits() async throws {
    let stage = Stage(root: stack(home))
    let app = app(on: stage)
    let url = try #require(URL(string: "shop://product/42"))
    #expect(app.inbox.receive(url))
    let waiter = Waiter()
    waiter.wait { try await app.router.navigate(to: Self.product, with: 43).title ?? "" }
    await stage.settle()
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
        presents fullScreen:
          LoginScreen [visible]
        """)
    let shown = try #require(
      home.navigationController?.presentedViewController as? LoginScreen)
    shown.returnResult("ada")
    await stage.settle()
    #expect(session.user == "ada")
    #expect(waiter.endings == ["Product 43"])
    #expect(home.navigationController?.presentedViewController == nil)
    #expect(
      home.navigationController?.viewControllers.compactMap {
        ($0 as? ProductViewController)?.title
      }
      .sorted() == ["Product 42", "Product 43"])
  }

  @Test("Closing the login ends the navigation before anything moves")
  func givenUp() async throws {
    let stage = Stage(root: stack(home))
    let app = app(on: stage)
    #expect(app.inbox.receive(try #require(URL(string: "shop://product/42"))))
    await stage.settle()
    home.navigationController?.dismiss(animated: true)
    await stage.settle()
    #expect(failures.lines == ["shop://product/42 failed"])
    #expect(home.navigationController?.viewControllers == [home])
  }
}
