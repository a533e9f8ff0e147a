import PortableUIKit
import StepRouter
import StepRouterTesting

/// The leave reports of the screens that were in the app's windows when something began. It doesn't
/// keep the screens alive.
@MainActor
final class LeaveRecord {
  /// How a screen left.
  enum Way { case window, dismissal, pop, other }

  private struct Resident {
    weak var viewController: UIViewController?
    let number: Int
    let name: String
    /// The number of its parent, or of its presenter if it has no parent.
    let parent: Int?
    let isPresented: Bool
    /// The numbers of the view controllers below it in its stack.
    let below: [Int]?
    let window: Int
    /// Whether it was the topmost layer, or on top of a stack in that layer.
    let isOnTop: Bool
    /// Whether a container around it may keep it while it isn't visible.
    let isKept: Bool
    /// Whether the app keeps it and may show it again at once.
    let isKeptByApp: Bool
    /// Whether the record watches it. A screen that only leaves together with its containers adds
    /// no information, and checking every screen at the end of each turn takes time.
    let isWatched: Bool
  }

  /// The key of the leave handlers, which must not keep the app alive.
  private final class Key {}

  private let replay: Replay
  private let residents: [Resident]
  private let journals: [JournalRecord]
  private let places: [Int: Int]
  private var told: [Int: [LeaveReason]] = [:]

  init(of replay: Replay) {
    self.replay = replay
    let journals = replay.device.perform { JournalRecord.all(of: replay.windows) }
    let told = journals.reduce(into: Set<Int>()) { $0.formUnion($1.residents) }
    residents = replay.device.perform {
      replay.windows.flatMap { Self.residents(of: $0, toldOf: told) }
    }
    self.journals = journals
    places = Dictionary(
      residents.enumerated().map { ($0.element.number, $0.offset) }, uniquingKeysWith: { $1 })
    let key = Key()
    replay.device.perform {
      for resident in residents where resident.isWatched {
        resident.viewController?.onLeave(for: key) { [weak self] reason in
          self?.told[resident.number, default: []].append(reason)
        }
      }
    }
  }

  private static func residents(
    of window: ExploredWindow, toldOf told: Set<Int>
  ) -> [Resident] {
    let top = window.window.layers.last
    let visible = Set(window.window.visible.map { ObjectIdentifier($0) })
    return window.window.everybody.map { one in
      let number = HierarchySnapshot.Identity.init(_:)
      let stack = one.parent as? UINavigationController
      let index = stack?.viewControllers.firstIndex { $0 === one }
      let below = index.flatMap { stack?.viewControllers[..<$0].map { number($0).number } }
      return Resident(
        viewController: one, number: number(one).number, name: one.reportName,
        parent: (one.parent ?? one.presentingViewController).map { number($0).number },
        isPresented: one.parent == nil && one.presentingViewController != nil, below: below,
        window: window.id,
        isOnTop: one === top || (stack?.topViewController === one && top?.holds(one) == true),
        isKept: one.isKeptByContainer, isKeptByApp: window.app.keeps(one),
        isWatched: one.parent == nil || told.contains(number(one).number) || index ?? 0 > 0
          || (one.shownChildren.isEmpty && visible.contains(ObjectIdentifier(one))))
    }
  }

