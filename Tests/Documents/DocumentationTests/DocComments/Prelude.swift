import Observation
import PortableSwiftUI
import PortableUIKit
import RouteComposerSpelling
import StepRouter
import StepRouterCoordination
import StepRouterExplorer
import StepRouterFlows
import StepRouterJournal
import StepRouterLinks
import StepRouterReport
import StepRouterState
import StepRouterSwiftUI
import StepRouterSystemScreens
import StepRouterTesting

// The app that doc comments use. It is only type-checked, together with their snippets.

/// The beginnings of chains that a snippet's paragraphs continue with a dot.
@MainActor enum Beginning {
  static var bag: StepAssembly<ClassFinder<BagViewController, Void>, BagFactory> { fatalError() }
  static var product: StepAssembly<ClassFinder<ProductViewController, Int>, ProductFactory> {
    fatalError()
  }
  static var choice: SwitchAssembly<UINavigationController, Void> { fatalError() }
  static var tabs: CompleteFactoryAssembly<TabBarControllerFactory<UITabBarController, Void>> {
    fatalError()
  }
}

struct Product { typealias ID = Int; let id: ID }
struct Order {
  typealias ID = Int
  let productID: Product.ID
  let isDraft: Bool
}
struct OrderRequest { let number: Int; let tab: String? }
enum Letter { case inbox, message(Int) }
struct Profile {
  typealias ID = Int
  let id: ID
  var address: String?
  var isCompany: Bool
  var hasConfirmedEmail: Bool
}
struct User { typealias ID = Int }
struct Room { typealias ID = Int }
struct Address {}
enum Notification { case order(Order.ID), offer(Product.ID) }
enum Event { case productShown(Product.ID), screenShown(String?), abandoned(Order.ID) }
struct City { let id: Int; var region: String? }
struct RegionOfCity: ContextTransformer {
  func transform(_ city: City) throws -> String? { city.region }
}
struct LoginCancelled: Error {}

@MainActor final class AppDelegate: UIResponder, UIApplicationDelegate {}
@MainActor final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

@MainActor final class Session {
  var isLoggedIn: Bool { fatalError() }
  var onChange: () -> Void = {}
  func logIn(_ completion: @escaping @MainActor (Bool) -> Void) {}
  func logIn() async throws {}
  func logOut() {}
}
@MainActor struct Analytics { func count(_ event: Event) {} }
@MainActor struct CrashReporter { func leave(_ text: String) {} }
@MainActor struct Permissions { func check(_ id: Int?) throws {} }
@MainActor struct Database { var isLoaded: Bool { true } }
@MainActor struct Cities { func region(of city: Int) throws -> String? { nil } }
@MainActor struct OnboardingModel { func isPending(_ id: String) async -> Bool { true } }
@MainActor struct AppState { var routeState: RouteState }
@MainActor struct Store {
  func dispatch(_ action: any RouteAction) {}
  func subscribe(_ observer: @escaping @MainActor (AppState) -> Void) {}
}
enum ShopScreen: PathElement { case product(Product.ID), settings }
final class ShopModel: Observable { var path: [ShopScreen] = [] }
@MainActor var shopModel: ShopModel { fatalError() }
@MainActor final class CancelButton { var onTap: @MainActor () -> Void = {} }

