// swift-format-ignore-file
// These lines stand as they do in Docs/Router/Guide.md.

import ExampleDrawer
import PortableUIKit
import StepRouter

extension ProductViewController: ContextChecking, ContextAccepting {
  func isTarget(for id: Product.ID) -> Bool { product.id == id }
  func setup(with id: Product.ID) throws { title = "Product \(id)" }
}

final class AccountViewController: UIViewController {}
final class LoginViewController: UIViewController {}
final class ForgotPasswordViewController: UIViewController {}
struct Order { typealias ID = Int }
struct City {
  typealias ID = Int
  var regionID: Region.ID
}
struct Region { typealias ID = Int }
struct LoginCancelled: Error {}

final class OrdersViewController: UIViewController {
  var highlighted: Order.ID?
}

final class ShopNavigation: UINavigationController {}
final class CityViewController: UIViewController {}
final class RegionViewController: UIViewController {}
final class ShopTabs: UITabBarController {}

final class CheckoutViewController: UIViewController {
  var hasUnsavedChanges = false
}

final class SidebarViewController: UIViewController {
  var pages: [UIViewController] = []
  var selectedPage: UIViewController?
}

@MainActor struct Session {
  func logIn(_ completion: @escaping @MainActor (Bool) -> Void) { completion(true) }
}

struct Analytics {
  func count(_ event: String) {}
}

struct Cities {
  func region(of name: String) throws -> Region.ID { 0 }
  func checkAccess(to city: City) throws {}
}

private struct API { func order(_ id: Order.ID) async throws -> Order { Order() } }

private final class OrderScreen: UIViewController { convenience init(order: Order) { self.init() } }

@MainActor private func dataFirst(_ api: API) {
  let order = StepAssembly(
    finder: ClassWithContextFinder(),
    factory: AsyncFactory { (id: Order.ID) in OrderScreen(order: try await api.order(id)) }
  )
  .using(.push())
  .from(NavigationControllerStep())
  .using(.present())
  .from(.current)
  .assemble()
  _ = order
}

@MainActor private func modalStack() -> DestinationStep<ProductViewController, Product.ID> {
  let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Product.ID>(options: .currentVisibleOnly),
    factory: ClassFactory()
  )
  .adding(ContextSettingTask())
  .using(.push())
  .from(NavigationControllerStep())
  .using(.present())
  .from(.current)
  .assemble()
  return product
}

@MainActor private func stackThatIsThere() {
  let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
  )
  .using(.push())
  .from(
    SwitchAssembly<UINavigationController, Void>()
      .addCase(from: ClassFinder<UINavigationController, Void>(options: .currentVisibleOnly))
      .assemble {
        ChainAssembly.from(NavigationControllerStep()).using(.present()).from(.current).assemble()
      }
  )
  .assemble()
  _ = account
}

private final class SettingsViewController: UIViewController {}

@MainActor private func stackInFront() {
  let settings = StepAssembly(
    finder: ClassFinder<SettingsViewController, Void>(), factory: ClassFactory()
  )
  .using(.push())
  .from(.visibleStack)
  .assemble()
  _ = settings
}

@MainActor private func rootWithTabs() {
  let tabs = StepAssembly(
    finder: ClassFinder<UITabBarController, Void>(),
    factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
      .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
      .with(ClassFactory<AccountViewController, Void>(), using: .addTab())
      .assemble()
  )
  .using(.replaceRoot())
  .from(.root)
  .assemble()

  let accountTab = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory()
  )
  .from(tabs)
  .assemble()
  _ = accountTab
}

@MainActor func modals(accountButton: UIBarButtonItem) {
  let orders = StepAssembly(
    finder: ClassFinder<OrdersViewController, Order.ID?>(), factory: ClassFactory()
  )
  .selectingDetent { order in order == nil ? .medium : .large }
  .using(.present(sheet: .detents([.medium(), .large()], largestUndimmed: .medium)))
  .from(.current)
  .assemble()

  let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
  )
  .using(.present(presentationStyle: .popover, popoverSource: .barButtonItem(accountButton)))
  .from(.current)
  .assemble()
  _ = (orders, account)
}

