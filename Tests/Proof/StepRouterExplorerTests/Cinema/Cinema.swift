import PortableUIKit
import StepRouter
import StepRouterExplorer

/// An app that asks its user for a seat on a sheet and for a yes in an alert, and reports each
/// leave.
@MainActor
final class Cinema {
  let router: any Router
  let fault: CinemaFault?
  let journal = ExplorationJournal()
  let desk = CinemaDesk()

  init(router: any Router, fault: CinemaFault?) {
    self.router = router
    self.fault = fault
  }

  static func explorer(_ fault: CinemaFault? = nil) -> Explorer {
    Explorer { window in
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let cinema = Cinema(
        router: fault.map { CinemaRouter(router: router, window: window, fault: $0) } ?? router,
        fault: fault)
      cinema.start(in: window)
      return ExploredApp(
        router: cinema.router, destinations: cinema.destinations, journal: cinema.journal)
    }
  }

  private func start(in window: UIWindow) {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: CinemaFilms().on(self).titled("Films")),
      UINavigationController(rootViewController: CinemaShop().on(self).titled("Shop")),
    ]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  var destinations: [ExploredDestination] {
    [
      ExploredDestination("film", film).tellingLeaves(),
      ExploredDestination("snacks", snacks),
      ExploredDestination("seat", seat).tellingLeaves()
        .awaited(answeredBy: [.tap("Row 1")]) { [self] in _ = try await askSeat() },
      ExploredDestination("notes", notes),
      ExploredDestination("question", question)
        .awaited(answeredBy: [.tap("Yes")]) { [self] in _ = try await askQuestion() }
        .alwaysBuilt(),
    ]
  }
}

extension Cinema {
  var film: DestinationStep<CinemaFilm, Void> {
    StepAssembly(finder: ClassFinder<CinemaFilm, Void>(), factory: make(CinemaFilm.init))
      .adding(telling("film", unless: [.toldForCancelledSwipe, .toldOnTabChange]))
      .using(.push())
      .from(stack(of: CinemaFilms.self))
      .assemble()
  }

  var snacks: DestinationStep<CinemaSnacks, Void> {
    StepAssembly(finder: ClassFinder<CinemaSnacks, Void>(), factory: make(CinemaSnacks.init))
      .using(.push())
      .from(stack(of: CinemaShop.self))
      .assemble()
  }

  var seat: DestinationStep<CinemaSeats, Void> {
    StepAssembly(finder: ClassFinder<CinemaSeats, Void>(), factory: make(CinemaSeats.init))
      .adding(telling("seat"))
      .adding(InlineLeaveTask { [desk] (_: Void, reason) in desk.seatReason = reason })
      .using(.present(presentationStyle: .pageSheet))
      .from(.current)
      .assemble()
  }

  var notes: DestinationStep<CinemaNotes, Void> {
    StepAssembly(finder: ClassFinder<CinemaNotes, Void>(), factory: make(CinemaNotes.init))
      .using(.present(presentationStyle: .fullScreen))
      .from(.current)
      .assemble()
  }

  var question: DestinationStep<AlertController<Bool>, Void> {
    StepAssembly(
      finder: NilFinder<AlertController<Bool>, Void>(),
      factory: AlertFactory<Bool, Void>(
        title: "Are you sure?",
        actions: [
          AlertAction("Yes", returning: true),
          AlertAction("No", style: .cancel, returning: false),
        ])
    )
    .adding(InlineLeaveTask { [desk] (_: Void, _) in desk.questionLeft?() })
    .using(.present())
    .from(.current)
    .assemble()
  }

  private func make<Screen: CinemaScreen>(
    _ screen: @escaping @MainActor () -> Screen
  ) -> InlineFactory<Screen, Void> {
    InlineFactory { [self] in
      screen().on(self).titled("\(Screen.self)".replacing("Cinema", with: ""))
    }
  }

  private func stack<Root: UIViewController>(
    of root: Root.Type
  ) -> DestinationStep<UINavigationController, Void> {
    StepAssembly(finder: CinemaStackFinder<Root>(), factory: NilFactory())
      .from(GeneralStep.root())
      .assemble()
  }

  private func telling(
    _ name: String, unless faults: [CinemaFault] = []
  ) -> InlineLeaveTask<Void> {
    InlineLeaveTask { [journal, fault] _, reason in
      guard fault.map(faults.contains) != true else { return }
      journal.left(name, because: fault == .wrongReason ? .closed : reason)
    }
  }
}
