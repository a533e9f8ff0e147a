import PortableUIKit

/// The navigations that wait for their turn, first come, first served. The line doesn't keep a
/// navigation that has left. Joining it, leaving it and taking its first take the same time however
/// many wait.
@MainActor
struct WaitingLine {
  private var takers: [Int: any TurnTaker] = [:]
  private var places: [ObjectIdentifier: Int] = [:]
  private var first = 0
  private var end = 0

  var isEmpty: Bool { takers.isEmpty }

  /// The waiting navigations, the first one first.
  var all: [any TurnTaker] { (first..<end).compactMap { takers[$0] } }

  mutating func append(_ taker: any TurnTaker) {
    put(taker, at: end)
    end += 1
  }

  mutating func prepend(_ taker: any TurnTaker) {
    first -= 1
    put(taker, at: first)
  }

  mutating func popFirst() -> (any TurnTaker)? {
    while first < end {
      let taker = takers.removeValue(forKey: first)
      first += 1
      guard let taker else { continue }
      places[ObjectIdentifier(taker)] = nil
      return taker
    }
    return nil
  }

  mutating func popFirst(where isWanted: (any TurnTaker) -> Bool) -> (any TurnTaker)? {
    guard let taker = all.first(where: isWanted) else { return nil }
    remove(taker)
    return taker
  }

  mutating func remove(_ taker: any TurnTaker) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(taker)) else { return }
    takers[place] = nil
  }

  private mutating func put(_ taker: any TurnTaker, at place: Int) {
    takers[place] = taker
    places[ObjectIdentifier(taker)] = place
  }
}
