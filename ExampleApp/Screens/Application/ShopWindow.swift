import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState

/// What each window has of its own: a router that works in it, the routes for that router, and a
/// driver that brings it back to where it was.
@MainActor
public struct ShopWindow {
  /// The window itself, with the shop's tabs as its root once it has been set up.
  public let window: UIWindow
  /// The router that works in this window alone.
  public let router: DefaultRouter
  /// How each screen of the shop is reached in this window.
  public let routes: ShopRoutes
  /// Which URLs lead to them.
  public let links: LinkMap
  /// What reads where the window is.
  public let presenter: StepPresenter
  /// What brings it somewhere.
  public let driver: RouteDriver
  /// The introduction, if it is asked for here.
  public let onboarding: Onboarding

  /// Makes what the window has of its own. What is shown in it comes later.
  public init(_ window: UIWindow, of application: ShopApplication) {
    let windowProvider = CustomWindowProvider { [weak window] in window }
    let onFailure = application.onFailure
    self.window = window
    router = DefaultRouter(windowProvider: windowProvider, observers: application.observers)
    routes = ShopRoutes(shop: application.shop, router: router)
    links = routes.links
    presenter = routes.presenter(in: windowProvider)
    driver = RouteDriver(
      presenter, placeActivityType: Self.placeActivityType, onFailure: { onFailure($0.error) })
    onboarding = Onboarding(
      document: application.introduction, router: router, diary: application.shop.diary)
  }

  /// The type of the activities that say where a window is; in the Info.plist among the
  /// `NSUserActivityTypes`.
  public static let placeActivityType = "example.shop.place"
}
