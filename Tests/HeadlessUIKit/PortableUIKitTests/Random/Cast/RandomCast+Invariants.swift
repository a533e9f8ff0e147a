import PortableUIKit

extension RandomCast {
  /// The faults at any moment, even during transitions.
  func faults() -> [String] {
    callbackFaults() + familyFaults() + linkFaults() + transitionFaults() + complaintFaults()
  }

  private func callbackFaults() -> [String] {
    everybody.flatMap { one in
      one.ledger.takeFaults().map { "\(name(one)): \($0)" }
    }
  }

  /// Parents and children must agree. A child that leaves in a transition keeps its parent until it
  /// has left.
  private func familyFaults() -> [String] {
    everybody.flatMap { one -> [String] in
      var faults: [String] = []
      let children = one.children
      for child in children where child.parent !== one {
        faults.append("\(name(one)) has the child \(name(child)) of \(name(child.parent))")
      }
      if children.count > 1, Set(children).count != children.count {
        faults.append("\(name(one)) has a child twice")
      }
      if let parent = one.parent, !parent.children.contains(one),
        !isLeaving(one, parent)
      {
        faults.append("\(name(one)) is not among the children of its parent \(name(parent))")
      }
      return faults
    }
  }

  private func isLeaving(_ one: any Accountable, _ parent: UIViewController) -> Bool {
    let isContainer =
      parent is UINavigationController || parent is UITabBarController
      || parent is UIPageViewController || parent is UISplitViewController
    return isContainer && one.ledger.phase != .disappeared
  }

  /// Presenters and presented view controllers must agree.
  private func linkFaults() -> [String] {
    everybody.compactMap { one in
      guard one.parent == nil, let presenter = one.presentingViewController,
        presenter.presentedViewController !== one
      else { return nil }
      let other = presenter.presentedViewController
      return "\(name(one)) is presented by \(name(presenter)), who presents \(name(other))"
    }
  }

  /// A container runs one transition at a time: one child comes or stays, the others leave.
  private func transitionFaults() -> [String] {
    // These checks run after each operation, so they look only at the few that have appeared.
    let seen = everybody.filter { one in
      let phase = one.ledger.phase
      return phase == .appearing || phase == .appeared
    }
    let containers: [UIViewController] = stacks + tabs + pages
    return containers.compactMap { container in
      let shown = seen.filter { $0.parent === container }
      guard shown.count > 1 else { return nil }
      return "\(name(container)) shows \(shown.map(name).joined(separator: " and "))"
    }
  }

  /// UIKit may complain only about what the sequence has asked for.
  private func complaintFaults() -> [String] {
    complaints + simulation.takeWarnings().filter { $0.hasPrefix("Unbalanced") }
  }

  /// The faults once nothing moves any more.
  func faultsAtRest() -> [String] {
    var faults = faults()
    if !simulation.isIdle { faults.append("work is left") }
    if completions.run != completions.owed {
      faults.append("\(completions.run) of \(completions.owed) completions have run")
    }
    return faults + everybody.flatMap(faultsAtRest(of:))
  }

  private func faultsAtRest(of one: any Accountable) -> [String] {
    var faults: [String] = []
    let isInWindow = one.viewIfLoaded?.window != nil
    let expected: CallbackLedger.Phase = isInWindow ? .appeared : .disappeared
    if one.ledger.phase != expected {
      faults.append(
        "\(name(one)) is \(one.ledger.phase), \(isInWindow ? "in" : "outside") a window")
    }
    if let parent = one.parent, !parent.children.contains(one) {
      faults.append("\(name(one)) has not left \(name(parent))")
    }
    if one.isBeingPresented || one.isBeingDismissed || one.transitionCoordinator != nil {
      faults.append("\(name(one)) is still moving")
    }
    return faults
  }
}
