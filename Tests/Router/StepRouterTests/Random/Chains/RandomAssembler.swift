import PortableUIKit
import StepRouter

/// A destination with its class.
@MainActor
enum RandomEnd {
  case any(DestinationStep<UIViewController, Int>)
  case screen(DestinationStep<RandomScreen, Int>)
  case stack(DestinationStep<RandomStack, Int>)
  case tabs(DestinationStep<RandomTabs, Int>)
  case pages(DestinationStep<RandomPages, Int>)
  case book(DestinationStep<RandomBook, Int>)
  case split(DestinationStep<RandomSplit, Int>)

  /// The destination as a container of a class.
  func expecting<Container: ContainerViewController>() -> DestinationStep<Container, Int> {
    switch self {
    case .any(let step): step.expectingContainer()
    case .screen(let step): step.expectingContainer()
    case .stack(let step): step.expectingContainer()
    case .tabs(let step): step.expectingContainer()
    case .pages(let step): step.expectingContainer()
    case .book(let step): step.expectingContainer()
    case .split(let step): step.expectingContainer()
    }
  }

  /// A chain that takes any host, with this destination as its host.
  func carrying<Screen>(
    _ chain: StepChain<UIViewController, Screen, Int>
  ) -> DestinationStep<Screen, Int> {
    switch self {
    case .any(let step): chain.from(step)
    case .screen(let step): chain.from(step)
    case .stack(let step): chain.from(step)
    case .tabs(let step): chain.from(step)
    case .pages(let step): chain.from(step)
    case .book(let step): chain.from(step)
    case .split(let step): chain.from(step)
    }
  }

  func carrying<ScreenFinder: Finder, ScreenFactory: _BuildsNothing>(
    _ assembly: StepAssembly<ScreenFinder, ScreenFactory>
  ) -> DestinationStep<ScreenFinder.ViewController, Int> where ScreenFinder.Context == Int {
    switch self {
    case .any(let step): assembly.from(step)
    case .screen(let step): assembly.from(step)
    case .stack(let step): assembly.from(step)
    case .tabs(let step): assembly.from(step)
    case .pages(let step): assembly.from(step)
    case .book(let step): assembly.from(step)
    case .split(let step): assembly.from(step)
    }
  }
}

/// Makes a typed chain of a random one.
@MainActor
struct RandomAssembler {
  let run: RandomRun
  let account: RandomNavigation

  func assemble() -> RandomEnd {
    var end: RandomEnd =
      switch account.chain.base {
      case .root: .any(GeneralStep.root())
      case .current: .any(GeneralStep.current())
      case .stackFound(let options):
        .stack(
          GeneralStep.custom(
            using: ClassFinder<RandomStack, Int>(options: SearchOptions(rawValue: options))))
      case .tabsFound(let options):
        .tabs(
          GeneralStep.custom(
            using: ClassFinder<RandomTabs, Int>(options: SearchOptions(rawValue: options))))
      case .splitFound(let options):
        .split(
          GeneralStep.custom(
            using: ClassFinder<RandomSplit, Int>(options: SearchOptions(rawValue: options))))
      case .bookFound(let options):
        .book(
          GeneralStep.custom(
            using: ClassFinder<RandomBook, Int>(options: SearchOptions(rawValue: options))))
      }
    for index in account.chain.steps.indices { end = attach(account.witness(of: index), to: end) }
    return end
  }

