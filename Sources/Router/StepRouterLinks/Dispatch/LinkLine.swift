import PortableUIKit
import StepRouter

/// The links that wait for one scene, in the order in which they arrived, not in which they joined
/// this line. It's a heap, so moving a link between lines costs no more than adding a new one.
@MainActor
struct LinkLine {
  private var heap: [HeldLink] = []

  /// The links that aren't cancelled, in the order of arrival.
  var links: [HeldLink] { heap.filter { !$0.isCancelled }.sorted { $0.number < $1.number } }

  /// The link that arrived first.
  var first: HeldLink? {
    mutating get {
      while let top = heap.first, top.isCancelled { removeTop() }
      return heap.first
    }
  }

  mutating func add(_ link: HeldLink) {
    heap.append(link)
    var index = heap.count - 1
    while index > 0, heap[index].number < heap[(index - 1) / 2].number {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func takeFirst() -> HeldLink? {
    guard let first else { return nil }
    removeTop()
    return first
  }

  mutating func takeAll() -> [HeldLink] {
    defer { heap = [] }
    return links
  }

  private mutating func removeTop() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while let next = [2 * index + 1, 2 * index + 2].filter({ $0 < heap.count })
      .min(by: { heap[$0].number < heap[$1].number }), heap[next].number < heap[index].number
    {
      heap.swapAt(index, next)
      index = next
    }
  }
}
