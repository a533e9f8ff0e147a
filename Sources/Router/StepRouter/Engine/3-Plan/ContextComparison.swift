/// Returns whether two contexts are the same, or nil if their type doesn't say. Two objects of a
/// class that isn't `Equatable` may still mean the same thing.
func isSameContext<Context>(_ left: Context, _ right: Context) -> Bool? {
  if Context.self == Void.self { return true }
  if let type = Context.self as? any Equatable.Type { return type.isEqual(left, right) }
  if Context.self is AnyClass { return (left as AnyObject) === (right as AnyObject) ? true : nil }
  switch (left as? AnyHashable, right as? AnyHashable) {
  case (let left?, let right?): return left == right
  case (nil, nil): return nil
  default: return false
  }
}

extension Equatable {
  fileprivate static func isEqual(_ left: Any, _ right: Any) -> Bool {
    guard let left = left as? Self, let right = right as? Self else { return false }
    return left == right
  }
}