final class ProductViewController: UIViewController {
  var productID: Product.ID = 0
  convenience init(productID: Product.ID) { self.init() }
  convenience init?(coder: NSCoder, productID: Product.ID) { self.init(coder: coder) }
}
final class HomeViewController: UIViewController {
  var navigator: AnyNavigator<ShopNavigator.Destination>?
}
final class AccountViewController: UIViewController {
  var navigator: AnyNavigator<AccountNavigator.Destination>?
}
final class SettingsViewController: UIViewController {
  var navigator: AnyNavigator<AccountNavigator.Destination>?
}
final class BagViewController: UIViewController {}
final class OrdersViewController: UIViewController {}
final class LoginViewController: UIViewController {}
final class ForgotPasswordViewController: UIViewController {}
final class AddressViewController: UIViewController {}
final class CityViewController: UIViewController {}
final class ColorViewController: UIViewController, DismissibleWithRuntimeStorage {
  typealias DismissalTargetContext = Void
}
final class PlayerViewController: UIViewController {}
final class CardViewController: UIViewController {
  var pull: UIPercentDrivenInteractiveTransition?
}
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  init(operation: UINavigationController.Operation) {}
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
final class PINViewController: UIViewController, LockingViewController {
  let routingLock = RoutingLock()
}
final class ChatViewController: UIViewController { var room: Room.ID = 0 }
final class DetailViewController: UIViewController {
  var item = 0
  convenience init(model: Product) { self.init() }
}
final class ListViewController: UIViewController { var selectedItem = 0 }
final class CheckoutForm: UIViewController { var hasUnsavedChanges = false }
final class DraftViewController: UIViewController { var hasUnsavedChanges = false }
final class CatalogueViewController: UIViewController {
  var openProducts: [ProductViewController] = []
}
final class BookViewController: UIViewController { var pages: [UIViewController] = [] }
final class SidebarViewController: UIViewController {
  var pages: [UIViewController] = []
  var selectedPage: UIViewController?
}
@MainActor final class Shop {}
final class ShopApplication: UIResponder, UIApplicationDelegate {
  init(_ shop: Any) {}
  func explored(in scene: UIWindowScene) -> ExploredApp { fatalError() }
}
final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  init(_ application: ShopApplication) {}
}
final class ShopStack: UINavigationController {}
final class ShopTabs: UITabBarController {}
final class MailSplit: UISplitViewController {}
final class GalleryPages: UIPageViewController {}
final class PlayerArrangement: UIArrangementViewController {}
final class QueueViewController: UIViewController {}
final class InboxViewController: UIViewController {}
final class PlaylistViewController: UIViewController {}
final class PhotoViewController: UIViewController { var number = 0 }

/// Passes on to the adapter that it wraps.
struct CountingAdapter: ContainerAdapter {
  let wrapped: any ContainerAdapter
  var containedViewControllers: [UIViewController] { wrapped.containedViewControllers }
  var visibleViewControllers: [UIViewController] { wrapped.visibleViewControllers }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    wrapped.makeVisible(viewController, animated: animated, completion: completion)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    wrapped.setContainedViewControllers(viewControllers, animated: animated, completion: completion)
  }
}
final class ShopNavigation: UINavigationController {}
final class ScreenStack: UINavigationController {
  func push(_ screen: UIViewController, animated: Bool) async {}
  func pop(animated: Bool) async {}
}

typealias LoginFinder = ClassFinder<LoginViewController, Void>
typealias HomeFinder = ClassFinder<HomeViewController, Void>
typealias LoginFactory = ClassFactory<LoginViewController, Void>
typealias BagFactory = ClassFactory<BagViewController, Void>
typealias ProductFactory = ClassFactory<ProductViewController, Product.ID>
typealias OrdersFactory = ClassFactory<OrdersViewController, Void>
typealias CityFactory = ClassFactory<CityViewController, Int>
typealias AddressFactory = ClassFactory<AddressViewController, Profile.ID>
typealias ForgotPasswordFactory = ClassFactory<ForgotPasswordViewController, Void>
typealias ShopNavigationFactory = NavigationControllerFactory<ShopNavigation, Void>

