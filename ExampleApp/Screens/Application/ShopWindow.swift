import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState

/// The parts that each window has for itself: a router that works in it, the routes for that
/// router, and a driver that restores its place.
@MainActor
public struct ShopWindow {
  /// The window itself. After the start, its root is the drawer with the shop's tabs.
  public let window: UIWindow
  /// The router, which works in this window only.
  public let router: DefaultRouter
  /// The routes to the shop's screens in this window.
  public let routes: ShopRoutes
  /// The URLs that lead to these screens.
  public let links: LinkMap
  /// The presenter, which reads the window's place.
  public let presenter: StepPresenter
  /// The driver, which takes the window to a place.
  public let driver: RouteDriver
  /// The introduction, if it starts in this window.
  public let onboarding: Onboarding

  /// Creates the window's parts, without showing anything yet.
  public init(_ window: UIWindow, of application: ShopApplication) {
    let windowProvider = CustomWindowProvider { [weak window] in window }
    let onFailure = application.onFailure
    self.window = window
    router = DefaultRouter(windowProvider: windowProvider, observers: application.observers)
    routes = ShopRoutes(shop: application.shop, router: router)
    links = application.ruled(routes.links)
    presenter = routes.presenter(in: windowProvider)
    driver = RouteDriver(
      presenter, placeActivityType: Self.placeActivityType, onFailure: { onFailure($0.error) })
    onboarding = Onboarding(
      document: application.introduction, router: router, diary: application.shop.diary)
  }

  /// The type of the activities that store a window's place. Info.plist lists it among the
  /// `NSUserActivityTypes`.
  public static let placeActivityType = "example.shop.place"
}
