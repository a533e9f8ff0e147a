import PortableUIKit
import StepRouter

/// The view controllers that have been on screen, and the scenes in which they were, without keeping
/// them.
@MainActor
struct Census {
  private struct Entry {
    weak var viewController: UIViewController?
    /// In which it stands as a page, or within one: it keeps the pages beside the shown one.
    weak var book: UIPageViewController?
    /// Whose More it is, or the list of that.
    weak var tabs: UITabBarController?
  }

  /// A scene, its window or its delegate.
  private struct Furniture {
    weak var thing: AnyObject?
    let name: String
    let window: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var furniture: [ObjectIdentifier: Furniture] = [:]

  /// Takes note of those that are in a window now.
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
      thing: thing, name: String(describing: type(of: thing)), window: window.id)
  }

  /// The names of those that live on, are not in these windows, in pages or groups of tabs there, and
  /// are not kept on purpose.
  func living(
    except windows: [ExploredWindow], _ isKept: (UIViewController) -> Bool
  ) -> [String] {
    let present = Set(windows.flatMap(\.window.everybody).map { ObjectIdentifier($0) })
    let searches = windows.flatMap(\.window.everybody).compactMap(\.navigationItem.searchController)
    let people = entries.compactMap { identifier, entry -> String? in
      guard let one = entry.viewController, !present.contains(identifier), !isKept(one),
        !searches.contains(where: { $0 === one })
      else { return nil }
      for keeper in [entry.book, entry.tabs, one.tabsKeepingIt].compactMap({ $0 })
      where present.contains(ObjectIdentifier(keeper)) { return nil }
      return one.reportName
    }
    let things = furniture.values.compactMap { entry -> String? in
      guard entry.thing != nil, !windows.contains(where: { $0.id == entry.window }) else {
        return nil
      }
      return entry.name
    }
    return people.sorted() + things.sorted()
  }
}

extension UIViewController {
  /// The page controller nearest around it.
  var book: UIPageViewController? {
    var outer = parent
    while let current = outer {
      if let book = current as? UIPageViewController { return book }
      outer = current.parent
    }
    return nil
  }

  /// The tab bar controller whose More this is, or whose list.
  var tabsOfMore: UITabBarController? {
    guard let stack = self as? UINavigationController ?? parent as? UINavigationController,
      stack === self || stack.viewControllers.first === self,
      let tabs = stack.parent as? UITabBarController, stack === tabs.moreNavigationController
    else { return nil }
    return tabs
  }

  /// The tab bar controller of the tab that it is of, or that whoever is around it is of: a tab keeps
  /// what it has made once.
  var tabsKeepingIt: UITabBarController? {
    guard #available(iOS 18.0, *) else { return nil }
    var outer: UIViewController? = self
    while let current = outer {
      if let tabs = current.tab?.tabBarController { return tabs }
      outer = current.parent
    }
    return nil
  }

  /// How reports call this view controller.
  var reportName: String {
    let type = String(describing: type(of: self))
    return writtenTitle.map { "\(type) “\($0)”" } ?? type
  }
}
