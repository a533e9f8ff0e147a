import PortableUIKit
import StepRouter
import StepRouterExplorer

/// An app written with `async`: tabs, pushes, sheets, and screens behind an awaited sign-in.
@MainActor
final class Travel {
  let router: DefaultRouter
  let session = TravelSession()
  private weak var tabs: UITabBarController?

  init(in window: UIWindow) {
    router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    let tabs = UITabBarController()
    tabs.viewControllers = [makeExplore(), makeTrips(), makeProfile()].map {
      UINavigationController(rootViewController: $0)
    }
    self.tabs = tabs
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  static var explorer: Explorer {
    Explorer { window in
      let travel = Travel(in: window)
      return ExploredApp(
        router: travel.router, destinations: travel.destinations,
        events: [
          ExploredEvent("the session ends", when: { travel.session.isSignedIn }) {
            travel.signOut()
          }
        ],
        state: { travel.session.isSignedIn ? "signed in" : "signed out" })
    }
  }

  var destinations: [ExploredDestination] {
    [
      ExploredDestination("explore", explore),
      ExploredDestination("city 1", city, with: 1),
      ExploredDestination("city 2", city, with: 2),
      ExploredDestination("hotels 2", hotels, with: 2),
      ExploredDestination("trips", trips),
      signedIn(ExploredDestination("trip 1", trip, with: 1)),
      signedIn(ExploredDestination("packing 1", packing, with: 1)),
      signedIn(ExploredDestination("booking 1", booking, with: 1)),
      ExploredDestination("profile", profile),
      ExploredDestination("settings", settings),
      signedIn(ExploredDestination("payment", payment)),
      ExploredDestination("help", help).removingNothing(),
      ExploredDestination("rating", rating).removingNothing(),
    ]
  }

  private func signedIn(_ destination: ExploredDestination) -> ExploredDestination {
    destination.requiring("a sign-in", fulfilledBy: [.tap("Sign in")]) { [session] in
      session.isSignedIn
    }
  }

  private func makeExplore() -> UIViewController {
    let screen = ExploreScreen("Explore")
    for id in 1...2 { screen.button("City \(id)") { [self] in show(city, id) } }
    screen.button("Cheapest") { [self] in
      Task {
        let id = await Timetable.cheapestCity()
        try await router.navigate(to: city, with: id)
      }
    }
    return screen
  }

  private func makeTrips() -> UIViewController {
    let screen = TripsScreen("Trips")
    for id in 1...2 { screen.button("Trip \(id)") { [self] in show(trip, id) } }
    return screen
  }

  private func makeProfile() -> UIViewController {
    let screen = ProfileScreen("Profile")
    screen.button("Settings") { [self] in router.navigate(to: settings) }
    screen.button("Payment") { [self] in router.navigate(to: payment) }
    return screen
  }

  /// Removes the screens behind a sign-in when the session ends.
  private func signOut() {
    session.signOut()
    let sheet = tabs?.presentedViewController as? UINavigationController
    if sheet?.viewControllers.first is PackingScreen { tabs?.dismiss(animated: false) }
    for case let stack as UINavigationController in tabs?.viewControllers ?? [] {
      let others = stack.viewControllers.filter { !($0 is TripScreen) && !($0 is PaymentScreen) }
      stack.setViewControllers(others, animated: false)
    }
  }

  func show<Screen: UIViewController>(_ step: DestinationStep<Screen, Int>, _ id: Int) {
    router.navigate(to: step, with: id)
  }
}
