/// Sebastiano Vigna's SplitMix64. A seed gives the same numbers on every platform.
struct SplitMix {
  private var state: UInt64

  /// Creates the numbers of a seed. They differ for each index.
  init(seed: UInt64, index: Int) {
    state = seed
    state = next() &+ UInt64(truncatingIfNeeded: index)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }

  /// Picks an element; returns nil if there is none.
  mutating func pick<Element>(from list: [Element]) -> Element? {
    list.isEmpty ? nil : list[Int(next() % UInt64(list.count))]
  }
}
