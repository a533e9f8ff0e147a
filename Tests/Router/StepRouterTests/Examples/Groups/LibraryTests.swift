import PortableUIKit
import StepRouter
import Testing

/// A group of tabs with its own stack: the same declarations work wherever the user is.
@MainActor
@Suite("A library in a group of tabs", .onTablet) struct LibraryTests {
  @available(iOS 18.0, *)
  private func library(on stage: Stage) throws -> UITabBarController {
    var found: UITabBarController?
    func look(at viewController: UIViewController) {
      if let tabs = viewController as? UITabBarController, tabs.tab(forIdentifier: "library") != nil
      {
        found = tabs
      }
      let inside = (viewController as? UITabBarController)?.viewControllers ?? []
      for child in inside + [viewController.presentedViewController].compactMap({ $0 }) {
        look(at: child)
      }
    }
    try look(at: #require(stage.window.rootViewController))
    return try #require(found)
  }

  @available(iOS 18.0, *)
  private func stack(of tabs: UITabBarController) throws -> UINavigationController {
    let group = try #require(tabs.tab(forIdentifier: "library") as? UITabGroup)
    return try #require(group.managingNavigationController)
  }

  @available(iOS 18.0, *)
  private func front(of stage: Stage) -> String? {
    stage.seen.last?.split(separator: "\"").dropFirst().first.map(String.init)
  }

  @available(iOS 18.0, *)
  private func stage(_ place: Place, _ width: Width) -> Stage {
    place.stage(with: Library.make(), width: width)
  }

  @available(iOS 18.0, *)
  @Test(
    "A tab in the group can be reached from everywhere", arguments: Place.allCases, Width.allCases)
  func child(_ place: Place, width: Width) throws {
    let stage = stage(place, width)
    for _ in 1...2 {
      let albums = stage.arrive(at: Library.albums, with: (), animated: true)
      #expect(["revealed", "built"].contains(albums), "\(albums)")
      let tabs = try library(on: stage)
      #expect(tabs.selectedTab?.identifier == "albums")
      #expect(try stack(of: tabs).viewControllers.map(\.title) == ["Library", "Albums"])
      #expect(front(of: stage) == "Albums")
      #expect(stage.arrive(at: Library.albums, with: (), animated: true) == "alreadyVisible")
      #expect(stage.arrive(at: Library.artists, with: (), animated: true) == "revealed")
      #expect(try stack(of: tabs).viewControllers.map(\.title) == ["Library", "Artists"])
      #expect(front(of: stage) == "Artists")
      #expect(stage.arrive(at: Library.search, with: (), animated: true) == "revealed")
      #expect(tabs.selectedTab?.identifier == "search")
      #expect(front(of: stage) == "Search")
    }
  }

  @available(iOS 18.0, *)
  @Test(
    "An album is pushed onto the group's stack from everywhere", arguments: Place.allCases,
    Width.allCases)
  func push(_ place: Place, width: Width) throws {
    let stage = stage(place, width)
    #expect(stage.arrive(at: Library.album, with: 1, animated: true) == "built")
    let tabs = try library(on: stage)
    #expect(tabs.selectedTab?.identifier == "albums")
    #expect(try stack(of: tabs).viewControllers.map(\.title) == ["Library", "Albums", "Album 1"])
    #expect(front(of: stage) == "Album 1")
    #expect(stage.arrive(at: Library.album, with: 1, animated: true) == "alreadyVisible")
    #expect(stage.arrive(at: Library.album, with: 2, animated: true) == "built")
    #expect(stage.arrive(at: Library.home, with: (), animated: true) == "revealed")
    // The group's stack keeps its screens while another tab is selected.
    #expect(stage.arrive(at: Library.album, with: 2, animated: true) == "revealed")
    #expect(try stack(of: tabs).viewControllers.map(\.title) == ["Library", "Albums", "Album 2"])
    #expect(stage.arrive(at: Library.artists, with: (), animated: true) == "revealed")
    #expect(try stack(of: tabs).viewControllers.map(\.title) == ["Library", "Artists"])
  }

  @available(iOS 18.0, *)
  @Test(
    "A screen on the group's stack is asked before another tab of the group replaces it",
    arguments: Width.allCases)
  func locked(width: Width) throws {
    let stage = stage(.root, width)
    #expect(stage.arrive(at: Library.album, with: 1, animated: true) == "built")
    let stack = try stack(of: library(on: stage))
    (stack.topViewController as? AlbumViewController)?.canBeDismissed = false
    let end = stage.arrive(at: Library.artists, with: (), animated: true)
    #expect(end.hasPrefix("AlbumViewController “Album 1” has to go before"), "\(end)")
    #expect(stage.arrive(at: Library.search, with: (), animated: true) == "revealed")
    #expect(stage.arrive(at: Library.artists, with: (), animated: true) == end)
    #expect(stage.arrive(at: Library.album, with: 1, animated: true) == "revealed")
  }

  @available(iOS 18.4, *)
  @Test("A hidden or disabled tab is an error before anything moves", arguments: Place.allCases)
  func unavailable(_ place: Place) throws {
    guard place != .nowhere else { return }
    for identifier in ["artists", "library"] {
      let stage = stage(place, .regular)
      let tab = try #require(library(on: stage).tab(forIdentifier: identifier))
      tab.isHidden = true
      let hidden = stage.arrive(at: Library.artists, with: (), animated: true)
      #expect(
        hidden.contains("the tab “\(identifier)” of UITabBarController is hidden"), "\(hidden)")
      tab.isHidden = false
      tab.isEnabled = false
      let disabled = stage.arrive(at: Library.artists, with: (), animated: true)
      #expect(disabled.contains("the tab “\(identifier)” of UITabBarController is disabled"))
      tab.isEnabled = true
      #expect(stage.arrive(at: Library.artists, with: (), animated: true) == "revealed")
    }
  }

