import PortableUIKit
import StepRouter
import Testing

/// A city behind a login, on a list of its region, in a stack: three contexts along one chain.
@MainActor
@Suite(.onDevice) struct ConvertedContextTests {
  private final class CityViewController: UIViewController, ContextChecking {
    func isTarget(for city: Int) -> Bool { title == "City \(city)" }
  }

  private final class ListViewController: UIViewController {}

  private struct LoginCancelled: Error {}

  private final class Session {
    var isLoggedIn = true
  }

  private let log = Journal()
  private let session = Session()

  private var city: DestinationStep<CityViewController, Int> {
    let log = log
    let session = session
    let list = StepAssembly(
      finder: ClassFinder<ListViewController, String?>(), factory: ClassFactory()
    )
    .adding(
      InlineContextTask { (list: ListViewController, region: String?) in
        log.note("list of \(region ?? "all")")
        list.title = region
      }
    )
    .using(.pushAsRoot())
    .from(root.adaptingContext(using: InlineContextTransformer { (_: String?) in }))
    .assemble()
    return StepAssembly(
      finder: ClassWithContextFinder<CityViewController, Int>(), factory: ClassFactory()
    )
    .adding(
      InlineInterceptor(checking: { (city: Int) in
        log.note("login for \(city)")
        guard session.isLoggedIn else { throw LoginCancelled() }
      })
    )
    .adding(
      InlineContextTask { (screen: CityViewController, city: Int) in
        log.note("city \(city)")
        screen.title = "City \(city)"
      }
    )
    .using(.push())
    .from(
      list.adaptingContext(
        using: InlineContextTransformer { (city: Int) in city < 10 ? "North" : nil }
      ).expectingContainer()
    )
    .assemble()
  }

  private var root: DestinationStep<UINavigationController, Void> {
    let log = log
    return ChainAssembly.from(
      SingleContainerStep(
        finder: ClassFinder<UINavigationController, Void>(startingPoint: .root),
        factory: NavigationControllerFactory()
      )
      .adding(InlineContextTask { (_: UINavigationController, _: Void) in log.note("stack") })
    )
    .using(.replaceRoot())
    .from(.root)
    .assemble()
  }

  @Test("Each screen is built with its own context", arguments: [true, false])
  func built(animated: Bool) {
    let stage = Stage(root: LoginViewController())
    #expect(stage.arrive(at: city, with: 7, animated: animated) == "built")
    #expect(log.lines == ["login for 7", "list of North", "city 7", "stack"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          ListViewController "North"
          CityViewController "City 7" [visible]
        """)
  }

  @Test(
    "An existing list gets its region, and the city above it is popped", arguments: [true, false])
  func listFound(animated: Bool) {
    let root = stack(
      ListViewController().titled("South"), CityViewController().titled("City 1"))
    let stage = Stage(root: root)
    #expect(stage.arrive(at: city, with: 2, animated: animated) == "built")
    #expect(log.lines == ["login for 2", "list of North", "city 2"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          ListViewController "North"
          CityViewController "City 2" [visible]
        """)
  }

  @Test(
    "A visible city gets its context, and no task behind it runs", arguments: [true, false])
  func cityFound(animated: Bool) {
    let root = stack(
      ListViewController().titled("South"), CityViewController().titled("City 12"))
    let stage = Stage(root: root)
    #expect(stage.arrive(at: city, with: 12, animated: animated) == "alreadyVisible")
    #expect(log.lines == ["login for 12", "city 12"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          ListViewController "South"
          CityViewController "City 12" [visible]
        """)
  }

  @Test("Without a login nothing is built, and no task runs", arguments: [true, false])
  func loginCancelled(animated: Bool) {
    session.isLoggedIn = false
    let stage = Stage(root: stack(ListViewController().titled("South")))
    let city = city
    #expect(
      stage.arrive(at: city, with: 3, animated: animated) == """
        The interceptor InlineInterceptor<Int> of CityViewController at \(city.location.below(3)) did \
        not let the navigation pass: LoginCancelled().
        """)
    #expect(log.lines == ["login for 3"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          ListViewController "South" [visible]
        """)
  }
}
