import PortableUIKit

extension Replay {
  /// What UIKit has complained about, without addresses: they are others each time.
  func takeComplaints() -> [String] {
    device.takeComplaints().map { $0.replacing(/: 0x[0-9a-fA-F]+/, with: "") }
  }

  /// What must hold whenever nothing moves, whoever has done what.
  func judgeRest(_ verdict: inout Verdict, since before: Standings) {
    for complaint in takeComplaints() { verdict.note(.complaint, complaint) }
    if windows.isEmpty { verdict.note(.complaint, "The app has no window.") }
    for one in windows.flatMap(\.window.everybody) {
      guard let imbalance = device.imbalance(of: one) else { continue }
      verdict.note(.unbalanced, "\(one.reportName) \(imbalance).")
    }
    verdict.note(leaks: leaked, "off screen")
    verdict.note(leaks: takeRelics(), "after its process has ended")
    verdict.problems += device.perform { before.bypassedInterceptors(in: windows) }
    watch.look(at: self)
    verdict.problems += watch.takeBreaches()
  }

  /// Why the user does not see this view controller; nil if nothing hinders it. Alerts that came
  /// meanwhile may lie on it.
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
