import PortableUIKit

/// A list whose copies share their elements. Chains are values, and each addition to a chain makes
/// a new one: appending to the longest copy takes the same time however many elements there are.
@MainActor
struct GrowingList<Element> {
  private final class Storage {
    @exclusivity(unchecked) var elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }
  }

  private var storage: Storage?
  private(set) var count = 0

  init() {}

  /// A list that shares nothing with others.
  init(_ elements: [Element]) {
    if !elements.isEmpty { storage = Storage(elements) }
    count = elements.count
  }

  var isEmpty: Bool { count == 0 }

  /// The elements. Another copy of the list may have added further ones behind them.
  var elements: ArraySlice<Element> { storage?.elements.prefix(count) ?? [] }

  subscript(index: Int) -> Element {
    guard let storage, index < count else { preconditionFailure("no element \(index)") }
    return storage.elements[index]
  }

  mutating func append(_ element: Element) {
    if let storage, storage.elements.count == count {
      storage.elements.append(element)
    } else {
      storage = Storage(elements + [element])
    }
    count += 1
  }

  /// Returns a new list, which shares nothing with this one, with each element changed. `change`
  /// may read this list.
  func changingEach<Failure: Error>(
    _ change: (Int, inout Element) throws(Failure) -> Void
  ) throws(Failure) -> GrowingList {
    guard count > 0 else { return self }
    var changed = Array(elements)
    for index in changed.indices { try change(index, &changed[index]) }
    return GrowingList(changed)
  }
}
