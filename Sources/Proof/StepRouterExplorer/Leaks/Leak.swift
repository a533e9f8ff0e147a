import PortableUIKit

/// An object that outlives its place on screen, with the properties that may hold it.
struct Leak: Hashable {
  let name: String
  /// The names of the objects inside it, which live on with it.
  var contents: [String] = []
  /// The properties that hold it, such as `Ledger.lastScreens`.
  var keepers: [Keeper] = []
  /// Its own tasks and timers, any of which may hold it.
  var holders: [String] = []
  /// Whether the explorer has looked for what holds it.
  var isSearched = false

  /// Its class.
  var type: Substring { name.prefix { $0 != " " } }

  /// Whether the explorer has looked for what holds it, and found nothing.
  var isUnexplained: Bool { isSearched && keepers.isEmpty && holders.isEmpty }

  /// Returns the leak as a sentence.
  ///
  /// - Parameter place: The place where the object shouldn't be, such as “off screen”.
  func sentence(_ place: String) -> String {
    let whole = contents.isEmpty ? name : "\(name) (with \(contents.joined(separator: ", ")))"
    return "\(whole) is still alive \(place).\(suspicion.map { " \($0)" } ?? "")"
  }

  /// A sentence about what holds the object; nil if the explorer hasn't looked.
  private var suspicion: String? {
    guard keepers.isEmpty else {
      return "It is held by \(keepers.map(\.description).joined(separator: ", "))."
    }
    guard holders.isEmpty else {
      let names = holders.map { "“\($0)”" }.joined(separator: ", ")
      return "One of its own tasks or timers may hold it: \(names)."
    }
    return isSearched ? Self.outOfSight : nil
  }

  /// The sentence for a leak whose holder the explorer can't find.
  private static let outOfSight =
    "No property that the explorer can read holds it: look for a static variable, a task, a "
    + "notification observer, or a closure kept elsewhere."
}
