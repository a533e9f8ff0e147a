import PortableUIKit
import RouteComposerSpelling
import StepRouter

@available(*, deprecated)
@MainActor
enum CitiesConfiguration {
  private static var city: DestinationStep<UISplitViewController, Int?> {
    StepAssembly(
      finder: ClassFinder<UISplitViewController, Int?>(),
      factory: StoryboardFactory(name: "Split")
    )
    .adding(Migrated.LoginInterceptor<Int?>())
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
  }

  private static var citiesListStep: DestinationStep<Migrated.CitiesTableViewController, Int?> {
    StepAssembly(
      finder: ClassFinder<Migrated.CitiesTableViewController, Int?>(),
      factory: NilFactory()
    )
    .adding(Migrated.CityTableContextTask())
    .from(city)
    .assemble()
  }

  private static var cityDetailStep: DestinationStep<Migrated.CityDetailViewController, Int> {
    StepAssembly(
      finder: ClassFinder<Migrated.CityDetailViewController, Int>(),
      factory: StoryboardFactory(name: "Split", identifier: "CityDetailViewController")
    )
    .adding(Migrated.CityDetailContextTask())
    .using(UISplitViewController.pushToDetails())
    .from(
      citiesListStep.adaptingContext(using: InlineContextTransformer { $0 }).expectingContainer()
    )
    .assemble()
  }

  static func splitDestination() -> Destination<UISplitViewController, Int?> {
    Destination(to: city, with: nil)
  }

  static func citiesList(cityId: Int? = nil) -> Destination<
    Migrated.CitiesTableViewController, Int?
  > {
    Destination(to: citiesListStep, with: cityId)
  }

  static func cityDetail(cityId: Int) -> Destination<Migrated.CityDetailViewController, Int> {
    Destination(to: cityDetailStep, with: cityId)
  }
}

@available(*, deprecated)
@MainActor
enum ProductConfiguration {
  static let productScreen = StepAssembly(
    finder: ClassWithContextFinder<Migrated.ProductViewController, Migrated.ProductContext>(),
    factory: StoryboardFactory(name: "TabBar", identifier: "ProductViewController")
  )
  .adding(
    InlineInterceptor { (_: Migrated.ProductContext) in
      Migrated.analytics.append("product")
    }
  )
  .adding(ContextSettingTask())
  .adding(
    InlinePostTask { (_: Migrated.ProductViewController, _: Migrated.ProductContext, _) in
      Migrated.analytics.append("product shown")
    }
  )
  .using(UINavigationController.push())
  .from(
    SwitchAssembly<UINavigationController, Migrated.ProductContext>()
      .addCase { (context: Migrated.ProductContext) in
        guard context.productURL != nil else { return nil }
        return ChainAssembly.from(
          NavigationControllerStep<UINavigationController, Migrated.ProductContext>()
        )
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
      }
      .addCase(
        from: ClassFinder<UINavigationController, Migrated.ProductContext>(
          options: .currentVisibleOnly)
      )
      .assemble(default: {
        ChainAssembly.from(
          NavigationControllerStep<UINavigationController, Migrated.ProductContext>()
        )
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
      })
  )
  .assemble()

  static let productFromCircle = StepAssembly(
    finder: ClassWithContextFinder<Migrated.ProductViewController, Migrated.ProductContext>(),
    factory: StoryboardFactory(name: "TabBar", identifier: "ProductViewController")
  )
  .adding(ContextSettingTask())
  .using(UINavigationController.push())
  .from(ConfigurationHolder.configuration.circleScreen.expectingContainer())
  .assemble()
}

@available(*, deprecated)
@MainActor
enum WishListConfiguration {
  private static let wishListStep = StepAssembly(
    finder: ClassWithContextFinder<Migrated.WishListViewController, Migrated.WishListContext>(),
    factory: StoryboardFactory(name: "TabBar", identifier: "WishListViewController")
  )
  .adding(Migrated.LoginInterceptor<Migrated.WishListContext>())
  .adding(ContextSettingTask())
  .using(UINavigationController.push())
  .from(NavigationControllerStep())
  .using(GeneralAction.presentModally(presentationStyle: .formSheet))
  .from(GeneralStep.current())
  .assemble()

  static func favorites() -> Destination<
    Migrated.WishListViewController, Migrated.WishListContext
  > {
    Destination(to: wishListStep, with: .favorites)
  }

  static func collections() -> AnyDestination {
    Destination(to: wishListStep, with: .collections).unwrapped()
  }
}

@available(*, deprecated)
@MainActor
enum LoginConfiguration {
  private static let loginScreen = StepAssembly(
    finder: ClassFinder<Migrated.LoginViewController, Any?>(),
    factory: NilFactory()
  )
  .from(
    SingleStep(
      finder: NilFinder(),
      factory: StoryboardFactory<UINavigationController, Any?>(name: "Login"))
  )
  .using(GeneralAction.presentModally(presentationStyle: .formSheet))
  .from(GeneralStep.current())
  .assemble()

  static func login() -> Destination<Migrated.LoginViewController, Any?> {
    Destination(to: loginScreen)
  }

  static func forgotPassword() -> AnyDestination {
    let forgotPasswordScreen = StepAssembly(
      finder: ClassFinder<Migrated.ForgotPasswordViewController, Any?>(),
      factory: StoryboardFactory(name: "Login", identifier: "ForgotPasswordViewController")
    )
    .using(UINavigationController.push())
    .from(loginScreen.expectingContainer())
    .assemble()
    return Destination(to: forgotPasswordScreen, with: nil)
      .unwrapped()
  }
}

@available(*, deprecated)
@MainActor
enum ImagesConfiguration {
  static func images() -> Destination<Migrated.ImagesViewController, Any?> {
    let imagesStep = StepAssembly(
      finder: ClassFinder<Migrated.ImagesViewController, Any?>(),
      factory: NilFactory()
    )
    .from(imagesContainer)
    .assemble()
    return Destination(to: imagesStep)
  }

  private static var imagesContainer: DestinationStep<Migrated.ImagesContainerViewController, Any?>
  {
    StepAssembly(
      finder: ClassFinder<Migrated.ImagesContainerViewController, Any?>(),
      factory: CompleteFactoryAssembly(
        factory: NavigationControllerFactory<Migrated.ImagesContainerViewController, Any?>(
          configuration: { $0.title = "Images" })
      )
      .with(XibFactory<Migrated.ImagesViewController, Any?>())
      .assemble()
    )
    .using(GeneralAction.presentModally(startingFrom: .topmostParent))
    .from(GeneralStep.current())
    .assemble()
  }

  static let search = StepAssembly(
    finder: ClassFinder<Migrated.InternalSearchViewController, Any?>(),
    factory: XibFactory()
  )
  .using(.push)
  .from(.navigationController)
  .using(.present)
  .from(.current)
  .assemble()

  static let figures = StepAssembler<Migrated.FiguresViewController, Any?>()
    .finder(.classFinder)
    .factory(.classFactory)
    .adding(
      InlineInterceptor(prepare: { (_: Any?) in Migrated.analytics.append("prepared") }) {
        (_: Any?, completion) in
        completion(.success)
      }
    )
    .using(GeneralAction.presentModally())
    .assemble(from: GeneralStep.current())

  static let tabsOfFigures = StepAssembler<Migrated.FiguresViewController, Any?>()
    .finder(.nilFinder)
    .factory(.classFactory)
    .using(.addTab)
    .from(.tabBarController)
    .using(.replaceRoot)
    .from(.root)
    .assemble()
}
