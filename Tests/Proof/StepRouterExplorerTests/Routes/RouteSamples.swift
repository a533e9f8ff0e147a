import PortableUIKit
import StepRouter
import StepRouterExplorer

/// Screens and parts of chains for catalogues.
final class OfferScreen: UIViewController {}
final class TermsScreen: UIViewController {}

/// A screen that knows its context.
final class ArticleScreen: UIViewController, ContextChecking {
  var id = 0
  func isTarget(for id: Int) -> Bool { self.id == id }
}

/// A container without an adapter.
final class MuteContainer: UIViewController, ContainerViewController {
  static var _hasAdapter: Void {}
}

struct PutInto<ViewController: UIViewController & ContainerViewController>: ContainerAction {
  let canBeMerged: Bool
}

struct AgeInterceptor<Context>: AsyncRoutingInterceptor {
  func perform(with context: Context) async throws {}
}

/// Requests a screen that is set later.
final class TermsInterceptor: AsyncRoutingInterceptor {
  var terms: DestinationStep<TermsScreen, Void>?
  func perform(with context: Void) async throws {}
}

@MainActor
enum Samples {
  typealias Offer = StepAssembly<ClassFinder<OfferScreen, Void>, ClassFactory<OfferScreen, Void>>

  static var offer: Offer { Offer(finder: ClassFinder(), factory: ClassFactory()) }

  /// Returns a new stack over whatever is on screen.
  static func newStack<Context>() -> DestinationStep<UINavigationController, Context> {
    ChainAssembly.from(NavigationControllerStep<UINavigationController, Context>())
      .using(.present()).from(.current).assemble()
  }

  static var pushed: DestinationStep<OfferScreen, Void> {
    offer.using(.push()).from(newStack()).assemble()
  }

  /// Returns findings as “rule: sentence”, or “rule in route: sentence”.
  static func findings(
    _ routes: [CataloguedRoute], links: [CataloguedLink] = [], except: [LintSuppression] = []
  ) -> [String] {
    RouteCatalogue(routes: routes, links: links).lint(except: except).map { finding in
      "\(finding.rule)\(finding.route.map { " in \($0)" } ?? ""): \(finding.sentence)"
    }
  }

  static func findings<Screen, Context>(_ step: DestinationStep<Screen, Context>) -> [String] {
    findings([CataloguedRoute("r", step)])
  }
}
