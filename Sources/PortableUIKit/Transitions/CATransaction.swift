#if !canImport(UIKit)
  /// Groups animations and transitions.
  ///
  /// The completion block runs after every animation and transition that was started in the group,
  /// before or after the block was set; at once when there is none at `commit()`. A group nested in
  /// another counts as work of the outer one.
  @MainActor open class CATransaction: NSObject {
    open class func begin() {
      HeadlessDevice.current.transactions.begin()
    }

    open class func commit() {
      HeadlessDevice.current.transactions.commit()
    }

    open class func flush() {}

    open class func setCompletionBlock(_ block: (() -> Void)?) {
      HeadlessDevice.current.transactions.innermost?.completion = block
    }

    open class func completionBlock() -> (() -> Void)? {
      HeadlessDevice.current.transactions.innermost?.completion
    }

    open class func setDisableActions(_ flag: Bool) {
      HeadlessDevice.current.transactions.innermost?.disablesActions = flag
    }

    open class func disableActions() -> Bool {
      HeadlessDevice.current.transactions.innermost?.disablesActions ?? false
    }

    open class func setAnimationDuration(_ dur: CFTimeInterval) {
      HeadlessDevice.current.transactions.innermost?.duration = dur
    }

    open class func animationDuration() -> CFTimeInterval {
      HeadlessDevice.current.transactions.innermost?.duration ?? 0.25
    }
  }

  public typealias CFTimeInterval = Double

  /// The groups that are open on a device, the innermost last.
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

    /// Counts what is being started as work of the open group, if there is one.
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
