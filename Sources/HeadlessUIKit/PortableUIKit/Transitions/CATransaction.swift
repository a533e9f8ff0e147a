#if !canImport(UIKit)
/// A group of animations and transitions.
///
/// The completion block runs after every animation and transition that starts in the group, before
/// or after you set the block; if there are none, it runs in `commit()`. A nested group counts as
/// work of the outer one.
///
/// As on a device, the class isn't isolated to the main actor; on a headless device, though, call
/// it only there.
open class CATransaction: NSObject {
  open class func begin() {
    MainActor.assumeIsolated { HeadlessDevice.current.transactions.begin() }
  }

  open class func commit() {
    MainActor.assumeIsolated { HeadlessDevice.current.transactions.commit() }
  }

  open class func flush() {}

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    nonisolated(unsafe) let block = block
    changeInnermost { $0.completion = block }
  }

  open class func completionBlock() -> (() -> Void)? {
    nonisolated(unsafe) var block: (() -> Void)?
    changeInnermost { block = $0.completion }
    return block
  }

  open class func setDisableActions(_ flag: Bool) {
    changeInnermost { $0.disablesActions = flag }
  }

  open class func disableActions() -> Bool {
    innermost { $0.disablesActions } ?? false
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    changeInnermost { $0.duration = dur }
  }

  open class func animationDuration() -> CFTimeInterval {
    innermost { $0.duration } ?? 0.25
  }

  private class func changeInnermost(_ change: @MainActor (TransactionGroup) -> Void) {
    MainActor.assumeIsolated {
      if let group = HeadlessDevice.current.transactions.innermost { change(group) }
    }
  }

  private class func innermost<Value: Sendable>(
    _ value: @MainActor (TransactionGroup) -> Value
  ) -> Value? {
    MainActor.assumeIsolated { HeadlessDevice.current.transactions.innermost.map(value) }
  }
}

public typealias CFTimeInterval = Double

/// A device's open groups, innermost last.
@MainActor final class TransactionStack {
  private var groups: [TransactionGroup] = []

  var innermost: TransactionGroup? { groups.last }

  func begin() {
    groups.append(TransactionGroup(outer: innermost))
    groups.last?.outer?.beginWork()
  }

  func commit() {
    groups.popLast()?.commit()
  }

  /// Counts the animation or transition that starts now as work of the open group, if any.
  func beginWork() -> TransactionGroup? {
    innermost?.beginWork()
    return innermost
  }
}

@MainActor final class TransactionGroup {
  let outer: TransactionGroup?
  var completion: (() -> Void)?
  var disablesActions = false
  var duration: CFTimeInterval = 0.25
  private var work = 0
  private var isCommitted = false

  init(outer: TransactionGroup?) {
    self.outer = outer
  }

  func beginWork() {
    work += 1
  }

  func endWork() {
    work -= 1
    completeIfDone()
  }

  func commit() {
    isCommitted = true
    completeIfDone()
  }

  private func completeIfDone() {
    guard isCommitted, work == 0 else { return }
    let completion = completion
    self.completion = nil
    completion?()
    outer?.endWork()
  }
}
#endif
