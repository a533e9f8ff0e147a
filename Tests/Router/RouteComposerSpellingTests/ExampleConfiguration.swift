import PortableUIKit
import RouteComposerSpelling
import StepRouter

@available(*, deprecated)
@MainActor
protocol ExampleScreenConfiguration {
  var homeScreen: DestinationStep<UITabBarController, Any?> { get }
  var circleScreen: DestinationStep<Migrated.CircleViewController, Any?> { get }
  var squareScreen: DestinationStep<Migrated.SquareViewController, Any?> { get }
  var colorScreen: DestinationStep<Migrated.ColorViewController, String> { get }
}

@available(*, deprecated)
extension ExampleScreenConfiguration {
  var starScreen: DestinationStep<Migrated.StarViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<Migrated.StarViewController, Any?>(options: .currentAllStack),
      factory: XibFactory()
    )
    .adding(Migrated.ExampleAnalyticsInterceptor())
    .adding(Migrated.ExampleGenericContextTask<Migrated.StarViewController, Any?>())
    .adding(Migrated.ExampleAnalyticsPostAction())
    .adding(Migrated.LoginInterceptor<Any?>())
    .using(UITabBarController.add())
    .from(homeScreen)
    .assemble()
  }

  var routingSupportScreen: DestinationStep<Migrated.RoutingRuleSupportViewController, String> {
    StepAssembly(
      finder: ClassWithContextFinder<Migrated.RoutingRuleSupportViewController, String>(),
      factory: StoryboardFactory(name: "Main", identifier: "RoutingRuleSupportViewController")
    )
    .adding(
      Migrated.ExampleGenericContextTask<Migrated.RoutingRuleSupportViewController, String>()
    )
    .adding(ContextSettingTask())
    .using(UINavigationController.push())
    .from(colorScreen.expectingContainer())
    .assemble()
  }

  var emptyScreen: DestinationStep<Migrated.EmptyViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<Migrated.EmptyViewController, Any?>(),
      factory: XibFactory()
    )
    .adding(Migrated.LoginInterceptor<Any?>())
    .adding(Migrated.ExampleGenericContextTask<Migrated.EmptyViewController, Any?>())
    .using(UINavigationController.push())
    .from(circleScreen.expectingContainer())
    .assemble()
  }

  var secondLevelScreen: DestinationStep<Migrated.SecondLevelViewController, String> {
    StepAssembly(
      finder: ClassFinder<Migrated.SecondLevelViewController, String>(),
      factory: XibFactory()
    )
    .adding(
      InlineContextTask { (viewController: Migrated.SecondLevelViewController, name: String) in
        viewController.title = name
      }
    )
    .using(UINavigationController.push())
    .from(emptyScreen.expectingContainer())
    .assemble()
  }

  var welcomeScreen: DestinationStep<Migrated.PromptViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<Migrated.PromptViewController, Any?>(),
      factory: StoryboardFactory(name: "PromptScreen")
    )
    .adding(Migrated.ExampleGenericContextTask<Migrated.PromptViewController, Any?>())
    .using(GeneralAction.replaceRoot(animationOptions: .transitionFlipFromLeft))
    .from(GeneralStep.root())
    .assemble()
  }
}

@available(*, deprecated)
struct ExampleConfiguration: ExampleScreenConfiguration {
  var homeScreen: DestinationStep<UITabBarController, Any?> {
    StepAssembly(
      finder: ClassFinder<UITabBarController, Any?>(options: .current, startingPoint: .root),
      factory: StoryboardFactory(name: "TabBar")
    )
    .using(GeneralAction.replaceRoot(animationOptions: .transitionFlipFromLeft))
    .from(GeneralStep.root())
    .assemble()
  }

