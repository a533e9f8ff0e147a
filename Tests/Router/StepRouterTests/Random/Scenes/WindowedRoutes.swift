import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState

/// The screens of one window, and the ways to them.
@MainActor
final class WindowedRoutes {
  private weak var run: WindowedRun?
  private weak var scene: UIWindowScene?
  private let sceneName: String
  private let process: Int
  let router: DefaultRouter

  init(run: WindowedRun, scene: UIWindowScene, window: UIWindow) {
    self.run = run
    self.scene = scene
    sceneName = scene.name
    process = run.process
    router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
  }

  var links: LinkMap {
    LinkMap(schemes: ["shop"], hosts: ["shop.example"]) {
      pattern(.home, home)
      pattern(.product, product)
      pattern(.note, note)
    }
  }

  var driver: RouteDriver {
    let map = RouteMap(
      RouteScreen("product") { [self] element in
        productChain.with(
          WindowedVisit(place: WindowedPlace(kind: .product, id: try element.value("id")), link: 0))
      } reading: { (screen: WindowedProduct) in
        screen.id.map { ["id": "\($0)"] }
      })
    let base = GeneralStep.custom(
      using: ClassFinder<UINavigationController, Void>(startingPoint: .root))
    return RouteDriver(StepPresenter(router: router, map: map, base: base.with(())))
  }

  func navigate(
    to place: WindowedPlace, isAnimated: Bool, onEnd: @escaping @MainActor () -> Void
  ) -> Navigation {
    let visit = WindowedVisit(place: place, link: 0)
    switch place.kind {
    case .home:
      return router.navigate(to: home, with: visit, animated: isAnimated) { _ in onEnd() }
    case .product:
      return router.navigate(to: product, with: visit, animated: isAnimated) { _ in onEnd() }
    case .note:
      return router.navigate(to: note, with: visit, animated: isAnimated) { _ in onEnd() }
    }
  }

  private func pattern<Screen: WindowedScreen>(
    _ kind: WindowedPlace.Kind, _ step: DestinationStep<Screen, WindowedVisit>
  ) -> LinkPattern<WindowedVisit> {
    LinkPattern(
      step, "\(kind)", PathParameter<Int>("id"), QueryParameter<Int>("link"),
      reading: { WindowedVisit(place: WindowedPlace(kind: kind, id: $0), link: $1) },
      printing: { ($0.place.id, $0.link) })
  }

  private var stack: DestinationStep<UINavigationController, WindowedVisit> {
    GeneralStep.custom(
      using: ClassFinder<UINavigationController, WindowedVisit>(startingPoint: .root))
  }

  private var home: DestinationStep<WindowedHome, WindowedVisit> {
    furnished(
      StepAssembly(
        finder: ClassFinder<WindowedHome, WindowedVisit>(),
        factory: NilFactory<WindowedHome, WindowedVisit>())
    ).from(stack)
  }

  private var product: DestinationStep<WindowedProduct, WindowedVisit> {
    productChain.from(stack).assemble()
  }

  private var productChain:
    StepChain<
      UINavigationController, WindowedProduct, WindowedVisit
    >
  {
    furnished(
      StepAssembly(
        finder: ClassWithContextFinder<WindowedProduct, WindowedVisit>(),
        factory: factory { WindowedProduct() })
    )
    .using(.push())
  }

  private var note: DestinationStep<WindowedNote, WindowedVisit> {
    furnished(
      StepAssembly(
        finder: ClassWithContextFinder<WindowedNote, WindowedVisit>(
          options: .currentVisibleOnly), factory: factory { WindowedNote() })
    )
    .using(.push())
    .from(NavigationControllerStep())
    .using(.present(presentationStyle: .pageSheet))
    .from(.current)
    .assemble()
  }

  private func factory<Screen: WindowedScreen>(
    _ make: @escaping @MainActor () -> Screen
  ) -> InlineFactory<Screen, WindowedVisit> {
    InlineFactory { [weak run, sceneName] (_: WindowedVisit) in
      let screen = make()
      run?.census.enlist(screen, in: sceneName)
      return screen
    }
  }

  private func furnished<ScreenFinder: Finder, ScreenFactory: AbstractFactory>(
    _ assembly: StepAssembly<ScreenFinder, ScreenFactory>
  ) -> StepAssembly<ScreenFinder, ScreenFactory>
  where ScreenFinder.ViewController: WindowedScreen, ScreenFinder.Context == WindowedVisit {
    assembly
      .adding(
        InlineInterceptor { [weak self] (visit: WindowedVisit, completion) in
          self?.ask(visit, completion)
        }
      )
      .adding(ContextSettingTask())
      .adding(
        InlinePostTask {
          [weak run, process] (screen: ScreenFinder.ViewController, visit: WindowedVisit, _) in
          run?.ended(visit, on: screen, of: process)
        })
  }

  private func ask(
    _ visit: WindowedVisit, _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let run, run.process == process else { return completion(.failure(Refusal())) }
    run.begins(visit, in: scene)
    guard visit.place.isGuarded else { return completion(.success) }
    let login = WindowedLogin()
    login.ask { [weak run] result in
      if case .success = result { run?.answered(visit) }
      completion(result)
    }
    run.census.enlist(login, in: sceneName)
    run.asks(visit, by: login)
    let step = StepAssembly(
      finder: NilFinder(),
      factory: InlineFactory { [weak login] (_: Void) throws in
        guard let login, login.isAsking else { throw Refusal() }
        return login
      }
    )
    .using(.present()).from(.current).assemble()
    router.navigate(to: step, with: ()) { [weak run, process] result in
      if case .failure = result, run?.process == process { login.answer(passes: false) }
    }
  }
}
