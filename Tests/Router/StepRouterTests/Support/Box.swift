/// Lets a closure refer to an object that is made after the closure.
@MainActor
final class Box<Value: AnyObject> {
  weak var value: Value?
}
