import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("Rules 20, 21 and 24: where UIKit would raise an exception or do nothing", .onDevice)
struct TrapTests {
  private let home = HomeViewController()

  /// A chain whose factory returns what the test provides.
  private func step(
    _ give: @escaping @MainActor () -> UIViewController, by action: PresentAction
  ) -> DestinationStep<UIViewController, Void> {
    assembly(give).using(action).from(.current).assemble()
  }

  @Test("M3: one view controller can't be in a stack twice")
  func twice() {
    let root = stack(home)
    let stage = Stage(root: root)
    let twice = BagViewController()
    let lower = assembly { twice }.using(.push()).from(base(root)).assemble()
    let upper = assembly { twice }.using(.push())
      .from(lower.expectingContainer() as DestinationStep<UINavigationController, Void>)
      .assemble()
    stage.expectRefusal(
      "The step of UIViewController at Shop/Routes.swift:4 cannot be integrated: "
        + "BagViewController would be in the container twice. "
        + "Let the factory build a new view controller.",
      of: upper)
  }

  @Test(
    "M4 and M20: a screen that isn't in its container can't be popped to or selected",
    arguments: ["stack", "tabs"])
  func claimsToStandInside(container: String) {
    let root: UIViewController = container == "stack" ? stack(home) : tabs(home)
    let stage = Stage(root: root)
    let claimed = ClaimingViewController(parent: root)
    let step = StepAssembly(
      finder: InstanceFinder<ClaimingViewController, Void>(claimed), factory: NilFactory(),
      fileID: "Shop/Routes.swift", line: 4
    ).from(.current).assemble()
    stage.expectRefusal(
      "The step of ClaimingViewController at Shop/Routes.swift:4 cannot be integrated: "
        + "ClaimingViewController is not in the container. "
        + "Check what the finder finds.",
      of: step)
  }

  @Test("M15: a view controller can't present itself")
  func presentsItself() {
    let stage = Stage(root: home)
    stage.expectRefusal(
      "The step of UIViewController at Shop/Routes.swift:4 cannot be presented: "
        + "HomeViewController cannot present itself. "
        + "Give '.from(…)' another base.",
      of: step({ [home] in home }, by: .present()))
  }

  @Test("A presentation without a presenter is refused")
  func noPresenter() {
    let stage = Stage(root: home)
    stage.expectRefusal(
      "The step of UIViewController at Shop/Routes.swift:4 cannot be presented: "
        + "there is no view controller to present from. Check the closure of '.custom'.",
      of: step({ BagViewController() }, by: .present(startingFrom: .custom(nil))))
  }

  @Test("M8 and M11: a factory that presents something itself makes the navigation fail")
  func presentsWhileBuilding() {
    let stage = Stage(root: home)
    let meddling = step(
      { [home] in
        home.present(LoginViewController(), animated: true)
        return BagViewController()
      }, by: .present())
    #expect(
      stage.end(of: meddling, with: ())
        == "The step of UIViewController at Shop/Routes.swift:4 cannot be presented: "
        + "HomeViewController already presents LoginViewController. "
        + "End the chain with '.from(.current)'.")
    #expect(stage.completions == 1)
    #expect(stage.device.warnings == [])
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          LoginViewController [visible]
        """)
    #expect(stage.end(of: step({ BagViewController() }, by: .present()), with: ()) == "built")
  }

  @Test(
    "M12: a screen that's just being dismissed isn't dismissed again", arguments: [true, false])
  func dismissalUnderWay(animated: Bool) {
    let stage = Stage(root: home).present(LoginViewController(), on: home)
    home.dismiss(animated: animated)
    let step = StepAssembly(
      finder: InstanceFinder<HomeViewController, Void>(home), factory: NilFactory()
    ).from(.root).assemble()
    #expect(stage.end(of: step, with: ()) == "alreadyVisible")
    #expect(stage.device.warnings == [])
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("A presented view controller can't be pushed")
  func pushPresented() {
    let root = stack(home)
    let stage = Stage(root: root)
    let sheet = LoginViewController()
    let pushing = assembly {
      root.present(sheet, animated: false)
      return sheet
    }.using(.push()).from(base(root)).assemble()
    #expect(
      stage.end(of: pushing, with: ())
        == "The step of UIViewController at Shop/Routes.swift:4 cannot be integrated: "
        + "LoginViewController is presented. "
        + "Dismiss it first, or let the factory build a new view controller.")
    #expect(stage.recorder.misuses == [])
    #expect(stage.end(of: step({ BagViewController() }, by: .present()), with: ()) == "built")
  }

  @Test("M22: a window without a root is an error, and a root set later is used")
  func noRoot() {
    let stage = Stage(root: nil)
    let bag = step({ BagViewController() }, by: .present())
    #expect(
      stage.end(of: bag, with: ()).hasSuffix(
        " gives nothing to start from: the window has no root view controller. "
          + "Give the window a root view controller first."))
    #expect(stage.completions == 1)
    stage.window.rootViewController = home
    stage.window.makeKeyAndVisible()
    #expect(stage.end(of: bag, with: ()) == "built")
  }
}

/// Claims to belong to a container that doesn't contain it.
private final class ClaimingViewController: UIViewController, RoutingInterceptable {
  private var container: UIViewController?

  convenience init(parent: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    container = parent
  }

  var canBeDismissed: Bool { true }
  var overriddenParentViewController: UIViewController? { container }
}
