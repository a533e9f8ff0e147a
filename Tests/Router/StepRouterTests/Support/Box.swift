/// Holds what a closure refers to that is needed to make it.
@MainActor
final class Box<Value: AnyObject> {
  weak var value: Value?
}
