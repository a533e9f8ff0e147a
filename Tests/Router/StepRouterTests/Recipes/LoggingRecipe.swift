import PortableUIKit
import StepRouter
import Testing

@MainActor
private final class ScreenLog {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}

private struct LogScreen: PostRoutingTask {
  let log: ScreenLog

  func perform(
    on screen: UIViewController, with context: Any?, routingStack: [UIViewController]
  ) {
    log.write("\(type(of: screen)) \(context ?? "")")
  }
}

@MainActor @Suite("Recipe: logging every screen once", .onDevice)
struct LoggingRecipe {
  private let log = ScreenLog()

  @MainActor private struct Catalogue {
    let log: ScreenLog

    var list: DestinationStep<SearchViewController, Void> {
      StepAssembly(finder: ClassFinder<SearchViewController, Void>(), factory: ClassFactory())
        .adding(LogScreen(log: log).forDestination)
        .using(.push())
        .from(NavigationControllerStep())
        .using(.present())
        .from(.current)
        .assemble()
    }
  }

  private func product(
    on list: DestinationStep<SearchViewController, Void>
  ) -> DestinationStep<ProductViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
    )
    .adding(ContextSettingTask()).using(.push()).from(list.expectingContainer()).assemble()
  }

  @Test("The router logs only the destination of each navigation")
  func router() {
    let stage = Stage(root: HomeViewController())
    let windowProvider = CustomWindowProvider { [weak window = stage.window] in window }
    let list = Catalogue(log: ScreenLog()).list
    let router = DefaultRouter(windowProvider: windowProvider)
      .adding(LogScreen(log: log))
    router.navigate(to: product(on: list), with: 42)
    stage.device.runUntilIdle()
    router.navigate(to: list)
    stage.device.runUntilIdle()
    #expect(log.lines == ["ProductViewController 42", "SearchViewController "])
  }

  @Test("A step logs its screen only as the destination")
  func step() {
    let stage = Stage(root: HomeViewController())
    let list = Catalogue(log: log).list
    stage.go(to: product(on: list), with: 42)
    #expect(log.lines == [])
    stage.go(to: list, with: ())
    #expect(log.lines == ["SearchViewController "])
  }
}
