import PortableUIKit
import StepRouter
import StepRouterTesting

/// The view controllers that have been on screen, and the scenes they were in, held weakly.
@MainActor
struct Census {
  private struct Entry {
    weak var viewController: UIViewController?
    /// The page view controller around it, which keeps the pages beside the current one.
    weak var book: UIPageViewController?
    /// The tab bar controller, if this is its More controller or the list in it.
    weak var tabs: UITabBarController?
  }

  /// A scene, its window or its delegate.
  private struct Furniture {
    weak var thing: AnyObject?
    let name: String
    let window: Int

    var rank: Int { thing is UIWindow ? 2 : thing is UIScene ? 1 : 0 }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var furniture: [ObjectIdentifier: Furniture] = [:]
  /// The objects that a search from the app's delegates and screens has reached.
  private var reach: [WeakObject] = []

  /// Notes every view controller that is in a window now, and the window's scene.
  mutating func note(_ window: ExploredWindow) {
    for one in window.window.everybody {
      entries[ObjectIdentifier(one)] = Entry(
        viewController: one, book: one.book, tabs: one.tabsOfMore)
    }
    guard !window.session.isEmpty, let scene = window.window.windowScene else { return }
    note(window.window, of: window)
    note(scene, of: window)
    if let delegate = scene.delegate { note(delegate, of: window) }
  }

  private mutating func note(_ thing: AnyObject, of window: ExploredWindow) {
    furniture[ObjectIdentifier(thing)] = Furniture(
      thing: thing, name: ClassName.of(thing), window: window.id)
  }

  /// Returns the leaks: the scenes of closed windows, and the view controllers that live on outside
  /// these windows and their pages and tabs, unless the app keeps them on purpose. A leak lists its
  /// contents, which don't count as leaks of their own.
  func living(
    except windows: [ExploredWindow], _ isKept: (UIViewController) -> Bool
  ) -> [Leak] {
    let people = strays(except: windows, isKept)
    let scenes = closedScenes(except: windows)
    guard !people.isEmpty || !scenes.isEmpty else { return [] }
    let inScenes = scenes.map { scene in people.filter { scene.holds($0) } }
    let loose = people.filter { one in !inScenes.joined().contains { $0 === one } }
    let roots = loose.filter { one in !loose.contains { $0 !== one && $0.holds(one) } }
    let suspects = LeakSuspects(
      witnesses: delegates + windows.flatMap(\.window.everybody) + people
        + reach.compactMap(\.object))
    let leaks = roots.map { root in
      suspects.leak(root, with: loose.filter { $0 !== root && root.holds($0) })
    }
    let closed = zip(scenes, inScenes).map { scene, people in
      Leak(
        name: scene.names[0],
        contents: (people.map(\.reportName) + scene.names.dropFirst()).sorted())
    }
    return leaks.sorted { $0.name < $1.name } + closed.sorted { $0.name < $1.name }
  }

  /// Notes every object that the app's delegates and screens lead to, to search the survivors later
  /// for what holds a leak.
  mutating func noteReach(of windows: [ExploredWindow]) {
    var search = KeeperSearch(of: nil)
    for one in delegates + windows.flatMap(\.window.everybody) { search.look(into: one) }
    reach = search.reached
  }

  /// The delegates of the app and of its scenes that are still alive.
  private var delegates: [AnyObject] {
    let ofScenes = furniture.values.filter { $0.rank == 0 }.sorted { $0.window < $1.window }
    let ofApp = furniture.isEmpty ? nil : UIApplication.shared.delegate
    return [ofApp].compactMap(\.self) + ofScenes.compactMap(\.thing)
  }

  /// The objects of a closed window that are still alive.
  private struct ClosedScene {
    /// The class names, the app's own first: the scene's delegate, which holds the rest.
    let names: [String]
    let windows: [UIWindow]

    @MainActor
    func holds(_ viewController: UIViewController) -> Bool {
      windows.contains { window in window.everybody.contains { $0 === viewController } }
    }
  }

  private func closedScenes(except windows: [ExploredWindow]) -> [ClosedScene] {
    let living = furniture.values.filter { entry in
      entry.thing != nil && !windows.contains { $0.id == entry.window }
    }
    return Dictionary(grouping: living, by: \.window).values.map { entries in
      ClosedScene(
        names: entries.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.map(\.name),
        windows: entries.compactMap { $0.thing as? UIWindow })
    }
  }

  /// Forgets the view controllers that have leaked so far: another state has already reported them.
  mutating func forgetLiving(
    except windows: [ExploredWindow], _ isKept: (UIViewController) -> Bool
  ) {
    for one in strays(except: windows, isKept) { entries[ObjectIdentifier(one)] = nil }
  }

  private func strays(
    except windows: [ExploredWindow], _ isKept: (UIViewController) -> Bool
  ) -> [UIViewController] {
    let everybody = windows.flatMap(\.window.everybody)
    let present = Set(everybody.map { ObjectIdentifier($0) })
    let searches = everybody.compactMap(\.navigationItem.searchController)
    return entries.compactMap { identifier, entry -> UIViewController? in
      guard let one = entry.viewController, !present.contains(identifier), !isKept(one),
        !searches.contains(where: { $0 === one })
      else { return nil }
      for keeper in [entry.book, entry.tabs, one.tabsKeepingIt].compactMap({ $0 })
      where present.contains(ObjectIdentifier(keeper)) { return nil }
      return one
    }
  }
}

extension UIViewController {
  /// Whether this view controller contains or presents the other one, at any depth.
  fileprivate func holds(_ other: UIViewController) -> Bool {
    var inner = other
    while let outer = inner.parent ?? inner.presentingViewController {
      if outer === self { return true }
      inner = outer
    }
    return false
  }
}

extension UIViewController {
  /// The nearest page view controller around it.
  var book: UIPageViewController? {
    var outer = parent
    while let current = outer {
      if let book = current as? UIPageViewController { return book }
      outer = current.parent
    }
    return nil
  }

  /// The tab bar controller, if this is its More controller or the list in it.
  var tabsOfMore: UITabBarController? {
    guard let stack = self as? UINavigationController ?? parent as? UINavigationController,
      stack === self || stack.viewControllers.first === self,
      let tabs = stack.parent as? UITabBarController, stack === tabs.moreStack
    else { return nil }
    return tabs
  }

  /// The tab bar controller of the tab that this view controller, or one around it, belongs to: a
  /// tab keeps its view controller once it has one.
  var tabsKeepingIt: UITabBarController? {
    guard #available(iOS 18.0, visionOS 2.0, *) else { return nil }
    var outer: UIViewController? = self
    while let current = outer {
      if let tabs = current.tab?.tabBarController { return tabs }
      outer = current.parent
    }
    return nil
  }

  /// The name of this view controller in reports.
  var reportName: String {
    let type = ClassName.of(self)
    return writtenTitle.map { "\(type) “\($0)”" } ?? type
  }
}