struct LoginInterceptor<Context>: RoutingInterceptor {
  init(session: Session? = nil) {}
  func perform(
    with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {}
}
typealias MaintenanceInterceptor = LoginInterceptor<Void>

struct LargeTitles: ContextTask {
  func perform(on viewController: UINavigationController, with context: Void) throws {}
}
struct CountTabs: PostRoutingTask {
  func perform(
    on viewController: UITabBarController, with context: Void, routingStack: [UIViewController]
  ) {}
}
struct SetUpAnyScreen: ContextTask {
  func perform(on viewController: UIViewController, with context: Any?) throws {}
}
struct LogScreen: PostRoutingTask {
  func perform(
    on viewController: UIViewController, with context: Any?, routingStack: [UIViewController]
  ) {}
}
struct SidebarAdapter: ContainerAdapter {
  let sidebar: SidebarViewController
  var containedViewControllers: [UIViewController] { [] }
  var visibleViewControllers: [UIViewController] { [] }
  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {}
  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {}
}
struct Breadcrumbs: RoutingObserver {
  func router(didRecord event: RoutingEvent) {}
}
struct SelectionMediator: Mediator {
  func mediate(from list: ListViewController, to detail: DetailViewController) {}
}

@MainActor struct ShopRoutes {
  init(session: Session, router: any Router) {}
  func start(in window: UIWindow) {}
  var home: DestinationStep<HomeViewController, Void> { fatalError() }
  var product: DestinationStep<ProductViewController, Product.ID> { fatalError() }
  var orders: DestinationStep<OrdersViewController, Void> { fatalError() }
  var bag: DestinationStep<BagViewController, Void> { fatalError() }
  var list: DestinationStep<ListViewController, Void> { fatalError() }
  var addressForm: DestinationStep<AddressViewController, AddressForm> { fatalError() }
}
typealias AddressForm = @MainActor (Address) -> Void

final class ShopNavigator: Navigator {
  enum Destination: LinkDestination {
    case product(Product.ID), bag, home, account(AccountNavigator.Destination)
    init?(url: URL) { nil }
  }
  var router: any Router { fatalError() }
  func target(for destination: Destination) throws -> Target { fatalError() }
}
final class AccountNavigator: Navigator {
  enum Destination { case settings }
  init(router: any Router) {}
  var router: any Router { fatalError() }
  func target(for destination: Destination) throws -> Target { fatalError() }
}
final class AddressCoordinator: Coordinator {
  init(router: any Router) {}
  func run() async throws -> Address { fatalError() }
}
class RootRoutable: Routable {
  init(window: UIWindow) {}
  func push(_ element: RouteElement, animated: Bool) async throws -> any Routable { self }
  func pop(_ element: RouteElement, animated: Bool) async throws {}
  func change(_ element: RouteElement, to new: RouteElement, animated: Bool) async throws
    -> any Routable
  { self }
}
final class ProductRoutable: Routable {
  init(_ screen: ProductViewController) {}
  func push(_ element: RouteElement, animated: Bool) async throws -> any Routable { self }
  func pop(_ element: RouteElement, animated: Bool) async throws {}
  func change(_ element: RouteElement, to new: RouteElement, animated: Bool) async throws
    -> any Routable
  { self }
}
@MainActor struct RouteSteps {
  var home: StepChain<UITabBarController, HomeViewController, Void> { fatalError() }
  var product: StepChain<UINavigationController, ProductViewController, Product.ID> { fatalError() }
  var settings: StepChain<UINavigationController, SettingsViewController, Void> { fatalError() }
}

typealias Step<Screen: UIViewController, Context> = DestinationStep<Screen, Context>

@MainActor var router: DefaultRouter { fatalError() }
@MainActor var product: Step<ProductViewController, Product.ID> { fatalError() }
@MainActor var orders: Step<OrdersViewController, Order.ID?> { fatalError() }
@MainActor var purchases: Step<OrdersViewController, User.ID> { fatalError() }
@MainActor var order: Step<OrdersViewController, OrderRequest> { fatalError() }
@MainActor var bag: Step<BagViewController, Void> { fatalError() }
@MainActor var home: Step<HomeViewController, Void> { fatalError() }
@MainActor var search: Step<ListViewController, String> { fatalError() }
@MainActor var login: Step<LoginViewController, Void> { fatalError() }
@MainActor var checkout: Step<CheckoutForm, Void> { fatalError() }
@MainActor var discardDraft: Step<AlertController<Bool>, Void> { fatalError() }
@MainActor var tabs: Step<UITabBarController, Void> { fatalError() }
@MainActor var catalogue: Step<UINavigationController, Void> { fatalError() }
@MainActor var accountStack: Step<UINavigationController, Void> { fatalError() }
@MainActor var loginStack: Step<UINavigationController, Void> { fatalError() }
@MainActor var drafts: Step<UINavigationController, Order> { fatalError() }
@MainActor var cityList: Step<UINavigationController, String?> { fatalError() }
@MainActor var regionStep:
  SingleStep<
    ClassFinder<UINavigationController, String?>,
    NavigationControllerFactory<UINavigationController, String?>
  >
{ fatalError() }
@MainActor var stackStep:
  SingleStep<
    ClassFinder<UINavigationController, Void>,
    NavigationControllerFactory<UINavigationController, Void>
  >
{ fatalError() }
@MainActor var tabsStep:
  SingleStep<
    ClassFinder<UITabBarController, Void>, TabBarControllerFactory<UITabBarController, Void>
  >
{ fatalError() }
@MainActor var mail: Step<UISplitViewController, Void> { fatalError() }
@MainActor var mailList: Step<InboxViewController, Void> { fatalError() }
@MainActor var gallery: Step<UIPageViewController, Void> { fatalError() }
@MainActor var form: Step<AddressViewController, AddressForm> { fatalError() }

final class OrderScreen: UIViewController { convenience init(order: Order) { self.init() } }
final class OrderTabs: UITabBarController {}
final class SkeletonScreen: UIViewController {}
final class SlowScreen: UIViewController {
  convenience init(retry: @escaping @MainActor () -> Void) { self.init() }
}
final class ErrorScreen: UIViewController {
  convenience init(_ error: any Error, retry: @escaping @MainActor () -> Void) { self.init() }
}
struct NoConnection: Error {}
@MainActor struct API { func order(_ id: Order.ID) async throws -> Order { fatalError() } }
@MainActor var api: API { fatalError() }
@MainActor var orderScreen: AsyncScreen<OrderScreen, Order.ID> { fatalError() }
@MainActor var orderTabs: Step<AsyncScreen<OrderTabs, Order.ID>, Order.ID> { fatalError() }
@MainActor var offers: Step<AsyncScreen<ListViewController, Void>, Void> { fatalError() }

@MainActor var address: AnyScreen { fatalError() }
@MainActor var reviews: AnyScreen { fatalError() }
@MainActor var kind: AnyScreen { fatalError() }
@MainActor var terms: AnyScreen { fatalError() }
@MainActor var screens: [String: AnyScreen] { fatalError() }
@MainActor var questions: [Int: StepChain<UINavigationController, ListViewController, Int>] {
  fatalError()
}
@MainActor var archive: Step<ListViewController, Int?> { fatalError() }
@MainActor var folder: Step<ListViewController, [String]> { fatalError() }
@MainActor var mailbox: Step<InboxViewController, String> { fatalError() }
@MainActor var letters: Step<InboxViewController, Letter> { fatalError() }
@MainActor var results: Step<ListViewController, (String, Int?)> { fatalError() }
@MainActor var routes: ShopRoutes { fatalError() }
@MainActor var allRoutes: RouteCatalogue { fatalError() }
@MainActor var ids: [Int] { [] }
@MainActor var serverIDs: [String] { [] }
@MainActor var steps: RouteSteps { fatalError() }

@MainActor var window: UIWindow { fatalError() }
@MainActor var scene: UIWindowScene { fatalError() }
@MainActor var connectionOptions: UIScene.ConnectionOptions { fatalError() }
@MainActor var item: UIApplicationShortcutItem { fatalError() }
@MainActor func completionHandler(_ isDone: Bool) {}
@MainActor var screen: HomeViewController { fatalError() }
@MainActor var journal: NavigationJournal { fatalError() }
@MainActor var journalWindow: JournalWindow?
@MainActor var windowScene: UIWindowScene { fatalError() }
@MainActor var settingsScreen: SettingsViewController { fatalError() }
@MainActor var list: ListViewController { fatalError() }
@MainActor var detailViewController: DetailViewController { fatalError() }
@MainActor var player: PlayerViewController { fatalError() }
@MainActor var pin: PINViewController { fatalError() }
@MainActor var forgotPIN: Step<ForgotPasswordViewController, Void> { fatalError() }
@MainActor var stack: ScreenStack { fatalError() }
@MainActor var tabStack: UINavigationController { fatalError() }
@MainActor var filterItem: UIBarButtonItem { fatalError() }
@MainActor var cancelButton: CancelButton { fatalError() }
@MainActor var thumbnail: UIView { fatalError() }
@MainActor var children: ChildCoordinator { fatalError() }

@MainActor var photos: any UIPageViewControllerDataSource { fatalError() }

@MainActor var session: Session { fatalError() }
@MainActor var analytics: Analytics { fatalError() }
@MainActor var crashReporter: CrashReporter { fatalError() }
@MainActor var permissions: Permissions { fatalError() }
@MainActor var database: Database { fatalError() }
@MainActor var cities: Cities { fatalError() }
@MainActor var regions: [Int: String] { fatalError() }
@MainActor var model: OnboardingModel { fatalError() }
@MainActor var profile: Profile { fatalError() }
@MainActor var store: Store { fatalError() }
@MainActor var isSearchOn: Bool { true }
@MainActor var status: ValidateStatus { .pending }
@MainActor var url: URL { fatalError() }
@MainActor var file: URL { fatalError() }
@MainActor var json: Data { fatalError() }
@MainActor var id: String { "" }

@MainActor var navigator: ShopNavigator { fatalError() }
@MainActor var shop: ShopNavigator { fatalError() }
@MainActor var reported: [ShopNavigator.Destination] {
  get { fatalError() }
  set {}
}
@MainActor var detail: ScreenTransition { fatalError() }
@MainActor var flow: Flow<String> { fatalError() }
@MainActor var onboarding: FlowNavigator<String> { fatalError() }
@MainActor var links: LinkMap { fatalError() }
@MainActor var inbox: LinkInbox { fatalError() }
@MainActor var rules: LinkRules { fatalError() }
@MainActor var rulesError: LinkRulesError { fatalError() }
@MainActor var document: Data { fatalError() }
@MainActor var signature: Data { fatalError() }
@MainActor var next: Data { fatalError() }
@MainActor var signatureURL: URL { fatalError() }
@MainActor func isSigned(_ document: Data, _ signature: Data) -> Bool { true }
@MainActor func load(_ url: URL) async throws -> Data { fatalError() }
@Sendable func download(_ url: URL) async throws -> LinkRules.Download { fatalError() }
@MainActor func start(under document: Data) -> Explorer { fatalError() }
@MainActor var explorations: DocumentExplorations { fatalError() }
@MainActor var page: Step<HomeViewController, URL> { fatalError() }
@MainActor var productInStack: Step<ProductViewController, Product.ID> { fatalError() }
@MainActor var productInPlace: Step<ProductViewController, Product.ID> { fatalError() }
typealias ProductAssembly = StepAssembly<ClassFinder<ProductViewController, Int>, ProductFactory>
@MainActor var productScreen: ProductAssembly { fatalError() }
struct ProductLook: Decodable { var columns: Int }
@MainActor var surveyScreen: StepChain<UINavigationController, ListViewController, Int> {
  fatalError()
}
@MainActor var presentation: LinkPresentation { fatalError() }
@MainActor var map: RouteMap { fatalError() }
@MainActor var presenter: StepPresenter { fatalError() }
@MainActor var driver: RouteDriver { fatalError() }
@MainActor var state: RouteState {
  get { fatalError() }
  set {}
}
@MainActor var explorer: Explorer { fatalError() }
@MainActor var exploration: Exploration {
  get { fatalError() }
  set {}
}
@MainActor var spy: RouterSpy { fatalError() }

@MainActor var request: NavigationRequest<ProductViewController, Product.ID> { fatalError() }
@MainActor var error: RoutingError { fatalError() }
@MainActor var linkError: LinkError { fatalError() }
@MainActor var routeError: RouteError { fatalError() }

@MainActor func log(_ error: any Error) {}
@MainActor func count(_ id: Product.ID) {}
@MainActor func highlight(_ viewController: UIViewController) {}
@MainActor func retryWhenActive() {}

struct ProductView: View {
  let id: Product.ID
  init(id: Product.ID) { self.id = id }
  var body: some View { Text("") }
}
struct AccountView: View { var body: some View { Text("") } }
struct CheckoutView: View { var body: some View { Text("") } }
struct ShoePicker: View, ResultReturningView {
  typealias ReturnedResult = Int
  var body: some View { Text("") }
}
@MainActor var sizePicker: Step<HostingScreen<ShoePicker>, Void> { fatalError() }

// For leaving, closing and results.

final class ColourPickerScreen: UIViewController, ResultReturning {
  typealias ReturnedResult = UIColor
}
final class NameFormScreen: UIViewController, ResultReturning { typealias ReturnedResult = String }
enum ColourUse { case text }
@MainActor var picker: ColourPickerScreen { fatalError() }
@MainActor var colourPicker: Step<ColourPickerScreen, ColourUse> { fatalError() }
@MainActor var nameForm: Step<NameFormScreen, Void> { fatalError() }
@MainActor var deletion: Step<AlertController<Bool>, Order.ID> { fatalError() }

@MainActor var mailComposer: Step<MFMailComposeViewController, MailDraft> { fatalError() }
@MainActor var messageComposer: Step<MFMessageComposeViewController, MessageDraft> { fatalError() }
@MainActor var shareSheet: Step<UIActivityViewController, [Any]> { fatalError() }
@MainActor var webLogin: Step<WebLoginViewController, URL> { fatalError() }

@MainActor
func shopLaunch() -> @MainActor () -> ExploredLaunch { fatalError() }
// For logs.

@MainActor var report: EventLog { fatalError() }
@MainActor var recorder: EventLogRecorder { fatalError() }
@MainActor var shopScreens: ScreenList { fatalError() }
@MainActor var shopLinks: LinkMap { fatalError() }
