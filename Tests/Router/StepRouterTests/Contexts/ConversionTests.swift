import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// A town's screen needs the town, the list behind it the region's id, and the tabs nothing.
@MainActor @Suite("Rule 4: several contexts along a chain", .onDevice)
struct ConversionTests {
  let journal = Journal()
  var towns: Towns { Towns(journal: journal) }

  /// The ways to write a conversion.
  enum Way: CaseIterable {
    case transformer, keyPath, inferredKeyPath, closure
  }

  private func list(_ way: Way) -> DestinationStep<RegionViewController, Town> {
    switch way {
    case .transformer: towns.region.adaptingContext(using: RegionOfTown())
    case .keyPath: towns.region.adaptingContext(using: \Town.regionID)
    case .inferredKeyPath: towns.region.adaptingContext(using: \.regionID)
    case .closure: towns.region.adaptingContext { (town: Town) in town.regionID }
    }
  }

  private static let town = #"Town(name: "Oslo", regionID: 3)"#

  @Test(
    "A finished chain gets the converted context, and so do the steps behind it",
    arguments: Way.allCases)
  func finished(way: Way) {
    let stage = Stage(root: HomeViewController())
    let step = towns.town.from(list(way).expectingContainer()).assemble()
    #expect(stage.end(of: step, with: Towns.oslo, animated: false) == "built")
    #expect(
      journal.lines == [
        "RegionViewController: 3", "TownViewController: \(Self.town)", "tabs: ()",
      ])
    #expect(
      stage.tree == """
        TownTabs [visible]
          UINavigationController [selected] [visible]
            RegionViewController "RegionViewController"
            TownViewController "TownViewController" [visible]
        """)
  }

  @Test(
    "A single step gets the converted context, but the steps behind it get the chain's",
    arguments: Way.allCases)
  func unattached(way: Way) {
    let stage = Stage(root: HomeViewController())
    let host = SingleStep(
      finder: ClassFinder<RegionViewController, Int>(),
      factory: TestFactory<RegionViewController, Int>(name: "list", journal: journal)
    ).noting("list", in: journal).adding(TestGuard(name: "list", journal: journal))
    let shown = towns.assembly(TownViewController.self, Town.self).using(.present())
    let chain =
      switch way {
      case .transformer: shown.from(host.adaptingContext(using: RegionOfTown()))
      case .keyPath: shown.from(host.adaptingContext(using: \Town.regionID))
      case .inferredKeyPath: shown.from(host.adaptingContext(using: \.regionID))
      case .closure: shown.from(host.adaptingContext { (town: Town) in town.regionID })
      }
    let step =
      chain
      .using(.push())
      .from(NavigationControllerStep().noting("stack", in: journal))
      .using(.replaceRoot())
      .from(.root)
      .assemble()
    #expect(stage.end(of: step, with: Towns.oslo, animated: false) == "built")
    #expect(
      journal.lines == [
        "prepare list", "prepare list", "guard list", "prepare list", "prepare list",
        "build list", "list: 3", "stack: \(Self.town)", "TownViewController: \(Self.town)",
      ])
  }

  @Test(
    "A conversion that throws ends the navigation and the plan before anything happens",
    arguments: [true, false])
  func failure(isFinished: Bool) {
    let stage = Stage(root: HomeViewController())
    let host = SingleStep(
      finder: ClassFinder<RegionViewController, Int>(),
      factory: TestFactory<RegionViewController, Int>(name: "list", journal: journal),
      fileID: "Shop/Routes.swift", line: 4)
    let step =
      isFinished
      ? towns.town.from(
        StepAssembly(
          finder: ClassFinder<RegionViewController, Int>(),
          factory: TestFactory<RegionViewController, Int>(name: "list", journal: journal),
          fileID: "Shop/Routes.swift", line: 4
        )
        .using(.present()).from(.current)
        .adaptingContext(using: RegionOfTown(), fileID: "Shop/Routes.swift", line: 9)
        .expectingContainer()
      ).assemble()
      : towns.assembly(TownViewController.self, Town.self).using(.present())
        .from(host.adaptingContext(using: RegionOfTown(), fileID: "Shop/Routes.swift", line: 9))
        .using(.present()).from(.current).assemble()
    let nowhere = Town(name: "Atlantis", regionID: -1)
    let message =
      "The transformer RegionOfTown of RegionViewController at Shop/Routes.swift:9 threw: "
      + "there is no such region. Check the context that you pass."
    #expect(stage.end(of: step, with: nowhere) == message)
    #expect(throws: RoutingError.self) { try stage.router.plan(to: step, with: nowhere) }
    #expect(journal.lines == [])
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("The plan has the steps of all contexts")
  func plan() throws {
    let stage = Stage(root: HomeViewController())
    let step = towns.town.from(list(.keyPath).expectingContainer()).assemble()
    let plan = try stage.router.plan(to: step, with: Towns.oslo)
    #expect(
      plan.built.map { "\($0.step.screen)" } == [
        "TownTabs", "UINavigationController", "RegionViewController", "TownViewController",
      ])
    #expect(journal.lines == [])
  }

  @Test("A finder with a converted context finds its screen, and the navigation starts there")
  func found() {
    let shown = RegionViewController()
    let stage = Stage(root: stack(shown))
    let step = towns.town.from(list(.closure).expectingContainer()).assemble()
    #expect(stage.end(of: step, with: Towns.oslo, animated: false) == "built")
    #expect(journal.lines == ["RegionViewController: 3", "TownViewController: \(Self.town)"])
  }

  @Test("An adapted step's interceptor gets an error if it asks for its own screen")
  func ownScreen() {
    let stage = Stage(root: HomeViewController())
    var inner: String?
    let own = Later<DestinationStep<TownViewController, Town>>()
    let host = SingleStep(
      finder: ClassFinder<RegionViewController, Int>(),
      factory: TestFactory<RegionViewController, Int>(name: "list", journal: journal)
    ).adding(
      InlineInterceptor { (_: Int, completion) in
        guard let step = own.value else { return completion(.success) }
        stage.router.navigate(to: step, with: Towns.oslo) {
          if case .failure(.interceptorAsksForItself) = $0 { inner = "itself" }
          completion(.success)
        }
      })
    let chain = towns.assembly(TownViewController.self, Town.self).using(.present())
      .from(host.adaptingContext(using: \Town.regionID))
      .using(.present()).from(.current).assemble()
    own.value = chain
    #expect(stage.end(of: chain, with: Towns.oslo, animated: false) == "built")
    #expect(inner == "itself")
  }

  @Test("Links lead through conversions")
  func links() throws {
    let region = towns.region.adaptingContext { (name: String) in name.count }
    let named = StepAssembly(
      finder: ClassFinder<TownViewController, String>(),
      factory: TestFactory<TownViewController, String>(name: "town", journal: Journal())
    ).noting("town", in: journal).using(.push()).from(region.expectingContainer()).assemble()
    let map = LinkMap(schemes: ["shop"]) {
      LinkPattern(named, "town", PathParameter<String>("name"))
    }
    let url = try #require(URL(string: "shop://town/Bergen"))
    let stage = Stage(root: HomeViewController())
    try stage.router.open(url, using: map, animated: false, completion: nil)
    stage.device.runUntilIdle()
    #expect(journal.lines == ["RegionViewController: 6", "town: Bergen", "tabs: ()"])
    #expect(map.url(for: named, with: "Bergen") == url)
  }

  @Test("Screens combined while the app runs keep their own contexts")
  func anyScreens() {
    let stage = Stage(root: HomeViewController())
    let screens = [
      towns.assembly(TownViewController.self, Town.self).using(.present()).with(Towns.oslo),
      towns.assembly(RegionViewController.self, Int.self).using(.present()).with(5),
    ]
    let target = screens.reduce(Target.root()) { $1.from($0) }
    stage.router.navigate(to: target, animated: false)
    stage.device.runUntilIdle()
    #expect(
      journal.lines == ["TownViewController: \(Self.town)", "RegionViewController: 5"])
  }
}

/// Holds a value for a closure that is made before the value.
@MainActor
private final class Later<Value> {
  var value: Value?
}
