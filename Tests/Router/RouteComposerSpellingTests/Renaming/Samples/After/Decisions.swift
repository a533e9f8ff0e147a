// swift-format-ignore-file
import PortableUIKit
import RouteComposerSpelling
import StepRouter

// What is left to you. Each place is reported, and compiles as it is.
final class ColorViewController: UIViewController, DismissibleWithRuntimeStorage { // reported: DismissibleWithRuntimeStorage
  typealias DismissalTargetContext = Void
}

final class SizeViewController: UIViewController, Dismissible { // reported: Dismissible
  var dismissalBlock: DismissalBlock<Void>? // reported: DismissalBlock
}

@MainActor enum DecisionsSample {
  static let color = StepAssembly(finder: NilFinder<ColorViewController, Any?>(), factory: ClassFactory())
    .adding(DismissalMethodProvidingContextTask(dismissalBlock: { (_: Void, _, _) in })) // reported: DismissalMethodProvidingContextTask
    .using(.present()) // reported: presentModally
    .from(GeneralStep.current())
    .assemble()

  static func errors(of result: RoutingResult) -> [any Error] {
    if result.isSuccessful { return [] } // reported: isSuccessful
    let own = RoutingError.Context("The shop is closed.") // reported: RoutingError.Context
    return [
      result.getError() ?? own, // reported: getError
      RoutingError.generic(own), // reported: RoutingError.generic
      RoutingError.compositionFailed(.init("No shop.")), // reported: RoutingError.compositionFailed
    ]
  }

  static func found(in home: HomeViewController) throws -> [UIViewController?] {
    [
      try ClassFinder<HomeViewController, Any?>().getViewController(), // reported: getViewController
      try ClassFinder<HomeViewController, Void>().findViewController(), // reported: findViewController
      try UIViewController.findViewController(in: home) { $0 is BagViewController }, // reported: UIViewController.findViewController
      try ClassFactory<BagViewController, Int>().execute(with: 1), // reported: execute
    ]
  }

  static func adapter(of tabs: UITabBarController) throws -> any ContainerAdapter {
    try DefaultContainerAdapterLocator().getAdapter(for: tabs) // reported: DefaultContainerAdapterLocator
  }

  static let single = SingleNavigationRouter( // reported: SingleNavigationRouter
    router: DefaultRouter(), lock: SingleNavigationLock()) // reported: SingleNavigationLock

  static func show<VC, C>(_ destination: Destination<VC, C>, by router: any Router) { // reported: Destination
    router.navigate(to: destination)
  }

  static func shown(_ finder: ClassFinder<BagViewController, Any?>) throws {
    try router.navigate(to: color, with: nil) // reported: try router.navigate
  }

  // A completion of the app's own, which the compiler speaks of when the import is gone.
  static func close(telling completion: (@MainActor (RoutingResult) -> Void)?) {
    router.navigate(to: GeneralStep.custom(using: PresentingFinder()), with: nil as Any?, completion: completion)
    router.navigate(to: color.with(nil), completion: completion)
  }

  static let router = DefaultRouter()
  static let stacks = [UINavigationController.push()] // reported: UINavigationController.push
  static let box = CompleteFactoryAssembly(factory: factory).with(ClassFactory<BagViewController, Any?>()).assemble() // reported: with(_:)
  static let factory = NavigationControllerFactory<UINavigationController, Any?>()
}
