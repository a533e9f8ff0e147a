import PortableUIKit

extension Replay {
  /// Returns UIKit's complaints since the last call, in UIKit's words but without addresses, which
  /// differ from run to run. Marks an exception as a crash, since it would end the app.
  func takeComplaints() -> [String] {
    device.takeComplaints().map { complaint in
      let text = complaint.replacing(/: 0x[0-9a-fA-F]+/, with: "")
      let isException = text.prefixMatch(of: /NS\w+Exception:/) != nil
      return isException ? "\(Problem.crashes): UIKit raises an exception. \(text)" : text
    }
  }

  /// Checks the rules that hold whenever nothing moves, whatever happened before.
  ///
  /// - Parameters:
  ///   - before: The windows before the action; nil at the start of the app.
  ///   - isOver: Whether the run is over, so that the device's time may pass.
  func judgeRest(
    _ verdict: inout Verdict, since before: Standings?, isOver: Bool = true
  ) async {
    judgeMoment(&verdict, since: before)
    watch.look(at: self)
    verdict.problems += watch.takeBreaches()
    verdict.note(leaks: await leaked(isOver: isOver), "off screen")
    verdict.note(leaks: await takeRelics(isOver: isOver), "after its process has ended")
  }

  /// Checks the rules that must hold at once, before the explorer acts again: its next action may
  /// hide a fault.
  func judgeMoment(_ verdict: inout Verdict, since before: Standings?) {
    for complaint in takeComplaints() {
      let problem = Problem(.complaint, complaint)
      // The problems noted so far may follow from a crash.
      verdict.problems.insert(problem, at: problem.isCrash ? 0 : verdict.problems.count)
    }
    if windows.isEmpty { verdict.note(.complaint, "The app has no window.") }
    for one in windows.flatMap(\.window.everybody) {
      guard let imbalance = device.imbalance(of: one) else { continue }
      verdict.note(.unbalanced, "\(one.reportName) \(imbalance).")
    }
    verdict.problems += device.perform {
      before?.bypassedInterceptors(in: windows)
        ?? windows.flatMap { $0.bypassedInterceptors { _ in false } }
    }
  }

  /// Returns the reason that the user doesn't see this view controller; nil if nothing hides it.
  /// Alerts that have appeared since may lie on top of it.
  func hindrance(of viewController: UIViewController) -> String? {
    let name = viewController.reportName
    guard window.visible.contains(where: { $0 === viewController }) else {
      let isThere = window.everybody.contains { $0 === viewController }
      return isThere ? "\(name) is there, but covered or not in front." : "\(name) is not there."
    }
    guard viewController.viewIfLoaded?.window === window else {
      return "The view of \(name) is not in the window."
    }
    return nil
  }
}
