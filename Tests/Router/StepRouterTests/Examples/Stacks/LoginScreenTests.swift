import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// A login in a modal stack, and a screen for forgotten passwords that's pushed onto the login's
/// stack.
@MainActor
@Suite(.onDevice) struct LoginScreenTests {
  private let loginScreen: DestinationStep<LoginViewController, Void>
  private let forgotPassword: DestinationStep<ForgotPasswordViewController, Void>
  /// The same on a login that's presented from the root.
  private let forgotPasswordFromRoot: DestinationStep<ForgotPasswordViewController, Void>

  init() {
    let login = StepAssembly(
      finder: ClassFinder<LoginViewController, Void>(), factory: ClassFactory()
    )
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    let password = StepAssembly(
      finder: ClassFinder<ForgotPasswordViewController, Void>(), factory: ClassFactory()
    )
    .using(UINavigationController.push())
    loginScreen = login.from(GeneralStep.current()).assemble()
    forgotPassword = password.from(loginScreen.expectingContainer()).assemble()
    let fromRoot = login.from(GeneralStep.root()).assemble()
    forgotPasswordFromRoot = password.from(fromRoot.expectingContainer()).assemble()
  }

  @Test("Login is presented in a stack", arguments: [true, false])
  func newLogin(animated: Bool) {
    let stage = Stage(root: HomeViewController())
    #expect(stage.arrive(at: loginScreen, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController [visible]
            LoginViewController [visible]
        """)
  }

  @Test("A screen above a login is popped", arguments: [true, false])
  func loginLowerInStack(animated: Bool) {
    let root = HomeViewController()
    let modal = stack(LoginViewController(), ForgotPasswordViewController())
    let stage = Stage(root: root).present(modal, on: root)
    #expect(stage.arrive(at: loginScreen, with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController [visible]
            LoginViewController [visible]
        """)
  }

  @Test("A sheet above a login is dismissed", arguments: [true, false])
  func loginUnderSheet(animated: Bool) {
    let root = LoginViewController()
    let stage = Stage(root: root).present(BagViewController(), on: root)
    #expect(stage.arrive(at: loginScreen, with: (), animated: animated) == "revealed")
    #expect(stage.tree == "LoginViewController [visible]")
  }

  @Test("The password is pushed onto the login's stack", arguments: [true, false])
  func passwordOnLogin(animated: Bool) {
    let root = HomeViewController()
    let stage = Stage(root: root).present(stack(LoginViewController().titled("Old")), on: root)
    #expect(stage.arrive(at: forgotPassword, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController [visible]
            LoginViewController "Old"
            ForgotPasswordViewController [visible]
        """)
  }

  @Test("Login and password are built in one navigation", arguments: [true, false])
  func passwordOnNothing(animated: Bool) {
    let root = HomeViewController()
    let stage = Stage(root: root)
    #expect(stage.arrive(at: forgotPassword, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController [visible]
            LoginViewController
            ForgotPasswordViewController [visible]
        """)
  }

  @Test(
    "The presented stack has both login and password when it begins to appear",
    arguments: [true, false])
  func oneMovement(animated: Bool) {
    let root = HomeViewController()
    let stage = Stage(root: root)
    stage.router.navigate(to: forgotPassword, with: (), animated: animated)
    let modal = root.presentedViewController as? UINavigationController
    #expect(modal?.isBeingPresented == true)
    #expect(
      modal?.viewControllers.map { "\(type(of: $0))" }
        == ["LoginViewController", "ForgotPasswordViewController"])
  }

  @Test("A login without a stack is an error that names both steps", arguments: [true, false])
  func loginWithoutStack(animated: Bool) {
    let root = tabs(HomeViewController(), LoginViewController())
    let stage = Stage(root: root).present(BagViewController(), on: root)
    #expect(
      stage.arrive(at: forgotPassword, with: (), animated: animated) == """
        The step of ForgotPasswordViewController at \(forgotPassword.location) needs a \
        UINavigationController as its host, but the step of LoginViewController at \
        \(loginScreen.location) provides a LoginViewController that isn't inside one. Embed the \
        base in such a container, or use '.present()'.
        """)
    #expect(
      stage.tree == """
        UITabBarController
          HomeViewController [selected]
          LoginViewController
        presents formSheet:
          BagViewController [visible]
        """)
  }

  @Test("A login from the topmost screen covers a sheet", arguments: [true, false])
  func sheetIsCovered(animated: Bool) {
    let root = HomeViewController()
    let stage = Stage(root: root).present(BagViewController(), on: root)
    #expect(stage.arrive(at: forgotPassword, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          BagViewController
          presents formSheet:
            UINavigationController [visible]
              LoginViewController
              ForgotPasswordViewController [visible]
        """)
  }

  @Test("A login from the root dismisses a sheet", arguments: [true, false])
  func sheetIsDismissed(animated: Bool) {
    let root = HomeViewController()
    let stage = Stage(root: root).present(BagViewController(), on: root)
    #expect(stage.arrive(at: forgotPasswordFromRoot, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController [visible]
            LoginViewController
            ForgotPasswordViewController [visible]
        """)
  }
}
