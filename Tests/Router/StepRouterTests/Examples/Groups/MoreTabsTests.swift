import PortableUIKit
import StepRouter
import Testing

/// More tabs than a narrow bar has room for: the last ones are behind “More”.
@MainActor
@Suite("Tabs behind More", .onTablet) struct MoreTabsTests {
  enum Kind: CaseIterable {
    case listed, tabs

    static var allCases: [Kind] {
      if #available(iOS 18.0, *) { [.listed, .tabs] } else { [.listed] }
    }
  }

  private func makeTabs(_ kind: Kind) -> UITabBarController {
    let stacks = (1...7).map { number in
      let root = number == 6 ? RadioViewController() : HomeViewController()
      return UINavigationController(rootViewController: root.titled("Tab \(number)"))
        .titled("Stack \(number)")
    }
    switch kind {
    case .listed:
      let tabs = UITabBarController()
      tabs.viewControllers = stacks
      return tabs
    case .tabs:
      guard #available(iOS 18.0, *) else { return UITabBarController() }
      return UITabBarController(tabs: stacks.map { Library.tab($0.title ?? "", $0) })
    }
  }

  private let radio = StepAssembly(
    finder: ClassFinder<RadioViewController, Void>(), factory: NilFactory()
  )
  .from(.root)
  .assemble()

  private let album = StepAssembly(
    finder: ClassWithContextFinder<AlbumViewController, Int>(),
    factory: InlineFactory { AlbumViewController.make($0) }
  )
  .using(.push())
  .from(
    StepAssembly(finder: ClassFinder<RadioViewController, Int>(), factory: NilFactory())
      .from(.root).assemble().expectingContainer()
  )
  .assemble()

  private func front(of stage: Stage) -> String? {
    stage.seen.last?.split(separator: "\"").dropFirst().first.map(String.init)
  }

  @Test(
    "A screen behind More is found and shown, and its stack is pushed onto",
    arguments: Kind.allCases, Width.allCases)
  func shown(_ kind: Kind, width: Width) throws {
    let stage = Place.root.stage(with: makeTabs(kind), width: width)
    let tabs = try #require(stage.window.rootViewController as? UITabBarController)
    for number in 1...2 {
      #expect(stage.arrive(at: radio, with: (), animated: true) == "revealed")
      #expect(front(of: stage) == "Tab 6")
      #expect(stage.arrive(at: radio, with: (), animated: true) == "alreadyVisible")
      #expect(stage.arrive(at: album, with: number, animated: true) == "built")
      #expect(front(of: stage) == "Album \(number)")
      #expect(stage.arrive(at: album, with: number, animated: true) == "alreadyVisible")
      stage.device.perform { tabs.selectedIndex = 0 }
      stage.device.runUntilIdle()
      #expect(front(of: stage) == "Tab 1")
      #expect(stage.arrive(at: album, with: number, animated: true) == "revealed")
      #expect(front(of: stage) == "Album \(number)")
      stage.device.perform { tabs.selectedIndex = 1 }
      stage.device.runUntilIdle()
    }
  }

  @Test("A screen behind More stays in front while the width changes", arguments: Kind.allCases)
  func resized(_ kind: Kind) throws {
    let stage = Place.root.stage(with: makeTabs(kind), width: .regular)
    #expect(stage.arrive(at: album, with: 1, animated: true) == "built")
    for width in [Width.compact, .regular, .compact] {
      stage.device.user.resize(stage.window, to: width.size)
      stage.device.runUntilIdle()
      #expect(stage.arrive(at: album, with: 1, animated: true) == "alreadyVisible")
      #expect(front(of: stage) == "Album 1")
    }
  }
}
