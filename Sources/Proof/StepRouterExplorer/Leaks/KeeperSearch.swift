import PortableUIKit

/// An object that may be gone.
struct WeakObject {
  weak var object: AnyObject?
}

/// Searches other objects' properties, and everything they hold, for an object. It can't see static
/// variables, tasks and the captures of most closures.
@MainActor
struct KeeperSearch {
  private struct Place {
    let value: Any
    /// The type that declares the property, its name, and the way to it.
    let owner: String
    let property: String
    let way: [String]
  }

  /// The state of an app has fewer values; a store of records may have more.
  private static let mostValues = 20_000
  private static let mostElements = 200
  private static let mostSteps = 10
  private static let mostKeepers = 3

  /// The properties that hold the object, nearest first.
  private(set) var found: [Keeper] = []
  /// The objects that the search has reached. It doesn't keep them alive.
  private(set) var reached: [WeakObject] = []
  private let culprit: AnyObject?
  private var known: Set<ObjectIdentifier> = []
  private var valueCount = 0

  /// Creates a search. Without an object, it only collects what it reaches.
  init(of culprit: AnyObject?) { self.culprit = culprit }

  /// Searches an object of the app.
  mutating func look(into object: AnyObject) {
    guard known.insert(ObjectIdentifier(object)).inserted else { return }
    reached.append(WeakObject(object: object))
    var places = Self.places(in: object, behind: ["\(type(of: object))"])
    var next = 0
    while next < places.count, valueCount < Self.mostValues, found.count < Self.mostKeepers {
      places += look(at: places[next])
      next += 1
    }
  }

  /// Returns the places inside a value.
  private mutating func look(at place: Place) -> [Place] {
    valueCount += 1
    let mirror = Mirror(reflecting: place.value)
    switch mirror.displayStyle {
    case .class:
      let object = place.value as AnyObject
      if object === culprit { note(place) }
      guard place.way.count < Self.mostSteps, known.insert(ObjectIdentifier(object)).inserted else {
        return []
      }
      reached.append(WeakObject(object: object))
      return Self.places(in: object, behind: place.way)
    case .optional, .collection, .dictionary, .set, .tuple, .enum:
      return mirror.children.prefix(Self.mostElements).map {
        Place(value: $0.value, owner: place.owner, property: place.property, way: place.way)
      }
    case .struct:
      guard place.way.count < Self.mostSteps else { return [] }
      return StoredProperty.all(ofStructure: place.value).map {
        Place(
          value: $0.value, owner: "\(mirror.subjectType)", property: $0.name,
          way: place.way + [$0.name])
      }
    default:
      if let culprit, ClosureCaptures(of: place.value)?.have(culprit) == true {
        note(place, captures: true)
      }
      return []
    }
  }

  private mutating func note(_ place: Place, captures: Bool = false) {
    let keeper = Keeper(
      owner: place.owner, property: place.property, way: place.way, captures: captures)
    if !found.contains(keeper) { found.append(keeper) }
  }

  private static func places(in object: AnyObject, behind way: [String]) -> [Place] {
    StoredProperty.all(of: object).map {
      Place(value: $0.value, owner: "\(type(of: object))", property: $0.name, way: way + [$0.name])
    }
  }
}
