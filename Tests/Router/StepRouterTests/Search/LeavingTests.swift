import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite(
  "Rule 3: a screen being dismissed, and all above it, counts as not found", .onDevice)
struct LeavingTests {
  let root = HomeViewController()
  let sheet = stack(ProductViewController(), BagViewController())
  let alert = LoginViewController()

  /// A sheet being dismissed, with a screen on it.
  private func stage() -> Stage {
    let stage = Stage(root: root)
    stage.present(sheet, on: root)
    stage.present(alert, on: sheet)
    root.dismiss(animated: true)
    #expect(sheet.isBeingDismissed)
    return stage
  }

  private func plan<Screen>(
    _ stage: Stage, _ finder: some Finder<Screen, Void>
  ) -> String {
    do {
      let plan = try stage.router.plan(to: GeneralStep.custom(using: finder), with: ())
      return "\(plan.kind)"
    } catch {
      guard case .startNotFound(_, .notFound) = error else { return "\(error)" }
      return "not found"
    }
  }

  @Test("A search that starts at a screen being dismissed visits nothing")
  func walks() throws {
    let stage = stage()
    for start in [sheet, sheet.viewControllers[0], alert] {
      for options in [SearchOptions.fullStack, .current, [.contained, .presenting, .parent]] {
        let finder = ClassFinder<UIViewController, Void>(
          options: options, startingPoint: .custom(start))
        #expect(try finder.findViewController(with: ()) == nil)
      }
    }
    stage.device.runUntilIdle()
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("A screen being dismissed doesn't count even if its finder needs no search")
  func anyFinder() {
    let stage = stage()
    #expect(plan(stage, InstanceFinder<UINavigationController, Void>(sheet)) == "not found")
    #expect(plan(stage, InstanceFinder<LoginViewController, Void>(alert)) == "not found")
    #expect(plan(stage, InstanceFinder<HomeViewController, Void>(root)) == "revealed")
  }

  @Test("A step whose screen is being dismissed is built anew, and a switch tries its next case")
  func steps() throws {
    let stage = stage()
    let product = try #require(sheet.viewControllers[0] as? ProductViewController)
    let step = StepAssembly(
      finder: InstanceFinder<ProductViewController, Void>(product), factory: ClassFactory()
    )
    .using(.present())
    .from(
      SwitchAssembly<UIViewController, Void>()
        .addCase(expecting: InstanceFinder<UINavigationController, Void>(sheet))
        .addCase(
          when: InstanceFinder<LoginViewController, Void>(alert), from: GeneralStep.current()
        )
        .assemble(default: GeneralStep.root())
    ).assemble()
    let plan = try stage.router.plan(to: step, with: ())
    #expect(plan.kind == .built)
    #expect(plan.start === root)
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          ProductViewController [visible]
        """)
  }

  @Test("A case with `when:` doesn't match a screen being dismissed")
  func asking() throws {
    let nowhere = NilFinder<UIViewController, Void>()
    let choice = SwitchAssembly<UIViewController, Void>()
      .addCase(
        when: InstanceFinder<LoginViewController, Void>(alert),
        from: GeneralStep.custom(using: nowhere)
      )
      .assemble(default: GeneralStep.root())
    #expect(try stage().router.plan(to: choice, with: ()).start === root)
  }
}
