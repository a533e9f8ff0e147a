import PortableUIKit
import StepRouter

extension Labyrinth {
  var home: DestinationStep<LabyrinthHome, Void> {
    StepAssembly(finder: ClassFinder<LabyrinthHome, Void>(), factory: NilFactory())
      .from(tabs())
      .assemble()
  }

  private func make<Screen: LabyrinthScreen>(
    _ make: @escaping @MainActor () -> Screen
  ) -> InlineFactory<Screen, Int> {
    InlineFactory { id in
      let screen = make()
      screen.id = id
      return screen
    }
  }

  var room: DestinationStep<LabyrinthRoom, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<LabyrinthRoom, Int>(), factory: make { LabyrinthRoom() }
    )
    .using(.push())
    .from(stack(titled: "Rooms"))
    .assemble()
  }

  /// A page that's already in the book.
  var page: DestinationStep<LabyrinthPage, Int> {
    StepAssembly(finder: ClassWithContextFinder<LabyrinthPage, Int>(), factory: NilFactory())
      .from(tabs())
      .assemble()
  }

  /// A page that's added to the book.
  var newPage: DestinationStep<LabyrinthPage, Int> {
    let book = StepAssembly(finder: ClassFinder<LabyrinthBook, Int>(), factory: NilFactory())
      .from(tabs())
      .assemble()
    return StepAssembly(
      finder: ClassWithContextFinder<LabyrinthPage, Int>(), factory: make { LabyrinthPage() }
    )
    .using(AddLabyrinthPage())
    .from(book)
    .assemble()
  }

  /// A hall in a sheet over whatever is there.
  var hall: DestinationStep<LabyrinthHall, Void> {
    StepAssembly(finder: ClassFinder<LabyrinthHall, Void>(), factory: ClassFactory())
      .using(.push())
      .from(NavigationControllerStep())
      .using(.present(presentationStyle: .pageSheet))
      .from(.current)
      .assemble()
  }

  /// A tower in the stack in front, or in a new one that covers everything.
  var tower: DestinationStep<LabyrinthTower, Void> {
    let newStack: DestinationStep<UINavigationController, Void> =
      ChainAssembly.from(NavigationControllerStep())
      .using(.present(presentationStyle: .fullScreen)).from(.current).assemble()
    return StepAssembly(finder: ClassFinder<LabyrinthTower, Void>(), factory: ClassFactory())
      .using(.push())
      .from(
        SwitchAssembly<UINavigationController, Void>()
          .addCase(from: ClassFinder<UINavigationController, Void>(options: .currentVisibleOnly))
          .assemble(default: newStack)
      )
      .assemble()
  }

  /// A cellar alone in its stack.
  var cellar: DestinationStep<LabyrinthCellar, Void> {
    StepAssembly(finder: ClassFinder<LabyrinthCellar, Void>(), factory: ClassFactory())
      .using(.pushAsRoot())
      .from(stack(titled: "Rooms"))
      .assemble()
  }

  var annex: DestinationStep<LabyrinthAnnex, Void> {
    StepAssembly(finder: ClassFinder<LabyrinthAnnex, Void>(), factory: ClassFactory())
      .using(.addTab())
      .from(tabs())
      .assemble()
  }

  /// A gate in place of everything.
  var gate: DestinationStep<LabyrinthGate, Void> {
    StepAssembly(finder: ClassFinder<LabyrinthGate, Void>(), factory: ClassFactory())
      .using(.replaceRoot())
      .from(.root)
      .assemble()
  }
}