  private func attach(_ witness: RandomWitness, to end: RandomEnd) -> RandomEnd {
    let step = witness.step
    switch step.kind {
    case .screen(let kind):
      let finder = InlineStackIteratingFinder<RandomScreen, Int>(
        options: options(step), startingPoint: step.startsAtRoot ? .root : .topmost
      ) { screen, value in
        switch step.sought {
        case .nothing: false
        case .anyOfClass: true
        case .kind: screen.kind == kind
        case .kindAndValue: screen.kind == kind && screen.isTarget(for: value)
        }
      }
      let factory = RandomFactory(run: run, witness: witness)
      return .screen(attach(finder, factory, witness, to: end))
    case .stack:
      let factory = RandomContainerFactory<RandomStack>(run: run, witness: witness) {
        let stack = RandomStack()
        guard let children = try $0?.build() else { return stack }
        // UIKit would raise an exception.
        if children.contains(where: { $0 is UINavigationController || $0 is RandomSplit }) {
          throw Refusal()
        }
        stack.viewControllers = children
        return stack
      }
      return .stack(attach(finder(RandomStack.self, step), factory, witness, to: end))
    case .tabs:
      let factory = RandomContainerFactory<RandomTabs>(run: run, witness: witness) {
        let tabs = RandomTabs()
        if let children = try $0?.build() { tabs.viewControllers = children }
        return tabs
      }
      return .tabs(attach(finder(RandomTabs.self, step), factory, witness, to: end))
    case .uiTabs:
      let factory = RandomContainerFactory<RandomTabs>(run: run, witness: witness) {
        try uiTabs($0?.build() ?? [])
      }
      return .tabs(attach(finder(RandomTabs.self, step), factory, witness, to: end))
    case .pages:
      let factory = RandomContainerFactory<RandomPages>(run: run, witness: witness) {
        let pages = RandomPages()
        if let children = try $0?.build() { pages.setPages(children) }
        return pages
      }
      return .pages(attach(finder(RandomPages.self, step), factory, witness, to: end))
    case .book:
      return .book(attach(finder(RandomBook.self, step), bookFactory(witness), witness, to: end))
    case .split(let kind):
      return .split(
        attach(finder(RandomSplit.self, step), splitFactory(kind, witness), witness, to: end))
    }
  }

  /// The existing children as tabs, and a group whose stack shows its tab.
  private func uiTabs(_ children: [UIViewController]) -> RandomTabs {
    let tabs = RandomTabs()
    guard #available(iOS 18.0, *) else { return tabs }
    let group = RandomTab.group([.screen(0)], own: nil, isManaged: true)
    tabs.tabs = children.map { .random($0) } + [group.build(in: run.cast, number: 0)]
    tabs.watch(in: run.cast)
    return tabs
  }

  private func bookFactory(_ witness: RandomWitness) -> RandomContainerFactory<RandomBook> {
    let make = { @MainActor (_: Int) in
      let book = RandomBook(transitionStyle: .scroll, navigationOrientation: .horizontal)
      book.use(run.cast)
      return book
    }
    return RandomContainerFactory(run: run, witness: witness) { children in
      guard let children else { return make(0) }
      return try PageControllerFactory(making: make).build(with: 0, integrating: children)
    }
  }

  private func splitFactory(
    _ kind: RandomSplit.Kind, _ witness: RandomWitness
  ) -> RandomContainerFactory<RandomSplit> {
    RandomContainerFactory(run: run, witness: witness) { children in
      guard let children else { return .make(kind, in: run.cast) }
      return try SplitControllerFactory<RandomSplit, Int>(making: { _ in .make(kind, in: run.cast) }
      )
      .build(with: 0, integrating: children)
    }
  }

  private func options(_ step: RandomStep) -> SearchOptions {
    step.sought == .nothing ? [] : SearchOptions(rawValue: step.options)
  }

  private func finder<Container: UIViewController>(
    _ type: Container.Type, _ step: RandomStep
  ) -> ClassFinder<Container, Int> {
    ClassFinder(
      options: options(step), startingPoint: step.startsAtRoot ? .root : .topmost)
  }

  private func attach<ScreenFinder: Finder, ScreenFactory: BuildingFactory>(
    _ finder: ScreenFinder, _ factory: ScreenFactory, _ witness: RandomWitness, to end: RandomEnd
  ) -> DestinationStep<ScreenFinder.ViewController, Int>
  where
    ScreenFinder.ViewController == ScreenFactory.ViewController,
    ScreenFinder.Context == ScreenFactory.Context, ScreenFinder.Context == Int
  {
    guard let action = witness.step.action else {
      let assembly = StepAssembly(
        finder: finder, factory: NilFactory<ScreenFinder.ViewController, Int>())
      return finished(end.carrying(furnished(assembly, witness)), witness.step)
    }
    let assembly = furnished(StepAssembly(finder: finder, factory: factory), witness)
    return finished(integrated(assembly, action, on: end), witness.step)
  }

