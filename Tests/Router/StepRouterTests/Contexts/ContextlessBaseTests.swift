import PortableUIKit
import StepRouter
import Testing

/// A base that needs no context fits every chain without a conversion.
@MainActor @Suite("Rule 4: bases without a context", .onDevice)
struct ContextlessBaseTests {
  let journal = Journal()
  var towns: Towns { Towns(journal: journal) }

  /// The kinds of bases that need no context, for each verb that takes a base.
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
      .noting("stack", in: journal)
  }

  private var stackInPlace: DestinationStep<ShopNavigation, Void> {
    StepAssembly(
      finder: ClassFinder<ShopNavigation, Void>(), factory: NavigationControllerFactory()
    )
    .noting("stack", in: journal)
    .using(.replaceRoot()).from(.root).assemble()
  }

  private var bagStep:
    SingleStep<ClassFinder<BagViewController, Void>, ClassFactory<BagViewController, Void>>
  {
    SingleStep(finder: ClassFinder(), factory: ClassFactory()).noting("bag", in: journal)
  }

  private var foundHome:
    SingleStep<ClassFinder<HomeViewController, Void>, NilFactory<HomeViewController, Void>>
  {
    SingleStep(finder: ClassFinder(), factory: NilFactory()).noting("home", in: journal)
  }

  private var foundStack:
    SingleStep<
      ClassFinder<UINavigationController, Void>, NilFactory<UINavigationController, Void>
    >
  {
    SingleStep(finder: ClassFinder(), factory: NilFactory()).noting("stack", in: journal)
  }

  /// A stack that comes with a town in it.
  private var townHolder:
    SingleStep<
      NilFinder<UINavigationController, Void>, InlineFactory<UINavigationController, Void>
    >
  {
    SingleStep(finder: NilFinder(), factory: InlineFactory { stack(TownViewController()) })
      .noting("holder", in: journal)
  }

  private func chain(on base: Base) -> DestinationStep<TownViewController, Town> {
    let town = towns.assembly(TownViewController.self, Town.self)
    let pushed = town.using(.push())
    let presented = town.using(.present())
    let found = StepAssembly(
      finder: ClassFinder<TownViewController, Town>(), factory: NilFactory()
    ).noting("found", in: journal)
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
          NavigationControllerStep<ShopNavigation, Void>().noting("stack", in: journal)
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

  @Test(
    "A screen gets its context, and a base without a context gets nothing", arguments: Base.allCases
  )
  func nothing(base: Base) {
    let stage = Stage(root: base.isInStack ? stack(HomeViewController()) : HomeViewController())
    let ended = stage.end(of: chain(on: base), with: Towns.oslo, animated: false)
    let town = #"TownViewController: Town(name: "Oslo", regionID: 3)"#
    let found = #"found: Town(name: "Oslo", regionID: 3)"#
    let expected =
      switch base {
      case .pushOnDestination, .pushIntoStep, .pushIntoAdapted: [town, "stack: ()"]
      case .pushAround: [town]
      case .pushIntoFoundStep: ["stack: ()", town]
      case .pushAroundStep, .pushAroundFoundStep, .presentOnFoundStep: ["home: ()", town]
      case .presentOnDestination, .presentOnStep: ["bag: ()", town]
      case .foundOnDestination, .foundOnStep: ["holder: ()", found]
      case .foundOnFoundStep: ["holder: ()", "stack: ()", found]
      case .hostOnDestination, .hostOnStep: ["holder: ()", "stack: ()", town]
      case .hostOnFoundStep: ["holder: ()", "stack: ()", "stack: ()", town]
      }
    #expect(ended == "built")
    #expect(journal.lines == expected)
  }

  /// The ways to write a case of a switch whose chain needs no context.
  enum Case: CaseIterable {
    case step, condition, isOn, finder, defaultStep, defaultClosure
  }

  @Test(
    "A switch takes a case that needs no context without a conversion", arguments: Case.allCases)
  func switches(kind: Case) throws {
    let choice = SwitchAssembly<ShopNavigation, Town>()
    let stack = stackInPlace
    let isHome = ClassFinder<HomeViewController, Town>()
    let base =
      switch kind {
      case .step: choice.addCase { town in town.regionID == 3 ? stack : nil }.assemble()
      case .condition: choice.addCase(when: { $0.regionID == 3 }, from: stack).assemble()
      case .isOn: choice.addCase(when: true, from: stack).assemble()
      case .finder: choice.addCase(when: isHome, from: stack).assemble()
      case .defaultStep: choice.assemble(default: stack)
      case .defaultClosure: choice.assemble { stack }
      }
    let step = towns.assembly(TownViewController.self, Town.self).using(.push()).from(base)
      .assemble()
    let stage = Stage(root: HomeViewController())
    let plan = try stage.router.plan(to: step, with: Towns.oslo)
    #expect(plan.built.map { "\($0.step.screen)" } == ["ShopNavigation", "TownViewController"])
    #expect(stage.end(of: step, with: Towns.oslo, animated: false) == "built")
    #expect(
      journal.lines == [#"TownViewController: Town(name: "Oslo", regionID: 3)"#, "stack: ()"])
  }
}
