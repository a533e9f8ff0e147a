/// Something the translator can't translate, or leaves out.
struct Notice: Comparable, CustomStringConvertible {
  enum Weight: String {
    case note, warning, error
  }

  let place: Place
  let weight: Weight
  let reason: String

  var description: String {
    "\(place.file):\(place.line):\(place.column): \(weight.rawValue): \(reason)"
  }

  static func == (one: Notice, other: Notice) -> Bool { one.description == other.description }

  static func < (one: Notice, other: Notice) -> Bool {
    (one.place, one.reason) < (other.place, other.reason)
  }
}