  var circleScreen: DestinationStep<Migrated.CircleViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<Migrated.CircleViewController, Any?>(),
      factory: NilFactory()
    )
    .adding(Migrated.ExampleGenericContextTask<Migrated.CircleViewController, Any?>())
    .from(homeScreen)
    .assemble()
  }

  var squareScreen: DestinationStep<Migrated.SquareViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<Migrated.SquareViewController, Any?>(),
      factory: NilFactory()
    )
    .adding(Migrated.ExampleGenericContextTask<Migrated.SquareViewController, Any?>())
    .from(homeScreen)
    .assemble()
  }

  var colorScreen: DestinationStep<Migrated.ColorViewController, String> {
    StepAssembly(
      finder: Migrated.ColorViewControllerFinder(),
      factory: Migrated.ColorViewControllerFactory()
    )
    .adding(
      DismissalMethodProvidingContextTask(dismissalBlock: { (_: Void, animated, completion) in
        UIViewController.router.commitNavigation(
          to: GeneralStep.custom(using: PresentingFinder()), with: nil, animated: animated,
          completion: completion)
      })
    )
    .adding(Migrated.ExampleGenericContextTask<Migrated.ColorViewController, String>())
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()
  }
}

@available(*, deprecated)
struct AlternativeExampleConfiguration: ExampleScreenConfiguration {
  var homeScreen: DestinationStep<UITabBarController, Any?> {
    StepAssembly(
      finder: ClassFinder<UITabBarController, Any?>(options: .current, startingPoint: .root),
      factory: CompleteFactoryAssembly(
        factory: TabBarControllerFactory<UITabBarController, Any?>()
      )
      .with(
        CompleteFactoryAssembly(
          factory: NavigationControllerFactory<UINavigationController, Any?>()
        )
        .with(XibFactory<Migrated.CircleViewController, Any?>())
        .assemble(),
        using: UITabBarController.add()
      )
      .with(XibFactory<Migrated.SquareViewController, Any?>())
      .assemble()
    )
    .using(GeneralAction.replaceRoot(animationOptions: .transitionCrossDissolve))
    .from(GeneralStep.root())
    .assemble()
  }

  var circleScreen: DestinationStep<Migrated.CircleViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<Migrated.CircleViewController, Any?>(options: .fullStack),
      factory: NilFactory()
    )
    .adding(Migrated.ExampleGenericContextTask<Migrated.CircleViewController, Any?>())
    .from(
      SingleContainerStep(
        finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory())
    )
    .from(homeScreen)
    .assemble()
  }

  var squareScreen: DestinationStep<Migrated.SquareViewController, Any?> {
    StepAssembler<Migrated.SquareViewController, Any?>()
      .finder(.classFinder(options: .fullStack))
      .factory(.nilFactory)
      .adding(Migrated.ExampleGenericContextTask<Migrated.SquareViewController, Any?>())
      .from(homeScreen)
      .assemble()
  }

  var colorScreen: DestinationStep<Migrated.ColorViewController, String> {
    StepAssembly(
      finder: Migrated.ColorViewControllerFinder(),
      factory: Migrated.ColorViewControllerFactory()
    )
    .adding(
      DismissalMethodProvidingContextTask(dismissalBlock: { (_: Void, animated, completion) in
        UIViewController.router.commitNavigation(
          to: GeneralStep.custom(using: PresentingFinder()), with: nil, animated: animated,
          completion: completion)
      })
    )
    .adding(Migrated.ExampleGenericContextTask<Migrated.ColorViewController, String>())
    .using(UINavigationController.push())
    .from(
      SwitchAssembly<UINavigationController, String>()
        .addCase(expecting: ClassFinder<Migrated.CircleViewController, String>())
        .addCase(
          when: ClassFinder<Migrated.SquareViewController, String>(options: .currentVisibleOnly),
          from: ChainAssembly.from(NavigationControllerStep<UINavigationController, String>())
            .using(GeneralAction.presentModally(presentationStyle: .formSheet))
            .from(GeneralStep.current())
            .assemble()
        )
        .assemble(
          default: ChainAssembly.from(NavigationControllerStep<UINavigationController, String>())
            .using(GeneralAction.presentModally(presentationStyle: .fullScreen))
            .from(GeneralStep.current())
            .assemble())
    )
    .assemble()
  }
}

@available(*, deprecated)
@MainActor
enum ConfigurationHolder {
  static var configuration: any ExampleScreenConfiguration = ExampleConfiguration()
}