  /// Judges the reports once nothing moves.
  func judge(_ verdict: inout Verdict, after cause: LeaveCause) {
    let present = Set(
      replay.windows.flatMap(\.window.everybody).map { HierarchySnapshot.Identity($0).number })
    for resident in residents where resident.isWatched {
      let reasons = told[resident.number] ?? []
      let isThere = present.contains(resident.number)
      guard let reason = reasons.first else {
        let isOwed = !isThere && !resident.isKept && !resident.isKeptByApp && !cause.endsProcess
        if isOwed { verdict.note(.leaveNotTold, "\(resident.name) has left without a report.") }
        continue
      }
      if reasons.count > 1 {
        verdict.note(
          .leaveToldTwice,
          "The leave of \(resident.name) is reported \(reasons.count) times: "
            + "\(reasons.map(\.phrase).joined(separator: ", ")).")
      } else if isThere, resident.isKeptByApp || (resident.isKept && cause.isLong) {
        // The container or app that keeps it may have brought it back: the user popped a child of a
        // group, and the request that came in the middle shows it again.
        continue
      } else if isThere {
        verdict.note(
          .leaveToldEarly,
          "\(resident.name) is reported to have left (\(reason.phrase)), and is there."
        )
      } else if cause.endsProcess {
        verdict.note(
          .leaveToldEarly,
          "\(resident.name) is reported to have left (\(reason.phrase)), though its process has "
            + "ended.")
      } else {
        let (way, top) = way(of: resident, present: present)
        if !cause.allows(reason, for: way, wasOnTop: top) {
          verdict.note(
            .wrongReason,
            "\(resident.name) is reported to have left for the wrong reason: \(reason.phrase).")
        }
      }
    }
    for journal in journals {
      journal.judge(&verdict, present: present, after: cause) { told[$0]?.first }
    }
  }

  /// Returns how a screen left. The outermost container that left with it decides.
  private func way(of resident: Resident, present: Set<Int>) -> (Way, wasOnTop: Bool) {
    guard replay.windows.contains(where: { $0.id == resident.window }) else {
      return (.window, false)
    }
    var outermost = resident
    while let parent = outermost.parent, !present.contains(parent),
      let next = places[parent].map({ residents[$0] })
    {
      outermost = next
    }
    if outermost.isPresented { return (.dismissal, outermost.isOnTop) }
    guard let below = outermost.below, !below.isEmpty,
      let stack = outermost.parent.flatMap({ places[$0] }).flatMap({
        residents[$0].viewController as? UINavigationController
      })
    else { return (.other, false) }
    let isPopped = stack.viewControllers.allSatisfy {
      below.contains(HierarchySnapshot.Identity($0).number)
    }
    return (isPopped ? .pop : .other, outermost.isOnTop)
  }
}

extension UIViewController {
  /// Whether a container around it may take it out of the hierarchy and keep it: a column, a page,
  /// a tab of a group, More.
  var isKeptByContainer: Bool {
    self is UISearchController || book != nil || tabsOfMore != nil || tabsKeepingIt != nil
      || isBehindMore || isInspectorSheet
      || sequence(first: self, next: \.parent).contains { $0.parent is UISplitViewController }
  }

  /// Whether it's in the sheet that shows an inspector while the columns are collapsed. When the
  /// sheet goes, the column keeps it.
  private var isInspectorSheet: Bool {
    #if os(visionOS)
    return false
    #else
    guard #available(iOS 26.0, *) else { return false }
    let sheet = sequence(first: self, next: \.parent).first { $0.parent == nil }
    guard let sheet, sheet.presentingViewController != nil,
      let window = sheet.viewIfLoaded?.window
    else { return false }
    return window.everybody.contains { one in
      (one as? UISplitViewController)?.showsInSheet(sheet) ?? false
    }
    #endif
  }

  /// Whether it's in the list of tabs that don't fit into the tab bar.
  private var isBehindMore: Bool {
    sequence(first: self, next: \.parent).contains { one in
      (one.parent as? UITabBarController).map { one === $0.moreStack } ?? false
    }
  }

  fileprivate func holds(_ other: UIViewController) -> Bool {
    sequence(first: other, next: \.parent).contains { $0 === self }
  }
}

#if !os(visionOS)
extension UISplitViewController {
  @available(iOS 26.0, *)
  fileprivate func showsInSheet(_ sheet: UIViewController) -> Bool {
    guard style != .unspecified, let inspector = viewController(for: .inspector)
    else { return false }
    return inspector === sheet || inspector.parent === sheet
  }
}
#endif
