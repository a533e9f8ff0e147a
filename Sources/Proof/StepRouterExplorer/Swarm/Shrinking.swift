/// Shrinks a list while a condition still holds, until the condition needs each of the remaining
/// elements. This is Andreas Zeller's ddmin.
@MainActor
package struct Shrinking<Element: Hashable> {
  private let isStillSo: @MainActor ([Element]) async -> Bool
  private var known: [[Element]: Bool] = [:]

  package init(_ isStillSo: @escaping @MainActor ([Element]) async -> Bool) {
    self.isStillSo = isStillSo
  }

  /// Returns a part of the list for which the condition holds. Without any single element of that
  /// part, the condition wouldn't hold.
  package mutating func fewest(of list: [Element]) async -> [Element] {
    if await holds([]) { return [] }
    var list = list
    var parts = 2
    while list.count > 1 {
      if let shorter = await shorter(list, parts) {
        list = shorter
        parts = max(parts - 1, 2)
      } else if parts < list.count {
        parts = min(parts * 2, list.count)
      } else {
        break
      }
    }
    return list
  }

  /// Returns the list without one of its parts, if the condition still holds.
  private mutating func shorter(_ list: [Element], _ parts: Int) async -> [Element]? {
    for part in 0..<parts {
      let range = (list.count * part / parts)..<(list.count * (part + 1) / parts)
      var rest = list
      rest.removeSubrange(range)
      if !range.isEmpty, await holds(rest) { return rest }
    }
    return nil
  }

  private mutating func holds(_ list: [Element]) async -> Bool {
    if let known = known[list] { return known }
    let answer = await isStillSo(list)
    known[list] = answer
    return answer
  }
}
