#if !canImport(UIKit)
#if !canImport(ObjectiveC)
/// The methods that apps have asked for with a delay, until each is called or cancelled.
@MainActor enum DelayedRequests {
  struct Request {
    /// The request keeps its object alive, as a run loop does.
    let object: AnyObject
    let selector: Selector
    let argument: Any?
    let entry: QueueEntry

    func takes(_ other: Any?) -> Bool {
      guard let argument, let other else { return argument == nil && other == nil }
      return (argument as AnyObject) === (other as AnyObject)
        || (argument as? NSObject)?.isEqual(other) ?? false
    }
  }

  private static var requests: [Request] = []

  static func add(
    _ selector: Selector, of object: AnyObject, with argument: Any?, after delay: TimeInterval
  ) {
    let entry = HeadlessDevice.current.clock.add(after: .seconds(max(delay, 0))) {
      requests.removeAll { !$0.entry.isLive }
      _ = selector.send(to: object, with: [argument])
    }
    requests.append(
      Request(object: object, selector: selector, argument: argument, entry: entry))
  }

  static func cancel(of object: AnyObject, where isMeant: (Request) -> Bool) {
    for request in requests where request.object === object && isMeant(request) {
      request.entry.cancel()
    }
    requests.removeAll { !$0.entry.isLive }
  }
}
#endif
#endif
