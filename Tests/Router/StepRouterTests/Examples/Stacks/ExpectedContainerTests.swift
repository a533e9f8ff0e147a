import PortableUIKit
import StepRouter
import Testing

/// Steps that stand for the container around their screen: found, built, looked up or missing.
@MainActor
@Suite(.onDevice) struct ExpectedContainerTests {
  /// Login, presented without a stack.
  private let bareLogin = StepAssembly(
    finder: ClassFinder<LoginViewController, Void>(), factory: ClassFactory()
  )
  .using(.present())
  .from(.current)
  .assemble()

  private func password(
    on stack: DestinationStep<UINavigationController, Void>
  ) -> DestinationStep<ForgotPasswordViewController, Void> {
    StepAssembly(finder: ClassFinder<ForgotPasswordViewController, Void>(), factory: ClassFactory())
      .using(.push())
      .from(stack)
      .assemble()
  }

  @Test(
    "A push onto a login that would be built without a stack is an error before anything moves",
    arguments: [true, false])
  func builtWithout(animated: Bool) {
    let password = password(on: bareLogin.expectingContainer())
    let stage = Stage(root: HomeViewController())
    #expect(
      stage.arrive(at: password, with: (), animated: animated) == """
        The step of ForgotPasswordViewController at \(password.location) needs a \
        UINavigationController as its host, but the step of LoginViewController at \
        \(bareLogin.location) provides a LoginViewController that isn't inside one. Embed the base \
        in such a container, or use '.present()'.
        """)
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("The destination itself may be the container around a screen", arguments: [true, false])
  func destination(animated: Bool) {
    let around: DestinationStep<UINavigationController, Void> = bareLogin.expectingContainer()
    let root = tabs(HomeViewController(), stack(LoginViewController()).titled("Stack"))
    let stage = Stage(root: root).present(BagViewController(), on: root)
    let end = stage.go(to: around, with: (), animated: animated)
    #expect((try? end?.get())?.viewController.title == "Stack")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          UINavigationController "Stack" [selected] [visible]
            LoginViewController [visible]
        """)
  }

  @Test(
    "A destination whose screen is in no such container is an error before anything moves",
    arguments: [true, false])
  func destinationWithout(animated: Bool) {
    let around: DestinationStep<UINavigationController, Void> = bareLogin.expectingContainer()
    let root = LoginViewController()
    let stage = Stage(root: root).present(BagViewController(), on: root)
    #expect(
      stage.arrive(at: around, with: (), animated: animated) == """
        The step of LoginViewController at \(bareLogin.location) is the destination and should \
        provide a UINavigationController, but provides a LoginViewController that isn't inside \
        one. Embed it in such a container, or navigate to the screen itself.
        """)
  }

  @Test(
    "A destination whose screen would be built without such a container is an error",
    arguments: [true, false])
  func destinationBuiltWithout(animated: Bool) {
    let around: DestinationStep<UINavigationController, Void> = bareLogin.expectingContainer()
    let stage = Stage(root: HomeViewController())
    #expect(
      stage.arrive(at: around, with: (), animated: animated) == """
        The step of LoginViewController at \(bareLogin.location) is the destination and should \
        provide a UINavigationController, but provides a LoginViewController that isn't inside \
        one. Embed it in such a container, or navigate to the screen itself.
        """)
  }

  @Test("A stack that comes with new tabs is found and pushed onto", arguments: [true, false])
  func lookedUp(animated: Bool) {
    let tabScreen = ChainAssembly.from(
      SingleContainerStep(
        finder: ClassFinder(),
        factory: CompleteFactoryAssembly(
          factory: TabBarControllerFactory<UITabBarController, Void>()
        )
        .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
        .with(
          CompleteFactoryAssembly(
            factory: NavigationControllerFactory<UINavigationController, Void>()
          )
          .with(ClassFactory<AccountViewController, Void>(), using: .push())
          .assemble(), using: .addTab()
        )
        .assemble())
    )
    .using(.replaceRoot())
    .from(.root)
    .assemble()
    let password = StepAssembly(
      finder: ClassFinder<ForgotPasswordViewController, Void>(), factory: ClassFactory()
    )
    .using(.push())
    .from(
      SingleStep(finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory())
        .expectingContainer()
    )
    .from(tabScreen)
    .assemble()
    let stage = Stage(root: LoginViewController())
    #expect(stage.arrive(at: password, with: (), animated: animated) == "built")
    let shown = """
      UITabBarController [visible]
        HomeViewController
        UINavigationController [selected] [visible]
          AccountViewController
          ForgotPasswordViewController [visible]
      """
    #expect(stage.tree == shown)
    #expect(stage.arrive(at: password, with: (), animated: animated) == "alreadyVisible")
    #expect(stage.tree == shown)
  }
}
