import StepRouterExplorer
import Testing

/// Lists that shrink as long as a condition holds.
@MainActor
@Suite struct ShrinkingTests {
  private func shrink(
    _ list: [Int], while holds: @escaping @MainActor ([Int]) -> Bool
  ) async -> (fewest: [Int], calls: Int) {
    var asked: [[Int]] = []
    var shrinking = Shrinking<Int> { list in
      asked.append(list)
      return holds(list)
    }
    let fewest = await shrinking.fewest(of: list)
    #expect(Set(asked).count == asked.count, "Nothing is asked twice.")
    return (fewest, asked.count)
  }

  @Test(
    "Shrinking keeps the needed elements in order",
    arguments: [[1], [64], [3, 50], [1, 2, 63, 64], []])
  func needed(_ needed: [Int]) async {
    let result = await shrink(Array(1...64)) { Set(needed).isSubset(of: $0) }
    #expect(result.fewest == needed)
  }

  @Test("Shrinking removes nothing if everything is needed")
  func everything() async {
    let result = await shrink(Array(1...8)) { $0.count == 8 }
    #expect(result.fewest == Array(1...8))
  }

  @Test("Shrinking keeps both copies of an element that is needed twice")
  func twice() async {
    let result = await shrink([1, 2, 1, 2, 1, 2]) { list in list.count { $0 == 1 } >= 2 }
    #expect(result.fewest == [1, 1])
  }

  @Test("After shrinking, no remaining element can be removed")
  func minimal() async {
    // At least one of each of three kinds, and an even sum.
    let holds = { (list: [Int]) in Set(list.map { $0 % 3 }).count == 3 && list.reduce(0, +) % 2 == 0
    }
    let result = await shrink(Array(1...31) + [8]) { holds($0) }
    #expect(holds(result.fewest))
    for index in result.fewest.indices {
      var rest = result.fewest
      rest.remove(at: index)
      #expect(!holds(rest))
    }
  }
}