@MainActor private func onTopOfAnother() {
  let login = StepAssembly(
    finder: ClassFinder<LoginViewController, Void>(), factory: ClassFactory()
  )
  .using(.push())
  .from(NavigationControllerStep())
  .using(.present())
  .from(.current)
  .assemble()

  let forgotPassword = StepAssembly(
    finder: ClassFinder<ForgotPasswordViewController, Void>(), factory: ClassFactory()
  )
  .using(.push())
  .from(login.expectingContainer())
  .assemble()
  _ = forgotPassword
}

@MainActor private func fromStoryboard() {
  let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Product.ID>(),
    factory: StoryboardFactory(name: "Shop", identifier: "product")
  )
  .adding(ContextSettingTask())
  .using(.push())
  .from(
    SingleContainerStep(
      finder: ClassFinder<ShopNavigation, Product.ID>(),
      factory: StoryboardContainerFactory(name: "Shop", identifier: "stack")))
  .using(.present())
  .from(.current)
  .assemble()
  _ = product
}

@MainActor private func intercepted(session: Session, analytics: Analytics) {
  let orders = StepAssembly(
    finder: ClassFinder<OrdersViewController, Order.ID?>(), factory: ClassFactory()
  )
  .adding(
    InlineInterceptor { (_: Order.ID?, completion) in
      session.logIn { completion($0 ? .success : .failure(LoginCancelled())) }
    }
  )
  .adding(InlineContextTask { (screen: OrdersViewController, order: Order.ID?) in
    screen.highlighted = order
  })
  .adding(InlinePostTask { (_: OrdersViewController, _: Order.ID?, _) in analytics.count("orders") })
  .using(.push())
  .from(NavigationControllerStep())
  .using(.present())
  .from(.current)
  .assemble()
  _ = orders
}

private enum LoginPage {
  struct Account { let isLoggedIn: Bool }

  final class LoginScreen: UIViewController, ResultReturning { typealias ReturnedResult = Void }

  struct LoginFirst<Context>: AsyncRoutingInterceptor {
    let account: Account
    let router: any Router
    let login: DestinationStep<LoginScreen, Void>

    func isNeeded(with context: Context) -> Bool { !account.isLoggedIn }

    func perform(with context: Context) async throws { try await router.result(of: login) }
  }
}

struct RegionFactory: Factory {
  func build(with id: Region.ID) -> RegionViewController { RegionViewController() }
}
struct CityFactory: Factory {
  func build(with city: City) -> CityViewController { CityViewController() }
}
struct NamedCityFactory: Factory {
  func build(with name: String) -> CityViewController { CityViewController() }
}
struct TermsInterceptor: RoutingInterceptor {
  func perform(with context: Void, completion: @escaping @MainActor (RoutingResult) -> Void) {
    completion(.success)
  }
}
typealias MaintenanceInterceptor = TermsInterceptor

@MainActor private func contexts(cities: Cities) {
  let tabs: DestinationStep<ShopTabs, Void> = StepAssembly(
    finder: ClassFinder<ShopTabs, Void>(), factory: TabBarControllerFactory()
  )
  .using(.replaceRoot())
  .from(.root)
  .assemble()

  let list: DestinationStep<RegionViewController, Region.ID> = StepAssembly(
    finder: ClassFinder<RegionViewController, Region.ID>(), factory: RegionFactory()
  )
  .using(.push())
  .from(NavigationControllerStep())
  .using(.addTab())
  .from(tabs)                                        // needs no context: it stands as it is
  .assemble()

  let city = StepAssembly(finder: ClassFinder<CityViewController, City>(), factory: CityFactory())
    .using(.push())
    .from(list.expectingContainer().adaptingContext(using: \City.regionID))
    .assemble()

  let named = StepAssembly(finder: ClassFinder<CityViewController, String>(), factory: NamedCityFactory())
    .using(.push())
    .from(list.expectingContainer().adaptingContext { (name: String) in try cities.region(of: name) })
    .assemble()
  _ = (city, named)
}

