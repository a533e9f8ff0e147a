/// The effect of a touch on a screen.
struct Tap: Hashable {
  /// The screen that the user touches; nil for all screens without a line of their own for the
  /// control.
  var screen: String?
  let control: String
  let effect: String
  /// Whether it touches a tab, which many screens share.
  let isTab: Bool

  /// Describes a move of an exploration. Nil if it isn't a touch on something with a name, or if
  /// the explorer didn't keep what the user saw before and after it.
  init?(_ edge: Exploration.Edge, in exploration: Exploration) {
    let states = exploration.states
    guard let control = edge.move.touched, let target = edge.to,
      states.indices.contains(edge.from), states.indices.contains(target),
      let from = FrontScreen(in: states[edge.from]), let to = FrontScreen(in: states[target])
    else { return nil }
    let (before, after) = (ScreenPlace(in: states[edge.from]), ScreenPlace(in: states[target]))
    screen = from.label
    self.control = control
    isTab = edge.move.kind == .tab
    effect = edge.from == target ? "nothing" : "\(to.label) (\(before.change(to: after)))"
  }
}

extension Tap: CustomStringConvertible {
  /// The tap as a line: `Menu › Payments → Payments (push)`
  var description: String { "\(screen ?? "Elsewhere") › \(control) → \(effect)".onOneLine }
}

extension Set<Tap> {
  /// The taps, with one line for all screens on which a tab does what it does on most.
  var sharingTabs: Set<Tap> {
    var result = filter { !$0.isTab }
    for taps in Dictionary(grouping: filter(\.isTab), by: \.control).values {
      let effects = Dictionary(grouping: taps, by: \.effect)
      let common = effects.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
      guard let common, common.value.count > 1, var shared = common.value.first else {
        result.formUnion(taps)
        continue
      }
      shared.screen = nil
      result.insert(shared)
      result.formUnion(taps.filter { $0.effect != common.key })
    }
    return result
  }
}

extension UserMove {
  /// The element that the user touches, with the gesture unless it's a tap; nil for other moves.
  fileprivate var touched: String? {
    guard let name else { return nil }
    let element = name + (number.map { " (\($0))" } ?? "")
    return switch kind {
    case .tap: element
    case .tab: "tab \(element)"
    case .tapAccessory: "accessory of \(element)"
    case .longPress: "long press on \(element)"
    case .menuAction: "\(text ?? "") in the menu of \(element)"
    case .openPreview: "preview of \(element)"
    case .swipeAction: "\(text ?? "") beside \(element)"
    case .press: "key \(element)"
    default: nil
    }
  }
}
