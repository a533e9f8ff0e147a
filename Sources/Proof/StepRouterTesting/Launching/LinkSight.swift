#if !canImport(UIKit)
import PortableUIKit

/// Where the screen of a link is, by the sessions of the windows; view controllers are not kept.
@MainActor
struct LinkSight {
  private let front: String
  private let isAlwaysNew: Bool
  /// All that are there, seen or not.
  private var everywhere: [String: Set<Int>] = [:]
  private var visible: [String: Set<Int>] = [:]

  init(of link: String, in replay: Replay) {
    front = replay.front.session
    isAlwaysNew = replay.app.links.first { $0.url == link }?.destination.isAlwaysNew ?? false
    replay.device.perform {
      for window in replay.windows {
        guard let link = window.app.links.first(where: { $0.url == link }) else { continue }
        let numbers = { (screens: [UIViewController]) in
          Set(
            screens.filter(link.destination.isShown).map {
              HierarchySnapshot.Identity($0).number
            })
        }
        everywhere[window.session] = numbers(window.window.everybody)
        visible[window.session] = numbers(window.window.visible)
      }
    }
  }

  /// Whether the user sees it in any window.
  var isVisibleAnywhere: Bool { visible.values.contains { !$0.isEmpty } }

  /// Whether the user sees it in this window.
  func isVisible(in window: ExploredWindow) -> Bool { !visibleScreens(in: window).isEmpty }

  /// Whether it is open here: what is built anew each time must be another one than before.
  func isOpen(in window: ExploredWindow, since before: LinkSight) -> Bool {
    guard isAlwaysNew else { return isVisible(in: window) }
    return !visibleScreens(in: window).isSubset(of: before.screens(in: window))
  }

  /// The windows in which it may be open, the likeliest first: those that show it, else the one in
  /// front. With a launch either will do, since it is open as soon as its window is there.
  func expected(_ arrival: LinkArrival, among windows: [ExploredWindow]) -> [ExploredWindow] {
    let inFront = windows.filter { $0.session == front }
    let ordered = inFront + windows.filter { $0.session != front }
    let showing = isAlwaysNew ? [] : ordered.filter(isVisible)
    if arrival == .atLaunch { return inFront + showing }
    return showing.isEmpty ? inFront : showing
  }

  /// How it has come into this window.
  func outcome(in window: ExploredWindow, since before: LinkSight) -> Exploration.Outcome {
    if isAlwaysNew { return .built }
    if before.isVisible(in: window) { return .alreadyVisible }
    return screens(in: window).isDisjoint(with: before.screens(in: window)) ? .built : .revealed
  }

  /// What is wrong if there are more of its screens than one more than before.
  func excess(
    in window: ExploredWindow, since before: LinkSight, _ arrival: LinkArrival
  ) -> Problem.Kind? {
    let added = screens(in: window).count - before.screens(in: window).count
    if added > 1 { return .linkOpenedTwice }
    let wasVisible = before.isVisible(in: window) && !isAlwaysNew && arrival != .atLaunch
    return wasVisible && added > 0 ? .builtAgain : nil
  }

  private func screens(in window: ExploredWindow) -> Set<Int> { everywhere[window.session] ?? [] }

  private func visibleScreens(in window: ExploredWindow) -> Set<Int> {
    visible[window.session] ?? []
  }
}
#endif
