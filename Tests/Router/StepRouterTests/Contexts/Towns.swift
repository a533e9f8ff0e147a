import PortableUIKit
import StepRouter

/// One of three contexts: a town, the id of its region, and nothing.
struct Town: Equatable {
  var name: String
  var regionID: Int
}

final class TownViewController: Screen {}
final class RegionViewController: Screen {}
final class TownTabs: UITabBarController {}

struct NoSuchRegion: Error, CustomStringConvertible {
  var description: String { "there is no such region" }
}

struct RegionOfTown: ContextTransformer {
  func transform(_ town: Town) throws -> Int {
    if town.regionID < 0 { throw NoSuchRegion() }
    return town.regionID
  }
}

/// Parts of chains, in which each step notes its context.
@MainActor
struct Towns {
  let journal: Journal
  static let oslo = Town(name: "Oslo", regionID: 3)

  /// A screen that's built with its context, and notes it.
  func assembly<Controller: Screen, Context>(
    _ screen: Controller.Type, _ context: Context.Type = Context.self
  ) -> StepAssembly<ClassFinder<Controller, Context>, TestFactory<Controller, Context>> {
    StepAssembly(
      finder: ClassFinder<Controller, Context>(),
      factory: TestFactory<Controller, Context>(name: "\(screen)", journal: Journal())
    ).noting("\(screen)", in: journal)
  }

  /// The tabs, which need no context.
  var tabs: DestinationStep<TownTabs, Void> {
    StepAssembly(
      finder: ClassFinder<TownTabs, Void>(),
      factory: TabBarControllerFactory<TownTabs, Void>()
    )
    .noting("tabs", in: journal)
    .using(.replaceRoot())
    .from(.root)
    .assemble()
  }

  /// The list of a region, in a stack in the tabs.
  var region: DestinationStep<RegionViewController, Int> {
    assembly(RegionViewController.self, Int.self)
      .using(.push())
      .from(NavigationControllerStep())
      .using(.addTab())
      .from(tabs)
      .assemble()
  }

  var town: StepChain<UINavigationController, TownViewController, Town> {
    assembly(TownViewController.self, Town.self).using(.push())
  }
}

extension StepAssembly {
  /// With a task that notes the context.
  func noting(_ name: String, in journal: Journal) -> Self {
    adding(
      InlineContextTask<Screen, Context> { _, context in journal.note("\(name): \(context)") })
  }
}

extension UnattachedStep {
  /// With a task that notes the context.
  func noting(_ name: String, in journal: Journal) -> Self {
    var copy = self
    copy.assembly = assembly.noting(name, in: journal)
    return copy
  }
}
