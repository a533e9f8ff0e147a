/// An order of requests, which also says which of them don't wait until the one before has come to
/// rest.
package struct RequestOrder: Hashable {
  /// The positions of the requests in the log.
  package let places: [Int]
  /// For each request after the first, whether it comes at once.
  package let isAtOnce: [Bool]

  /// The number of requests that come while the one before is still under way.
  package var preemptions: Int { isAtOnce.count { $0 } }

  /// The number of pairs in the opposite order to the log.
  package var switches: Int {
    places.indices.reduce(0) { sum, index in
      sum + places[index...].count { $0 < places[index] }
    }
  }

  /// Returns the first orders of this many requests: those with the fewest preemptions first, then
  /// those with the fewest switches, then in lexicographic order.
  package static func first(_ limit: Int, of count: Int) -> [RequestOrder] {
    guard count > 0, limit > 0 else { return [] }
    var orders: [RequestOrder] = []
    for preemptions in 0..<count {
      let choices = choices(of: preemptions, among: count - 1, limit)
      for switches in 0...(count * (count - 1) / 2) {
        let room = limit - orders.count
        for places in permutations(of: Array(0..<count), switches, room) {
          orders += choices.map { RequestOrder(places: places, isAtOnce: $0) }
          if orders.count >= limit { return Array(orders.prefix(limit)) }
        }
      }
    }
    return orders
  }

  /// Returns the number of orders; the largest integer if there are more.
  package static func total(of count: Int) -> Int {
    guard count > 1 else { return count }
    return (2...count).reduce(1) { total, number in
      let (product, isTooLarge) = total.multipliedReportingOverflow(by: 2 * number)
      return isTooLarge ? .max : product
    }
  }

  /// Returns a random order.
  package static func random(of count: Int, using dice: inout some RandomNumberGenerator)
    -> RequestOrder
  {
    RequestOrder(
      places: (0..<count).shuffled(using: &dice),
      isAtOnce: (1..<max(count, 1)).map { _ in Bool.random(using: &dice) })
  }

  private static func permutations(
    of places: [Int], _ switches: Int, _ limit: Int
  ) -> [[Int]] {
    guard !places.isEmpty else { return switches == 0 ? [[]] : [] }
    let rest = places.count - 1
    var found: [[Int]] = []
    // Moving the element at `index` to the front switches it with everything before it.
    for index in places.indices {
      guard index <= switches, switches - index <= rest * (rest - 1) / 2 else { continue }
      var others = places
      let first = others.remove(at: index)
      found += permutations(of: others, switches - index, limit - found.count).map { [first] + $0 }
      if found.count >= limit { break }
    }
    return found
  }

  private static func choices(of count: Int, among all: Int, _ limit: Int) -> [[Bool]] {
    guard count <= all else { return [] }
    guard all > 0 else { return [[]] }
    let with = count > 0 ? choices(of: count - 1, among: all - 1, limit).map { [true] + $0 } : []
    guard with.count < limit else { return with }
    return with + choices(of: count, among: all - 1, limit - with.count).map { [false] + $0 }
  }
}

/// Random numbers that are the same for the same seed.
package struct Dice: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
