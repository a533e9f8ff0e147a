import PortableUIKit
import StepRouterTesting

#if !canImport(UIKit)

/// The places of a link's screen, by the session of each window. It doesn't keep view controllers
/// alive.
@MainActor
struct LinkSight {
  private let front: String
  private let isAlwaysNew: Bool
  private let isRouted: Bool
  /// For an app without a router, the stacks of the visible screens.
  private var stacks: [String: Set<Int>] = [:]
  /// Every screen of the link, visible or not.
  private var everywhere: [String: Set<Int>] = [:]
  private var visible: [String: Set<Int>] = [:]
  /// The hidden tabs around the visible screens.
  private(set) var hiddenTabs: [String: String] = [:]
  /// The alerts in all windows.
  private(set) var alerts: Set<Int> = []

  init(of link: String, in replay: Replay) {
    front = replay.front.session
    isAlwaysNew = replay.app.links.first { $0.url == link }?.destination.isAlwaysNew ?? false
    isRouted = replay.app.isRouted
    replay.device.perform {
      for window in replay.windows {
        for case let alert as UIAlertController in window.window.layers {
          alerts.insert(HierarchySnapshot.Identity(alert).number)
        }
        guard let link = window.app.links.first(where: { $0.url == link }) else { continue }
        let numbers = { (screens: [UIViewController]) in
          Set(
            screens.filter(link.destination.isShown).map {
              HierarchySnapshot.Identity($0).number
            })
        }
        everywhere[window.session] = numbers(window.window.everybody)
        visible[window.session] = numbers(window.window.visible)
        let stacked = window.window.visible.filter(link.destination.isShown)
        stacks[window.session] = Set(
          stacked.compactMap(\.navigationController).map {
            HierarchySnapshot.Identity($0).number
          })
        hiddenTabs[window.session] =
          window.window.visible.first(where: link.destination.isShown)?.hiddenTab
      }
    }
  }

  /// Whether the user sees the link's screen in any window.
  var isVisibleAnywhere: Bool { visible.values.contains { !$0.isEmpty } }

  /// Whether the user sees the link's screen in this window.
  func isVisible(in window: ExploredWindow) -> Bool { !visibleScreens(in: window).isEmpty }

  /// Returns true if the link is open in this window. If each request builds a new screen, only a
  /// screen that wasn't there before counts.
  func isOpen(in window: ExploredWindow, since before: LinkSight) -> Bool {
    guard isAlwaysNew else { return isVisible(in: window) }
    return !visibleScreens(in: window).isSubset(of: before.screens(in: window))
  }

  /// Returns the windows in which the app may open the link, the likeliest first: the windows that
  /// show it, or else the one in front. At launch, both will do, since the link opens as soon as
  /// its window is there.
  func expected(_ arrival: LinkArrival, among windows: [ExploredWindow]) -> [ExploredWindow] {
    let inFront = windows.filter { $0.session == front }
    let ordered = inFront + windows.filter { $0.session != front }
    let showing = isAlwaysNew ? [] : ordered.filter(isVisible)
    if arrival == .atLaunch { return inFront + showing }
    return showing.isEmpty ? inFront : showing
  }

  /// Returns how the screen came into this window.
  func outcome(in window: ExploredWindow, since before: LinkSight) -> Exploration.Outcome {
    if isAlwaysNew { return .built }
    if before.isVisible(in: window) { return .alreadyVisible }
    return screens(in: window).isDisjoint(with: before.screens(in: window)) ? .built : .revealed
  }

  /// Returns a fault if this window gained too many of the link's screens: more than one, or any at
  /// all if it showed one before.
  func excess(
    in window: ExploredWindow, since before: LinkSight, _ arrival: LinkArrival
  ) -> Problem.Kind? {
    let added = screens(in: window).count - before.screens(in: window).count
    if added > 1 { return .linkOpenedTwice }
    let wasVisible = before.isVisible(in: window) && !isAlwaysNew && arrival != .atLaunch
    return wasVisible && added > 0 && !isElsewhere(in: window, since: before) ? .builtAgain : nil
  }

  /// Whether an app without a router opened the link in a place of its own, such as another tab's
  /// stack.
  private func isElsewhere(in window: ExploredWindow, since before: LinkSight) -> Bool {
    guard !isRouted, let stacks = stacks[window.session],
      let earlier = before.stacks[window.session]
    else { return false }
    return stacks.isDisjoint(with: earlier)
  }

  private func screens(in window: ExploredWindow) -> Set<Int> { everywhere[window.session] ?? [] }

  private func visibleScreens(in window: ExploredWindow) -> Set<Int> {
    visible[window.session] ?? []
  }
}
#endif
