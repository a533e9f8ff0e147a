import PortableUIKit
import Testing

@MainActor @Suite("Traits: registered changes and overrides", .simulated, .standInOnly)
struct TraitChangeTests {
  let stage = Stage()

  @Test("A handler gets the changes of its own traits, with the old ones, until it's unregistered")
  func registered() async {
    guard #available(iOS 17.0, *) else { return }
    let (a, log) = (stage.screen("A"), stage.log)
    let window = await stage.show(a)
    let width = a.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (a: RecordingScreen, old: UITraitCollection) in
      log.add(
        "width \(old.horizontalSizeClass.rawValue) to "
          + "\(a.traitCollection.horizontalSizeClass.rawValue)")
    }
    a.registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self]) {
      (a: RecordingScreen, _) in
      log.add("style \(a.traitCollection.userInterfaceStyle.rawValue)")
    }

    await stage.make(window, .regular)
    #expect(log.take() == ["width 1 to 2"])
    a.overrideUserInterfaceStyle = .dark
    #expect(log.take() == ["style 2"])
    a.overrideUserInterfaceStyle = .dark
    a.unregisterForTraitChanges(width)
    await stage.make(window, .compact)
    #expect(log.take() == [])
  }

  @Test("A view hears of a trait change, a child whose parent overrides the trait doesn't")
  func others() async {
    guard #available(iOS 17.0, *) else { return }
    let (a, b, view, log) = (stage.screen("A"), stage.screen("B"), UIView(), stage.log)
    a.addChild(b)
    a.view.addSubview(b.view)
    b.didMove(toParent: a)
    a.view.addSubview(view)
    a.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: b)
    let window = await stage.show(a)
    for one in [a, b] {
      one.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (one: RecordingScreen, _) in log.add(one.name)
      }
    }
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in
      log.add("view")
    }
    window.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIWindow, _) in
      log.add("window")
    }

    await stage.make(window, .regular)
    #expect(log.take() == ["window", "A", "view"])
    a.setOverrideTraitCollection(nil, forChild: b)
    #expect(log.take() == [])
    a.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: b)
    #expect(log.take() == ["B"])
  }

  @Test("A view controller's overrides count for it and its children, until they're removed")
  func overrides() async {
    guard #available(iOS 17.0, *) else { return }
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    a.addChild(b)
    let window = await stage.show(a)
    #expect(!a.traitOverrides.contains(UITraitHorizontalSizeClass.self))

    a.traitOverrides.horizontalSizeClass = .regular
    a.traitOverrides.userInterfaceStyle = .dark
    #expect(a.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(!a.traitOverrides.contains(UITraitVerticalSizeClass.self))
    for one in [a, b] {
      #expect(one.traitCollection.horizontalSizeClass == .regular)
      #expect(one.traitCollection.verticalSizeClass == .regular)
      #expect(one.traitCollection.userInterfaceStyle == .dark)
    }
    #expect(window.traitCollection.horizontalSizeClass == .compact)

    a.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(!a.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(b.traitCollection.horizontalSizeClass == .compact)
    #expect(b.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A split view controller collapses by its own trait overrides")
  func split() async {
    guard #available(iOS 17.0, *) else { return }
    let stage = SplitStage()
    stage.fill(.primary, .secondary)
    await stage.show(width: SplitStage.wide)
    stage.split.traitOverrides.horizontalSizeClass = .compact
    #expect(stage.tree == "nav[A, nav[B]]")
    stage.split.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(stage.tree == "nav[A] + nav[B]")
  }

  @Test("A window's root has the window's traits before its view loads")
  func unloadedRoot() {
    let window = stage.simulation.makeWindow()
    stage.simulation.resize(window, to: CGSize(width: 1000, height: 844))
    let (root, child) = (UIViewController(), UIViewController())
    root.addChild(child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)

    window.rootViewController = root

    #expect(!root.isViewLoaded)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("A window's style is reported to its view controllers and views, and once")
  func styleOfAWindow() async {
    guard #available(iOS 17.0, *) else { return }
    let (a, view, log) = (stage.screen("A"), UIView(), stage.log)
    a.view.addSubview(view)
    let window = await stage.show(UINavigationController(rootViewController: a))
    a.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (a: RecordingScreen, _) in
      log.add("screen \(a.traitCollection.userInterfaceStyle.rawValue)")
    }
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      log.add("view \(view.traitCollection.userInterfaceStyle.rawValue)")
    }

    window.overrideUserInterfaceStyle = .dark
    #expect(log.take() == ["screen 2", "view 2"])
    window.overrideUserInterfaceStyle = .dark
    #expect(log.take() == [])
    view.overrideUserInterfaceStyle = .light
    #expect(log.take() == ["view 1"])
  }
}