@MainActor private func contextOfOneStep() {
  let city = StepAssembly(finder: ClassFinder<CityViewController, City>(), factory: CityFactory())
    .using(.present())
    .from(SingleStep(finder: ClassFinder(), factory: RegionFactory()).adaptingContext(using: \.regionID))
    .using(.push())
    .from(NavigationControllerStep<ShopNavigation, Void>().adding(TermsInterceptor()).adaptingContext())
    .using(.present())
    .from(.current)
    .assemble()
  _ = city
}

@MainActor private func everyScreen(analytics: Analytics, cities: Cities) {
  let router = DefaultRouter()
    .adding(MaintenanceInterceptor())                // RoutingInterceptor<Void>
    .adding(
      InlineInterceptor(checking: { (context: Any?) in
        if let city = context as? City { try cities.checkAccess(to: city) }
      })
    )
    .adding(InlineContextTask { (screen: UIViewController, _: Any?) in
      screen.navigationItem.largeTitleDisplayMode = .never
    })
    .adding(CountScreens(analytics: analytics))

  let counted = GlobalInterceptorRouter(router: router).adding(CountScreens(analytics: analytics))
  _ = counted
}

extension CheckoutViewController: RoutingInterceptable {
  var canBeDismissed: Bool { !hasUnsavedChanges }
}

extension SidebarViewController: CustomContainerViewController {
  var adapter: any ContainerAdapter { SidebarAdapter(sidebar: self) }
}

struct AddPage: ContainerAction {
  typealias ViewController = SidebarViewController
}

struct SidebarAdapter: ContainerAdapter {
  let sidebar: SidebarViewController
  var containedViewControllers: [UIViewController] { sidebar.pages }
  var visibleViewControllers: [UIViewController] { [sidebar.selectedPage].compactMap { $0 } }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    sidebar.selectedPage = viewController
    completion(.success)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    sidebar.pages = viewControllers
    completion(.success)
  }
}

@MainActor private func planning(router: DefaultRouter) throws {
  let product = modalStack()
  let plan = try router.plan(to: product, with: 42)
  print(plan)
}

struct CountScreens: PostRoutingTask {
  let analytics: Analytics

  func perform(
    on viewController: UIViewController, with context: Any?, routingStack: [UIViewController]
  ) {
    analytics.count(viewController.title ?? "untitled")
  }
}

@MainActor private func counted(analytics: Analytics) {
  let account = StepAssembly(finder: ClassFinder<AccountViewController, Int>(), factory: ClassFactory())
    .adding(CountScreens(analytics: analytics))
  _ = account
}

struct SidebarFactory: SimpleContainerFactory {
  func build(
    with context: Void, integrating pages: [UIViewController]
  ) throws -> SidebarViewController {
    let sidebar = SidebarViewController()
    sidebar.pages = pages
    return sidebar
  }
}

@MainActor private func sidebars() {
  let sidebar = StepAssembly(
    finder: ClassFinder<SidebarViewController, Void>(),
    factory: CompleteFactoryAssembly(factory: SidebarFactory())
      .with(ClassFactory<HomeViewController, Void>(), using: AddPage())
      .assemble()
  )
  .using(.replaceRoot())
  .from(.root)
  .assemble()

  let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
  )
  .using(AddPage())
  .from(sidebar)
  .assemble()
  _ = account
}

struct DrawerIsFixed: Error {}

struct DrawerAdapter: ContainerAdapter {
  let drawer: DrawerViewController

  var containedViewControllers: [UIViewController] {
    [drawer.content, drawer.menu].compactMap { $0 }
  }

  var visibleViewControllers: [UIViewController] {
    [drawer.isOpen ? drawer.menu : drawer.content].compactMap { $0 }
  }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    drawer.setOpen(viewController === drawer.menu, animated: animated) { completion(.success) }
  }

  func removedViewControllers(toShow viewController: UIViewController) -> [UIViewController] {
    viewController === drawer.content ? [drawer.menu].compactMap { $0 } : []
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.failure(DrawerIsFixed()))
  }
}

final class ShopDrawer: DrawerViewController, CustomContainerViewController {
  var adapter: any ContainerAdapter { DrawerAdapter(drawer: self) }
}

