#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// An escape gesture that nothing handles, but that a sheet's delegate hears of: the sheet stays,
/// and asks something a little later.
@MainActor
@Suite(.headlessOnly) struct UnansweredEscapeTests {
  private static let way: [WalkStep] = [.move(.escape), .asking("home")]

  @Test("A question after an escape gesture isn't mistaken for a request's doing")
  func waitedFor() async {
    let report = await AskingApp.explorer().replay(walk: Self.way)
    #expect(report.failures == [])
  }

  @Test("An escape gesture that leads to a question is one of the reported steps")
  func told() async {
    let report = await AskingApp.explorer(allowsQuestion: false).replay(walk: Self.way)
    #expect(report.failures.map(\.steps) == [[.move(.escape)]])
    #expect(report.failures.flatMap(\.problems).map(\.kind) == [.propertyBroken])
  }

  @Test("An escape gesture that leads to nothing is no step")
  func leftOut() async {
    let report = await AskingApp.explorer(asks: false).replay(walk: Self.way)
    #expect(report.failures == [])
    #expect(report.moveCount == 0)
    #expect(report.requestCount == 1)
  }
}

/// A home under a sheet that refuses to leave.
@MainActor
private enum AskingApp {
  static func explorer(asks: Bool = true, allowsQuestion: Bool = true) -> Explorer {
    Explorer { window in
      window.rootViewController = HomeViewController()
      window.makeKeyAndVisible()
      let sheet = LockedSheet()
      sheet.asks = asks
      sheet.isModalInPresentation = true
      window.rootViewController?.present(sheet, animated: false)
      sheet.presentationController?.delegate = sheet
      let home = StepAssembly(
        finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory()
      ).from(.root).assemble()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [ExploredDestination("home", home)],
        properties: [
          .never("a question") { moment in
            !allowsQuestion
              && moment.hierarchy.nodes.contains { $0.typeName == "UIAlertController" }
          }
        ])
    }
  }
}

private final class LockedSheet: UIViewController, RoutingInterceptable,
  UIAdaptivePresentationControllerDelegate
{
  var asks = true
  var canBeDismissed: Bool { false }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    guard asks else { return }
    Task { [weak self] in
      await Task.yield()
      let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      self?.present(question, animated: false)
    }
  }
}
#endif
