import PortableUIKit
import StepRouterTesting

/// Remembers what the user sees in all windows before the phone folds, without keeping it alive. To
/// an app, a fold is a resize: everything that the user saw must still be there, and nothing new
/// may be presented.
@MainActor
struct FoldSights {
  private struct Sight {
    let everybody: Set<Int>
    let visible: [(number: Int, name: String)]
  }

  private let byWindow: [Int: Sight]

  init(of replay: Replay) {
    byWindow = replay.device.perform {
      var sights: [Int: Sight] = [:]
      for window in replay.windows {
        sights[window.id] = Sight(
          everybody: window.window.numbers,
          visible: window.window.visible.filter(\.isScreen).map {
            (HierarchySnapshot.Identity($0).number, $0.reportName)
          })
      }
      return sights
    }
  }

  func judge(_ verdict: inout Verdict, in replay: Replay) {
    replay.device.perform {
      for window in replay.windows {
        guard let sight = byWindow[window.id] else { continue }
        let present = window.window.numbers
        for (number, name) in sight.visible where !present.contains(number) {
          verdict.note(.notRestored, "\(name) was in front, and is gone after a fold of the phone.")
        }
        for layer in window.window.layers.dropFirst() where layer.isNew(since: sight.everybody) {
          verdict.note(.notRestored, "\(layer.reportName) appeared by a fold of the phone.")
        }
      }
    }
  }
}

extension UIWindow {
  fileprivate var numbers: Set<Int> {
    Set(everybody.map { HierarchySnapshot.Identity($0).number })
  }
}

extension UIViewController {
  /// Whether it's an alert, or one of the app's own screens and not a container.
  fileprivate var isScreen: Bool {
    children.isEmpty && (!isPassing || self is UIAlertController)
      && !(self is UINavigationController || self is UISplitViewController
        || self is UITabBarController || self is UIPageViewController)
  }

  /// Whether this layer is new and has nothing in it that was there before: UIKit puts a popover's
  /// screen into a new wrapper.
  fileprivate func isNew(since everybody: Set<Int>) -> Bool {
    (!isPassing || self is UIAlertController)
      && !inner.contains { everybody.contains(HierarchySnapshot.Identity($0).number) }
  }

  private var inner: [UIViewController] { [self] + children.flatMap(\.inner) }
}
