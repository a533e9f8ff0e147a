/// Finds the destinations whose screens, when found, show what belongs to another destination.
///
/// It isn't enough that a screen shows something other than when it was built, since a title may
/// change. But if it shows exactly what the router builds for another destination of the same
/// class, and never builds for this one, the finder has mistaken one for the other.
struct FoundScreens {
  private let sights: [(sight: DestinationSight, state: Int)]
  /// The contents of the screens that the router builds for each destination.
  private let built: [String: Set<String>]

  init(_ sights: [(sight: DestinationSight, state: Int)]) {
    self.sights = sights
    var built: [String: Set<String>] = [:]
    for (sight, _) in sights where sight.isBuilt {
      built[sight.destination, default: []].insert(sight.contentOfClass)
    }
    self.built = built
  }

  /// The sights of screens that belong to another destination, with that destination.
  var mistaken: [(sight: DestinationSight, owner: String, state: Int)] {
    sights.compactMap { sight, state in
      guard !sight.isBuilt, let own = built[sight.destination],
        !own.contains(sight.contentOfClass)
      else { return nil }
      let owners = built.filter { $0.value.contains(sight.contentOfClass) }
      guard let owner = owners.keys.min(), owners[owner]?.isDisjoint(with: own) == true else {
        return nil
      }
      return (sight, owner, state)
    }
  }
}

extension DestinationSight {
  fileprivate var contentOfClass: String { "\(screen) \(content)" }
}
