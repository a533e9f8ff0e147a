import PortableUIKit

/// Checks the callbacks of one view controller: which may come next, and what is wrong with the
/// last.
struct CallbackLedger {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  private(set) var phase = Phase.disappeared
  private(set) var faults: [String] = []
  private var animated = false
  private var hasBeenAppearing = false

  mutating func will(_ appear: Bool, animated: Bool) {
    let target: Phase = appear ? .appearing : .disappearing
    let isTwice = phase == target || phase == (appear ? .appeared : .disappeared)
    if isTwice { faults.append("\(appear ? "viewWillAppear" : "viewWillDisappear") in \(phase)") }
    phase = target
    self.animated = animated
    hasBeenAppearing = false
  }

  mutating func isAppearing(animated: Bool) {
    if phase != .appearing { faults.append("viewIsAppearing in \(phase)") }
    if hasBeenAppearing { faults.append("viewIsAppearing twice") }
    hasBeenAppearing = true
    check(animated)
  }

  mutating func did(_ appear: Bool, animated: Bool) {
    if phase != (appear ? .appearing : .disappearing) {
      faults.append("\(appear ? "viewDidAppear" : "viewDidDisappear") in \(phase)")
    }
    if appear, !hasBeenAppearing { faults.append("viewDidAppear without viewIsAppearing") }
    phase = appear ? .appeared : .disappeared
    check(animated)
  }

  private mutating func check(_ animated: Bool) {
    if animated != self.animated { faults.append("another animated within one transition") }
  }

  mutating func takeFaults() -> [String] {
    defer { faults = [] }
    return faults
  }
}

/// A view controller whose callbacks are checked by a ledger.
@MainActor protocol Accountable: UIViewController {
  var ledger: CallbackLedger { get set }
}
