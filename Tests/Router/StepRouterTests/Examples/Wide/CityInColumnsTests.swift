import PortableUIKit
import StepRouter
import Testing

/// A city behind a login, beside the list of its region, in columns as the root: three contexts
/// along one chain.
@MainActor
@Suite("A city in columns", .onTablet) struct CityInColumnsTests {
  private final class CityViewController: Screen, ContextChecking {
    func isTarget(for city: Int) -> Bool { title == "City \(city)" }
  }

  private final class ListViewController: Screen {}

  private struct LoginCancelled: Error {}

  private final class Session {
    var isLoggedIn = true
  }

  private let log = Journal()
  private let session = Session()

  private var city: DestinationStep<CityViewController, Int> {
    let log = log
    let session = session
    let split = StepAssembly(
      finder: ClassFinder<UISplitViewController, Void>(),
      factory: SplitControllerFactory(style: .doubleColumn)
    )
    .using(.replaceRoot())
    .from(.root)
    .assemble()
    let list = StepAssembly(
      finder: ClassFinder<ListViewController, String?>(), factory: ClassFactory()
    )
    .adding(
      InlineContextTask { (list: ListViewController, region: String?) in
        log.note("list of \(region ?? "all")")
        list.title = region ?? "All"
      }
    )
    .using(.setColumn(.primary))
    .from(split.adaptingContext(using: InlineContextTransformer { (_: String?) in }))
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
    .using(.setColumn(.secondary))
    .from(
      list.adaptingContext(
        using: InlineContextTransformer { (city: Int) in city < 10 ? "North" : nil }
      ).expectingContainer()
    )
    .assemble()
  }

  private func columns() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(ListViewController().titled("Old"), for: .primary)
    split.setViewController(CityViewController().titled("City 99"), for: .secondary)
    return split
  }

  private func titles(seenOn stage: Stage) -> [String] {
    stage.seen.filter { $0.contains("\"") }.map { String($0.split(separator: "\"")[1]) }
  }

  @Test("Each step gets its own context", arguments: Place.allCases, Width.allCases)
  func contexts(_ place: Place, width: Width) {
    let stage = place.stage(with: columns(), width: width)
    #expect(stage.arrive(at: city, with: 4, animated: true) == "built")
    #expect(
      titles(seenOn: stage) == (width == .compact ? ["City 4"] : ["North", "City 4"]))
    // A found screen gets its data before anything is built.
    #expect(log.lines == ["login for 4", "list of North", "city 4"])
    #expect(stage.arrive(at: city, with: 12, animated: false) == "built")
    #expect(
      titles(seenOn: stage) == (width == .compact ? ["City 12"] : ["All", "City 12"]))
    #expect(stage.arrive(at: city, with: 12, animated: true) == "alreadyVisible")
  }

  @Test("Without a login nothing changes", arguments: Place.allCases, Width.allCases)
  func cancelledLogin(_ place: Place, width: Width) {
    session.isLoggedIn = false
    let stage = place.stage(with: columns(), width: width)
    let end = stage.arrive(at: city, with: 4, animated: true)
    #expect(end.contains("LoginCancelled"))
    #expect(log.lines == ["login for 4"])
  }
}
