import ExampleDrawer
import PortableUIKit
import StepRouter
import StepRouterExplorer

/// An app for wide and narrow windows: a list and its exhibits in columns, photos on pages, help in
/// a popover, and a drawer with a menu around everything.
@MainActor
struct Museum {
  let router: any Router
  weak var window: UIWindow?
  let fault: MuseumFault?
  let visit: MuseumVisit

  static func explorer(_ fault: MuseumFault? = nil) -> Explorer {
    Explorer(shapes: [.compact, .regular]) { window in
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let museum = Museum(
        router: fault.map { MuseumRouter(router: router, window: window, fault: $0) } ?? router,
        window: window, fault: fault, visit: MuseumVisit(fault: fault))
      museum.start(in: window)
      return ExploredApp(
        router: museum.router, destinations: museum.destinations,
        state: { museum.visit.hasTicket ? "with a ticket" : "" },
        // Nothing unlocks it, for the sake of requests that wait.
        allows: [.deadEnd.only("MuseumHelp")])
    }
  }

  private func start(in window: UIWindow) {
    let split =
      fault == .hiddenColumnTakenForVisible
      ? BoastfulSplit(style: .doubleColumn) : MuseumSplit(style: .doubleColumn)
    split.delegate = split
    split.visit = visit
    split.setViewController(MuseumList().on(visit), for: .primary)
    let drawer = MuseumDrawer()
    drawer.stays = fault == .drawerStaysOpen
    drawer.menu = MuseumMenu().on(visit)
    drawer.content = split
    window.rootViewController = drawer
    window.makeKeyAndVisible()
  }

  var destinations: [ExploredDestination] {
    let visit = visit
    return [
      ExploredDestination("list", list),
      ExploredDestination("menu", menu),
      ExploredDestination("exhibit 1", exhibit, with: 1) { screen, _ in screen.isInDetails },
      ExploredDestination("exhibit 2", exhibit, with: 2) { screen, _ in screen.isInDetails },
      ExploredDestination("room 3", room, with: 3) { screen, _ in screen.isInDetails },
      ExploredDestination("photo 1", photo, with: 1),
      ExploredDestination("photo 3", photo, with: 3),
      ExploredDestination("help", help).removingNothing(),
      ExploredDestination("vault", vault)
        .requiring("a ticket", fulfilledBy: []) { visit.hasTicket },
    ]
  }
}

/// What the app knows of its user.
@MainActor
final class MuseumVisit {
  let fault: MuseumFault?
  var hasTicket = false

  init(fault: MuseumFault? = nil) { self.fault = fault }
}
