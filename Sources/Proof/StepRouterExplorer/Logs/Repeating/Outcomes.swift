import StepRouter

extension EventLog {
  /// The outcome of each navigation, in the order of the requests: `ShopBag: built`.
  public var outcomes: [String] {
    var order: [Int] = []
    var screens: [Int: TypeName] = [:]
    var endings: [Int: String] = [:]
    for case .event(let event) in entries.map(\.content) {
      switch event.kind {
      case .requested(let step, _, _):
        order.append(event.navigation)
        screens[event.navigation] = step.screen
      case .finished(.reached(let kind)): endings[event.navigation] = kind.rawValue
      case .finished(.failed(let error)):
        endings[event.navigation] = "failed: \(Decision.withoutLines(error))"
      default: continue
      }
    }
    return order.compactMap { number in
      screens[number].map { "\($0): \(endings[number] ?? "has not ended")" }
    }
  }
}
