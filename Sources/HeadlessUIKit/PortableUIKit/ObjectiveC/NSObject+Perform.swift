#if !canImport(UIKit)
#if !canImport(ObjectiveC)
extension NSObjectProtocol {
  /// Whether the object has a method of this name, in a table or as an ``ActionTarget``.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    nonisolated(unsafe) let object: AnyObject = self
    return MainThread.run { aSelector.method(of: object) != nil }
  }

  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    send(aSelector, with: [])
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, with: [object])
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    send(aSelector, with: [object1, object2])
  }

  private func send(_ selector: Selector?, with arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    nonisolated(unsafe) let (object, arguments): (AnyObject, [Any?]) = (self, arguments)
    return MainThread.run { AnswerPool.keep(selector.send(to: object, with: arguments)) }
  }
}

/// Keeps the latest answers alive, in place of an autorelease pool.
@MainActor private enum AnswerPool {
  private static var answers: [AnyObject] = []

  static func keep(_ answer: Any?) -> Unmanaged<AnyObject>? {
    guard let answer else { return nil }
    let object = answer as AnyObject
    if answers.count == 64 { answers.removeFirst() }
    answers.append(object)
    return .passUnretained(object)
  }
}

extension NSObject {
  /// Calls a method after a delay of the device's time. Cancel it with
  /// `cancelPreviousPerformRequests(withTarget:)`.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    nonisolated(unsafe) let (object, argument) = (self, anArgument)
    MainThread.run { DelayedRequests.add(aSelector, of: object, with: argument, after: delay) }
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    MainThread.run { DelayedRequests.cancel(of: target) { _ in true } }
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let (target, argument) = (aTarget as AnyObject, anArgument)
    MainThread.run {
      DelayedRequests.cancel(of: target) { $0.selector == aSelector && $0.takes(argument) }
    }
  }

  /// Calls a method on the main thread: now, or in a later turn.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (object, argument) = (self, arg)
    MainThread.hop {
      if wait {
        _ = aSelector.send(to: object, with: [argument])
        return
      }
      HeadlessDevice.current.schedule { _ = aSelector.send(to: object, with: [argument]) }
    }
  }
}
#endif
#endif
