import PortableUIKit
import StepRouter
import Testing

/// What needs no context stands under every chain, as it is.
@MainActor @Suite("Rule 4: bases without a context", .onDevice)
struct ContextlessBaseTests {
  let journal = Journal()
  var towns: Towns { Towns(journal: journal) }

  /// The kinds of bases that need no context, under each verb that takes one.
  enum Base: CaseIterable {
    case pushOnDestination, pushAround, pushIntoStep, pushIntoFoundStep, pushAroundStep,
      pushAroundFoundStep, pushIntoAdapted
    case presentOnDestination, presentOnStep, presentOnFoundStep
    case foundOnDestination, foundOnStep, foundOnFoundStep
    case hostOnDestination, hostOnStep, hostOnFoundStep

    /// Whether a stack is on screen beforehand.
    var isInStack: Bool {
      switch self {
      case .foundOnDestination, .foundOnStep, .foundOnFoundStep, .hostOnDestination, .hostOnStep,
        .hostOnFoundStep:
        false
      default: true
      }
    }
  }

  private var stackStep:
    SingleStep<
      ClassFinder<ShopNavigation, Void>, NavigationControllerFactory<ShopNavigation, Void>
    >
  {
    SingleStep(finder: ClassFinder(), factory: NavigationControllerFactory())
      .adding(towns.noting("stack"))
  }

  private var stackInPlace: DestinationStep<ShopNavigation, Void> {
    StepAssembly(
      finder: ClassFinder<ShopNavigation, Void>(), factory: NavigationControllerFactory()
    )
    .adding(towns.noting("stack"))
    .using(.replaceRoot()).from(.root).assemble()
  }

  private var bagStep:
    SingleStep<ClassFinder<BagViewController, Void>, ClassFactory<BagViewController, Void>>
  {
    SingleStep(finder: ClassFinder(), factory: ClassFactory()).adding(towns.noting("bag"))
  }

  private var foundHome:
    SingleStep<ClassFinder<HomeViewController, Void>, NilFactory<HomeViewController, Void>>
  {
    SingleStep(finder: ClassFinder(), factory: NilFactory()).adding(towns.noting("home"))
  }

  private var foundStack:
    SingleStep<
      ClassFinder<UINavigationController, Void>, NilFactory<UINavigationController, Void>
    >
  {
    SingleStep(finder: ClassFinder(), factory: NilFactory()).adding(towns.noting("found"))
  }

  /// A stack that comes with a town in it.
  private var townHolder:
    SingleStep<
      NilFinder<UINavigationController, Void>, InlineFactory<UINavigationController, Void>
    >
  {
    SingleStep(finder: NilFinder(), factory: InlineFactory { stack(TownViewController()) })
      .adding(towns.noting("holder"))
  }

  private func chain(on base: Base) -> DestinationStep<TownViewController, Town> {
    let town = towns.assembly(TownViewController.self, Town.self)
    let pushed = town.using(.push())
    let presented = town.using(.present())
    let found = StepAssembly(
      finder: ClassFinder<TownViewController, Town>(), factory: NilFactory()
    ).adding(towns.noting("found"))
    let bag: DestinationStep<BagViewController, Void> = ChainAssembly.from(bagStep)
      .using(.present()).from(.root).assemble()
    let home = GeneralStep.custom(using: ClassFinder<HomeViewController, Void>())
    let holder: DestinationStep<UINavigationController, Void> = ChainAssembly.from(townHolder)
      .using(.present()).from(.root).assemble()
    return switch base {
    case .pushOnDestination:
      town.using(.push()).from(stackInPlace).assemble()
    case .pushAround: pushed.from(home.expectingContainer()).assemble()
    case .pushIntoStep:
      town.using(.push()).from(stackStep).using(.replaceRoot()).from(.root)
        .assemble()
    case .pushIntoFoundStep: pushed.from(foundStack).from(.current).assemble()
    case .pushAroundStep:
      pushed.from(foundHome.expectingContainer()).from(.current).assemble()
    case .pushAroundFoundStep:
      pushed.from(foundHome.expectingContainer()).from(stackInPlace).assemble()
    case .pushIntoAdapted:
      town.using(.push())
        .from(
          NavigationControllerStep<ShopNavigation, Void>().adding(towns.noting("stack"))
            .adaptingContext()
        )
        .using(.replaceRoot()).from(.root).assemble()
    case .presentOnDestination: presented.from(bag).assemble()
    case .presentOnStep: presented.from(bagStep).using(.present()).from(.root).assemble()
    case .presentOnFoundStep: presented.from(foundHome).from(.root).assemble()
    case .foundOnDestination: found.from(holder).assemble()
    case .foundOnStep: found.from(townHolder).using(.present()).from(.root).assemble()
    case .foundOnFoundStep: found.from(foundStack).from(holder).assemble()
    case .hostOnDestination: pushed.from(foundStack).from(holder).assemble()
    case .hostOnStep:
      pushed.from(foundStack).from(townHolder).using(.present()).from(.root).assemble()
    case .hostOnFoundStep: pushed.from(foundStack).from(foundStack).from(holder).assemble()
    }
  }

  @Test("The town gets itself, its base nothing", arguments: Base.allCases)
  func nothing(base: Base) {
    let stage = Stage(root: base.isInStack ? stack(HomeViewController()) : HomeViewController())
    let ended = stage.end(of: chain(on: base), with: Towns.oslo, animated: false)
    let town = #"TownViewController: Town(name: "Oslo", regionID: 3)"#
    let expected: (String, [String]) =
      switch base {
      case .pushOnDestination, .pushIntoStep, .pushIntoAdapted: ("built", [town, "stack: ()"])
      case .pushAround: ("built", [town])
      case .pushIntoFoundStep: ("built", ["found: ()", town])
      case .pushAroundStep, .pushAroundFoundStep, .presentOnFoundStep:
        ("built", ["home: ()", town])
      case .presentOnDestination, .presentOnStep: ("built", ["bag: ()", town])
      default: ("", [])
      }
    print(base, ended, journal.lines)
    #expect(ended == expected.0)
    #expect(journal.lines == expected.1)
  }
}
