#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("The layout environment of split view controllers", .standInOnly, .simulated)
struct SplitEnvironmentTests {
  @Test("Rule 227: everything inside a split view controller has it, and nothing outside")
  func inside() async throws {
    let stage = SplitStage()
    stage.fill(.primary, .secondary)
    await stage.show(width: SplitStage.wide)
    let (split, a) = (stage.split, try #require(stage.a))
    #expect(split.traitCollection.splitViewControllerLayoutEnvironment == .none)
    #expect(a.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
    #expect(a.view.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
    let sheet = UIViewController()
    a.present(sheet, animated: false)
    await stage.stage.settle()
    #expect(sheet.traitCollection.splitViewControllerLayoutEnvironment == .none)
    stage.resize(width: SplitStage.narrow)
    await stage.stage.settle()
    #expect(a.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
  }

  @Test("Rule 227: it's a trait to register for, which changes with each collapse")
  func registered() async throws {
    let stage = SplitStage()
    stage.fill(.primary, .secondary)
    await stage.show(width: SplitStage.wide)
    let b = try #require(stage.b)
    let log = stage.stage.log
    b.registerForTraitChanges([UITraitSplitViewControllerLayoutEnvironment.self]) {
      (screen: UIViewController, old: UITraitCollection) in
      let now = screen.traitCollection.splitViewControllerLayoutEnvironment
      log.add("\(old.splitViewControllerLayoutEnvironment) to \(now)")
    }
    stage.resize(width: 1000)
    await stage.stage.settle()
    #expect(log.take().filter { $0.contains(" to ") } == [])
    stage.resize(width: SplitStage.narrow)
    await stage.stage.settle()
    #expect(log.take().filter { $0.contains(" to ") } == ["expanded to collapsed"])
    stage.resize(width: SplitStage.wide)
    await stage.stage.settle()
    #expect(log.take().filter { $0.contains(" to ") } == ["collapsed to expanded"])
  }

  @Test("Rule 227: an override counts until you remove it, even the override `none`")
  func overridden() async throws {
    let stage = SplitStage()
    stage.fill(.primary)
    await stage.show(width: SplitStage.wide)
    let a = try #require(stage.a)
    let trait = UITraitSplitViewControllerLayoutEnvironment.self
    #expect(!a.traitOverrides.contains(trait))
    a.traitOverrides.splitViewControllerLayoutEnvironment = .none
    #expect(a.traitOverrides.contains(trait))
    #expect(a.traitCollection.splitViewControllerLayoutEnvironment == .none)
    a.traitOverrides.remove(trait)
    #expect(a.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
  }
}
#endif
