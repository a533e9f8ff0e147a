import PortableUIKit
import RouteComposerSpelling
import StepRouter

// Interceptors, tasks and finders of the app. Their completions have become `@MainActor`.

@available(*, deprecated)
extension Migrated {
  @MainActor static var isLoggedIn = false

  final class ColorViewController: UIViewController, DismissibleWithRuntimeStorage {
    typealias DismissalTargetContext = Void
    var colorHex = ""

    func doneTapped() { dismissViewController(animated: false) }
  }

  struct ColorViewControllerFinder: StackIteratingFinder {
    let iterator: any StackIterator = DefaultStackIterator(options: .currentAllStack)

    func isTarget(_ viewController: ColorViewController, with colorHex: String) -> Bool {
      viewController.colorHex == colorHex
    }
  }

  final class ColorViewControllerFactory: Factory {
    func build(with colorHex: String) throws -> ColorViewController {
      let colorViewController = ColorViewController(nibName: nil, bundle: nil)
      colorViewController.colorHex = colorHex
      colorViewController.title = colorHex
      return colorViewController
    }
  }

  final class LoginInterceptor<C>: RoutingInterceptor {
    typealias Context = C

    func perform(
      with context: C, completion: @escaping @MainActor (_: RoutingResult) -> Void
    ) {
      guard !isLoggedIn else {
        completion(.success)
        return
      }
      let destination = LoginConfiguration.login()
      UIViewController.router.commitNavigation(to: destination, animated: true) { routingResult in
        guard routingResult.isSuccessful,
          let viewController = try? ClassFinder<LoginViewController, Any?>().getViewController()
        else {
          completion(
            .failure(
              RoutingError.compositionFailed(.init("LoginViewController was not found."))))
          return
        }
        viewController.interceptorCompletionBlock = completion
      }
    }
  }

  final class ExampleGenericContextTask<VC: UIViewController, C>: ContextTask {
    func perform(on viewController: VC, with context: C) throws {
      viewController.view.accessibilityIdentifier = "\(VC.self)"
    }
  }

  final class ExampleAnalyticsInterceptor<C>: RoutingInterceptor {
    func perform(with context: C, completion: @escaping @MainActor (RoutingResult) -> Void) {
      Migrated.analytics.append("asked")
      completion(.success)
    }
  }

  struct ExampleAnalyticsPostAction: PostRoutingTask {
    func perform(
      on viewController: UIViewController, with context: Any?, routingStack: [UIViewController]
    ) {
      Migrated.analytics.append("shown")
    }
  }

  struct CityTableContextTask: ContextTask {
    func perform(on viewController: CitiesTableViewController, with context: Int?) throws {
      viewController.cityId = context
    }
  }

  struct CityDetailContextTask: ContextTask {
    func perform(on viewController: CityDetailViewController, with context: Int) throws {
      viewController.title = "City \(context)"
    }
  }

  @MainActor static var analytics: [String] = []
}

@available(*, deprecated)
extension UIViewController {
  @MainActor static var router: any Router {
    var defaultRouter = GlobalInterceptorRouter(router: DefaultRouter())
    defaultRouter.addGlobal(Migrated.ExampleAnalyticsInterceptor<Void>())
    return defaultRouter
  }
}
