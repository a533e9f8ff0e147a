import PortableUIKit
import Testing

@MainActor @Suite("Values attached to responders", .simulated) struct AttachedValueTests {
  @Test("A value belongs to one slot and one responder")
  func values() {
    let (numbers, words) = (AttachedValue<Int>(), AttachedValue<String>())
    let (a, window) = (UIViewController(), UIWindow())
    #expect(numbers[a] == nil)

    numbers[a] = 1
    words[a] = "one"
    numbers[window] = 2

    #expect(numbers[a] == 1)
    #expect(words[a] == "one")
    #expect(numbers[window] == 2)
    #expect(words[window] == nil)
    numbers[a] = nil
    #expect(numbers[a] == nil)
    #expect(words[a] == "one")
  }

  @Test("A value is released with its responder")
  func release() {
    let slot = AttachedValue<NSObject>()
    weak var value: NSObject?
    do {
      let (owner, made) = (UIViewController(), NSObject())
      slot[owner] = made
      value = made
      #expect(value != nil)
    }
    #expect(value == nil)
  }
}