struct Message { typealias ID = Int }
struct Photo { typealias ID = Int }
final class InboxViewController: UIViewController {}
final class MessageViewController: UIViewController, ContextChecking {
  func isTarget(for id: Message.ID) -> Bool { true }
}
final class PhotoViewController: UIViewController, ContextChecking {
  var number = 0
  func isTarget(for id: Photo.ID) -> Bool { number == id }
}
final class GalleryViewController: UIPageViewController {}
struct InboxFactory: Factory {
  func build(with id: Message.ID) -> InboxViewController { InboxViewController() }
}
struct MessageFactory: Factory {
  func build(with id: Message.ID) -> MessageViewController { MessageViewController() }
}
struct PhotoFactory: Factory {
  func build(with id: Photo.ID) -> PhotoViewController { PhotoViewController() }
}

@MainActor private func columns() {
  let split = StepAssembly(
    finder: ClassFinder<UISplitViewController, Message.ID>(),
    factory: CompleteFactoryAssembly(factory: SplitControllerFactory(style: .doubleColumn))
      .with(InboxFactory(), using: .setColumn(.primary))
      .assemble()
  )
  .using(.replaceRoot())
  .from(.root)
  .assemble()

  let message = StepAssembly(
    finder: ClassWithContextFinder<MessageViewController, Message.ID>(), factory: MessageFactory()
  )
  .using(.setColumn(.secondary))
  .from(split)
  .assemble()
  _ = message
}

#if !canImport(UIKit) || canImport(UIKit, _version: 9127.0.85)
final class PlayerViewController: UIViewController {}
final class QueueViewController: UIViewController {}

@available(iOS 27.1, *)
@MainActor private func arrangement(home: DestinationStep<HomeViewController, Void>) {
  let queue = StepAssembly(
    finder: ClassFinder<QueueViewController, Void>(options: .allVisible), factory: ClassFactory()
  )
  .using(.setPlacement(.secondary))
  .from(
    StepAssembly(finder: ClassFinder<PlayerViewController, Void>(), factory: ClassFactory())
      .using(.setPlacement(.primary))
      .from(ArrangementControllerStep(.split.axes(.horizontal)))
      .using(.push())
      .from(home.expectingContainer())
      .assemble()
      .expectingContainer()
  )
  .assemble()
  _ = queue
}
#endif

struct Playlist { typealias ID = Int }
final class PlaylistViewController: UIViewController, ContextChecking {
  func isTarget(for id: Playlist.ID) -> Bool { true }
}
struct PlaylistFactory: Factory {
  func build(with id: Playlist.ID) -> PlaylistViewController { PlaylistViewController() }
}

@available(iOS 18.0, *)
@MainActor
func makeLibrary() -> UITabBarController {
  let playlists = UITabGroup(
    title: "Playlists", image: nil, identifier: "playlists",
    children: [
      UITab(title: "Loud", image: nil, identifier: "loud") { _ in PlaylistViewController() }
    ])
  playlists.managingNavigationController = UINavigationController()
  return UITabBarController(tabs: [
    UITab(title: "Home", image: nil, identifier: "home") { _ in HomeViewController() }, playlists,
  ])
}

@available(iOS 18.0, *)
@MainActor private func groups() {
  let tabs = StepAssembly(finder: ClassFinder<UITabBarController, Playlist.ID>(), factory: NilFactory())
    .from(.root)
    .assemble()
  let playlist = StepAssembly(
    finder: ClassWithContextFinder<PlaylistViewController, Playlist.ID>(), factory: PlaylistFactory()
  )
  .using(.addTab(to: "playlists"))
  .from(tabs)
  .assemble()
  _ = playlist
}

@MainActor private func pages() {
  let photo = StepAssembly(
    finder: ClassWithContextFinder<PhotoViewController, Photo.ID>(), factory: PhotoFactory()
  )
  .using(.showPage(orderedBy: \PhotoViewController.number))
  .from(
    SingleContainerStep(
      finder: ClassFinder(), factory: PageControllerFactory { _ in GalleryViewController() })
  )
  .using(.present(presentationStyle: .fullScreen))
  .from(.current)
  .assemble()
  _ = photo
}
