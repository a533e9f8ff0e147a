import PortableUIKit
import RouteComposerSpelling
import StepRouter

enum MigratedScreen: String, CaseIterable {
  case home, circle, square, star, color, routingSupport, empty, secondLevel, welcome
  case alternativeHome, alternativeCircle, alternativeSquare, alternativeColor
  case split, citiesList, cityDetail, product, productFromCircle, collections
  case login, forgotPassword, images, search, figures, tabsOfFigures
}

/// The app, by names that aren't deprecated.
@MainActor
protocol MigratedApp {
  func declareStoryboards()
  /// Navigates to the screen, logs in if it has to, and returns how that ended.
  func end(of screen: MigratedScreen, on device: HeadlessDevice) -> String
  /// Taps “Done” on the color screen.
  func close(_ screen: UIViewController?)
}

@MainActor
struct MigratedConfigurations: MigratedApp {
  func declareStoryboards() {
    let device = HeadlessDevice.current
    device.declareStoryboard(
      named: "TabBar",
      StoryboardContents(
        scenes: [
          "tabs": { UITabBarController() }, "stack": { UINavigationController() },
          "circle": { Migrated.CircleViewController() },
          "square": { Migrated.SquareViewController() },
          "ProductViewController": { Migrated.ProductViewController() },
          "WishListViewController": { Migrated.WishListViewController() },
        ], initial: "tabs",
        segues: [
          .relationship(from: "tabs", to: "stack"), .relationship(from: "stack", to: "circle"),
          .relationship(from: "tabs", to: "square"),
        ]))
    device.declareStoryboard(
      named: "Main",
      StoryboardContents(scenes: [
        "RoutingRuleSupportViewController": { Migrated.RoutingRuleSupportViewController() }
      ]))
    device.declareStoryboard(
      named: "PromptScreen",
      StoryboardContents(scenes: ["prompt": { Migrated.PromptViewController() }], initial: "prompt")
    )
    device.declareStoryboard(
      named: "Split",
      StoryboardContents(
        scenes: [
          "split": {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(Migrated.CitiesTableViewController(), for: .primary)
            return split
          }, "CityDetailViewController": { Migrated.CityDetailViewController() },
        ], initial: "split"))
    device.declareStoryboard(
      named: "Login",
      StoryboardContents(
        scenes: [
          "stack": { UINavigationController() }, "login": { Migrated.LoginViewController() },
          "ForgotPasswordViewController": { Migrated.ForgotPasswordViewController() },
        ], initial: "stack", segues: [.relationship(from: "stack", to: "login")]))
  }

  @available(*, deprecated)
  func end(of screen: MigratedScreen, on device: HeadlessDevice) -> String {
    Migrated.isLoggedIn = false
    ConfigurationHolder.configuration = ExampleConfiguration()
    var end = "unfinished"
    ask(for: screen) { result in
      end = result.isSuccessful ? "successful" : "\(result)"
    }
    device.runUntilIdle()
    if screen != .login, screen != .forgotPassword,
      let login = try? ClassFinder<Migrated.LoginViewController, Any?>().findViewController()
    {
      login.loggedIn()
      device.runUntilIdle()
    }
    return end
  }

  @available(*, deprecated)
  func close(_ screen: UIViewController?) {
    (screen as? Migrated.ColorViewController)?.doneTapped()
  }

  @available(*, deprecated)
  private func ask(
    for screen: MigratedScreen, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let router = UIViewController.router
    let example = ExampleConfiguration()
    let alternative = AlternativeExampleConfiguration()
    switch screen {
    case .home: router.commitNavigation(to: example.homeScreen, with: nil, completion: completion)
    case .circle:
      router.commitNavigation(to: example.circleScreen, with: nil, completion: completion)
    case .square:
      router.commitNavigation(to: example.squareScreen, with: nil, completion: completion)
    case .star: router.commitNavigation(to: example.starScreen, with: nil, completion: completion)
    case .color:
      router.commitNavigation(to: example.colorScreen, with: "FF0000", completion: completion)
    case .routingSupport:
      router.commitNavigation(
        to: example.routingSupportScreen, with: "00FF00", completion: completion)
    case .empty:
      router.commitNavigation(to: example.emptyScreen, with: nil, completion: completion)
    case .secondLevel:
      router.commitNavigation(
        to: example.secondLevelScreen, with: "second", completion: completion)
    case .welcome:
      router.commitNavigation(to: example.welcomeScreen, with: nil, completion: completion)
    case .alternativeHome:
      router.commitNavigation(to: alternative.homeScreen, with: nil, completion: completion)
    case .alternativeCircle:
      router.commitNavigation(to: alternative.circleScreen, with: nil, completion: completion)
    case .alternativeSquare:
      router.commitNavigation(to: alternative.squareScreen, with: nil, completion: completion)
    case .alternativeColor:
      router.commitNavigation(to: alternative.colorScreen, with: "0000FF", completion: completion)
    case .split:
      router.commitNavigation(
        to: CitiesConfiguration.splitDestination(), completion: completion)
    case .citiesList:
      router.commitNavigation(
        to: CitiesConfiguration.citiesList(cityId: 2), completion: completion)
    case .cityDetail:
      router.commitNavigation(
        to: CitiesConfiguration.cityDetail(cityId: 3), completion: completion)
    case .product:
      router.commitNavigation(
        to: ProductConfiguration.productScreen,
        with: Migrated.ProductContext(productId: "123"), completion: completion)
    case .productFromCircle:
      router.commitNavigation(
        to: ProductConfiguration.productFromCircle,
        with: Migrated.ProductContext(productId: "02"), completion: completion)
    case .collections:
      router.commitNavigation(to: WishListConfiguration.collections(), completion: completion)
    case .login: router.commitNavigation(to: LoginConfiguration.login(), completion: completion)
    case .forgotPassword:
      router.commitNavigation(to: LoginConfiguration.forgotPassword(), completion: completion)
    case .images: router.commitNavigation(to: ImagesConfiguration.images(), completion: completion)
    case .search:
      router.commitNavigation(to: ImagesConfiguration.search, with: nil, completion: completion)
    case .figures:
      router.commitNavigation(to: ImagesConfiguration.figures, with: nil, completion: completion)
    case .tabsOfFigures:
      router.commitNavigation(
        to: ImagesConfiguration.tabsOfFigures, with: nil, completion: completion)
    }
  }
}
