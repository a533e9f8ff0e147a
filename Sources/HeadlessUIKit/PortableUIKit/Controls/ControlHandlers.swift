#if !canImport(UIKit)
/// A control's actions and targets, and the events that trigger them.
@MainActor struct ControlHandlers {
  enum Handler {
    case action(UIAction)
    case target(ControlTarget)
  }

  private var entries: [(handler: Handler, events: UIControl.Event)] = []

  var events: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The targets with their events; a nil object stands for the responder chain.
  var targets: [(target: ControlTarget, events: UIControl.Event)] {
    entries.compactMap { entry in
      if case .target(let target) = entry.handler { (target, entry.events) } else { nil }
    }
  }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    if let index = entries.firstIndex(where: { $0.handler.action === action }) {
      entries[index].events.formUnion(events)
    } else {
      remove(action.identifier, for: events)
      entries.append((.action(action), events))
    }
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    subtract(events) { $0.action?.identifier == identifier }
  }

  /// Adds a target and its method. The same pair counts once for each event.
  mutating func add(_ target: ControlTarget, for events: UIControl.Event) {
    entries.removeAll { $0.handler.target?.isGone ?? false }
    if let index = entries.firstIndex(where: { $0.handler.target?.isSame(as: target) ?? false }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append((.target(target), events))
    }
  }

  /// Removes targets. Nil stands for any object, or for any method.
  mutating func remove(_ object: AnyObject?, _ action: Selector?, for events: UIControl.Event) {
    subtract(events) { handler in
      guard let target = handler.target else { return false }
      return (object == nil || target.object === object)
        && (action == nil || target.action == action)
    }
  }

  func handlers(for events: UIControl.Event) -> [Handler] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.handler)
  }

  private mutating func subtract(_ events: UIControl.Event, where isMeant: (Handler) -> Bool) {
    for index in entries.indices where isMeant(entries[index].handler) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }
}

extension ControlHandlers.Handler {
  fileprivate var action: UIAction? {
    if case .action(let action) = self { action } else { nil }
  }

  fileprivate var target: ControlTarget? {
    if case .target(let target) = self { target } else { nil }
  }
}

/// A target of a control, with the name of its method. The control doesn't keep it alive.
struct ControlTarget {
  private(set) weak var object: AnyObject?
  let action: Selector
  /// Whether the responder chain takes the action.
  let isForChain: Bool

  init(_ object: AnyObject?, _ action: Selector) {
    self.object = object
    self.action = action
    isForChain = object == nil
  }

  var isGone: Bool { !isForChain && object == nil }

  func isSame(as other: ControlTarget) -> Bool {
    object === other.object && action == other.action && isForChain == other.isForChain
  }
}
#endif