  private func furnished<ScreenFinder: Finder, ScreenFactory: AbstractFactory>(
    _ assembly: StepAssembly<ScreenFinder, ScreenFactory>, _ witness: RandomWitness
  ) -> StepAssembly<ScreenFinder, ScreenFactory> where ScreenFinder.Context == Int {
    var assembly = assembly.adding(
      RandomTask<ScreenFinder.ViewController>(run: run, witness: witness))
    for place in witness.step.guards.indices {
      assembly = assembly.adding(RandomGuardDouble(run: run, witness: witness, place: place))
    }
    return assembly
  }

  private func integrated<ScreenFinder: Finder, ScreenFactory: BuildingFactory>(
    _ assembly: StepAssembly<ScreenFinder, ScreenFactory>, _ action: RandomStep.Action,
    on end: RandomEnd
  ) -> DestinationStep<ScreenFinder.ViewController, Int> where ScreenFinder.Context == Int {
    switch action {
    case .push:
      assembly.using(PushAction<RandomStack>.push()).from(end.expecting())
    case .pushAsRoot:
      assembly.using(PushAsRootAction<RandomStack>.pushAsRoot()).from(end.expecting())
    case .pushReplacingLast:
      assembly.using(PushReplacingLastAction<RandomStack>.pushReplacingLast())
        .from(end.expecting())
    case .addTab(let index, let isReplacing):
      assembly.using(AddTabAction<RandomTabs>.addTab(at: index, replacing: isReplacing))
        .from(end.expecting())
    case .addTabToGroup(let number, let index):
      assembly.using(addTab(toGroup: number, at: index)).from(end.expecting())
    case .addPage(let isMerged):
      assembly.using(RandomAddPage(canBeMerged: isMerged)).from(end.expecting())
    case .setColumn(let index):
      assembly.using(SetColumnAction<RandomSplit>.setColumn(RandomStyle.columns[index]))
        .from(end.expecting())
    case .pushToDetails(let isOnly):
      assembly.using(
        isOnly
          ? PushToDetailsAction<RandomSplit>.pushOnToDetails()
          : PushToDetailsAction<RandomSplit>.pushToDetails()
      )
      .from(end.expecting())
    case .showPage:
      assembly.using(ShowPageAction<RandomBook>.showPage()).from(end.expecting())
    case .ownPush(let answer):
      assembly.using(RandomPush(run: run, answer: answer)).from(end.expecting())
    case .present(let style):
      end.carrying(
        assembly.using(
          .present(
            presentationStyle: RandomStyle.all[style],
            popoverSource: run.window.topmostViewController.map { .view($0.view) })))
    case .replaceRoot(let isAnimated):
      end.carrying(
        assembly.using(
          .replaceRoot(animationOptions: isAnimated ? .transitionCrossDissolve : nil)))
    case .nothing: end.carrying(assembly.using(.nilAction()))
    case .ownPresent(let answer, let isEffective):
      end.carrying(
        assembly.using(RandomPresentation(run: run, answer: answer, isEffective: isEffective)))
    }
  }

  private func addTab(toGroup number: Int, at index: Int?) -> AddTabAction<RandomTabs> {
    guard #available(iOS 18.0, *) else { return .addTab(at: index) }
    return .addTab(to: RandomTab.name(ofGroup: number), at: index)
  }

  private func finished<Screen>(
    _ step: DestinationStep<Screen, Int>, _ declared: RandomStep
  ) -> DestinationStep<Screen, Int> {
    var step = step
    switch declared.choice {
    case nil: break
    case .condition:
      step = SwitchAssembly<Screen, Int>()
        .addCase { _ in nil }
        .addCase(when: { _ in true }, from: step)
        .assemble()
    case .finder:
      step = SwitchAssembly<Screen, Int>()
        .addCase(when: ClassFinder<RandomPages, Int>(), from: step)
        .assemble(default: step)
    case .expecting:
      step = SwitchAssembly<Screen, Int>()
        .addCase(expecting: ClassFinder<Screen, Int>(options: .currentVisibleOnly))
        .assemble(default: step)
    }
    guard declared.isAdapted else { return step }
    return step.adaptingContext(using: InlineContextTransformer { (value: Int) in value + 1 })
  }
}