  @available(iOS 18.0, *)
  @Test(
    "A tab can be added to the group from everywhere", arguments: Place.allCases, Width.allCases)
  func addedToGroup(_ place: Place, width: Width) throws {
    let stage = stage(place, width)
    #expect(stage.arrive(at: Library.playlist, with: (), animated: true) == "built")
    let tabs = try library(on: stage)
    let group = try #require(tabs.tab(forIdentifier: "library") as? UITabGroup)
    #expect(group.children.map(\.title) == ["Albums", "Artists", "Loud"])
    #expect(tabs.tabs.map(\.identifier) == ["home", "library", "search"])
    #expect(tabs.selectedTab === group.children.last)
    #expect(front(of: stage) == "Loud")
    #expect(stage.arrive(at: Library.playlist, with: (), animated: true) == "alreadyVisible")
    #expect(stage.arrive(at: Library.home, with: (), animated: true) == "revealed")
    #expect(stage.arrive(at: Library.playlist, with: (), animated: true) == "revealed")
  }

  @available(iOS 18.4, *)
  @Test(
    "A group whose tabs can't be seen takes no new tab",
    arguments: [
      ("hidden", "the tab “library” of UITabBarController is hidden"),
      ("disabled", "the tab “library” of UITabBarController is disabled"),
      ("without a stack", "shows its own view controller, and not its tabs"),
    ])
  func unseenGroup(reason: String, words: String) throws {
    let stage = stage(.root, .regular)
    let group = try #require(
      library(on: stage).tab(forIdentifier: "library") as? UITabGroup)
    switch reason {
    case "hidden": group.isHidden = true
    case "disabled": group.isEnabled = false
    default: group.managingNavigationController = nil
    }
    let tree = stage.tree
    let end = stage.arrive(at: Library.playlist, with: (), animated: true)
    #expect(end.contains(words), "\(end)")
    #expect(stage.tree == tree)
    #expect(group.children.map(\.title) == ["Albums", "Artists"])
  }

  @available(iOS 18.0, *)
  @Test("A tab's screen that the app has presented counts as presented, not as a tab")
  func presentedInstead() throws {
    let stage = stage(.root, .regular)
    let tabs = try library(on: stage)
    #expect(stage.arrive(at: Library.artists, with: (), animated: true) == "revealed")
    #expect(stage.arrive(at: Library.albums, with: (), animated: true) == "revealed")
    let artists = try #require(tabs.tab(forIdentifier: "artists")?.viewController)
    stage.present(artists, on: tabs)
    let tree = stage.tree
    #expect(stage.arrive(at: Library.artists, with: (), animated: true) == "alreadyVisible")
    #expect(stage.tree == tree)
  }

  @available(iOS 18.0, *)
  @Test("A tab can be added to the bar from everywhere", arguments: Place.allCases, Width.allCases)
  func added(_ place: Place, width: Width) throws {
    let stage = stage(place, width)
    #expect(stage.arrive(at: Library.radio, with: (), animated: true) == "built")
    let tabs = try library(on: stage)
    #expect(tabs.tabs.map(\.title) == ["Home", "Library", "Search", "Radio"])
    #expect(tabs.tabs.last?.identifier == "RadioViewController")
    #expect(tabs.selectedTab === tabs.tabs.last)
    #expect(front(of: stage) == "Radio")
    #expect(stage.arrive(at: Library.albums, with: (), animated: true) == "revealed")
    #expect(stage.arrive(at: Library.radio, with: (), animated: true) == "revealed")
  }

  @available(iOS 18.0, *)
  @Test("A missing group is an error before anything moves", arguments: Place.allCases)
  func noGroup(_ place: Place) throws {
    guard place != .nowhere else { return }
    let stage = stage(place, .regular)
    let library = try library(on: stage)
    library.tabs.removeAll { $0.identifier == "library" }
    let tabs = InstanceFinder<UITabBarController, Void>(library)
    let playlist = StepAssembly(
      finder: ClassFinder<PlaylistViewController, Void>(), factory: ClassFactory()
    )
    .using(.addTab(to: "library"))
    .from(StepAssembly(finder: tabs, factory: NilFactory()).from(.current).assemble())
    .assemble()
    let end = stage.arrive(at: playlist, with: (), animated: true)
    #expect(end.contains("UITabBarController has no group of tabs “library”"), "\(end)")
  }
}
