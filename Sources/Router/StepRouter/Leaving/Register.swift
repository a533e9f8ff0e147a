/// Values in the order of their addition. Removing a value takes the same time however many there
/// are: thousands may wait for one screen.
package struct Register<Key: Hashable, Value> {
  private var entries: [Int: (key: Key?, value: Value)] = [:]
  private var numbers: [Key: Int] = [:]
  private var next = 0

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// The values, oldest first.
  package var all: [Value] { entries.sorted { $0.key < $1.key }.map(\.value.value) }

  /// Adds a value, replacing an earlier one with the same key.
  package mutating func add(_ value: Value, as key: Key?) {
    if let key {
      remove(key)
      numbers[key] = next
    }
    entries[next] = (key, value)
    next += 1
  }

  package mutating func remove(_ key: Key) {
    if let number = numbers.removeValue(forKey: key) { entries[number] = nil }
  }
}

extension Register: Sendable where Key: Sendable, Value: Sendable {}
