#if !canImport(UIKit)
/// The objects of a storyboard's scene, a prototype or a nib while they load. The Swift that
/// `HeadlessUIKitPlugin` makes of a storyboard calls it.
///
/// The order is that of UIKit: objects come from `init(coder:)`, then get their runtime attributes and
/// connections, and then hear `awakeFromNib()` (rule 320).
@MainActor public final class _InterfaceObjects {
  /// The view controller of the scene, or the nib's owner.
  private(set) weak var owner: NSObject?
  private var ownerID: String?
  private var objects: [String: NSObject] = [:]
  /// Objects that have been loaded before, such as the scene's bar button items.
  private var outer: [String: WeakObject]
  private var order: [NSObject] = []
  private var attributes: [() -> Void] = []
  private var connections: [() -> Void] = []
  /// What nothing else holds, such as the targets that perform segues.
  private(set) var kept: [NSObject] = []

  init(owner: NSObject? = nil, id: String? = nil, outer: [String: WeakObject] = [:]) {
    self.owner = owner
    self.outer = outer
    ownerID = id
  }

  func begin(_ owner: NSObject, _ id: String) {
    self.owner = owner
    ownerID = id
    order.append(owner)
  }

  /// Finds an object of this interface; nil if it's none, or was left out.
  func object(_ id: String) -> NSObject? {
    if id == ownerID { return owner }
    return objects[id] ?? outer[id]?.object
  }

  /// Makes a view, and gives it its values within `init(coder:)`.
  public func make<View: UIView>(
    _ id: String, _ values: _InterfaceValues = _InterfaceValues(),
    _ create: @MainActor (NSCoder) -> View?, _ decode: @escaping @MainActor (View) -> Void
  ) -> View? {
    let coder = _InterfaceCoder(values) { [unowned self] object in
      order.append(object)
      if let view = object as? View { decode(view) }
    }
    guard let made = create(coder) else { return nil }
    objects[id] = made
    return made
  }

  /// Adds an object that isn't a view, or a view that UIKit has made itself.
  @discardableResult
  public func add<Object: NSObject>(
    _ id: String, _ object: Object, _ decode: @MainActor (Object) -> Void = { _ in }
  ) -> Object {
    objects[id] = object
    decode(object)
    return object
  }

  public func add(_ id: String, guide: UILayoutGuide) {
    objects[id] = guide
  }

  public func find(_ id: String) -> NSObject? { object(id) }

  /// A coder without values.
  public var coder: NSCoder { _InterfaceCoder(_InterfaceValues()) { _ in } }

  /// Keeps an object for as long as the scene's view controller lives.
  public func keep(_ object: NSObject?) {
    if let object { kept.append(object) }
  }

  func later(_ connect: @escaping @MainActor () -> Void) {
    connections.append { MainActor.assumeIsolated(connect) }
  }

  /// Sets a user defined runtime attribute.
  public func set(_ keyPath: String, of id: String, to value: Any?) {
    attributes.append { [unowned self] in
      MainActor.assumeIsolated {
        if let object = object(id) { InterfaceKeys.set(value, at: keyPath, of: object) }
      }
    }
  }

  /// Sets the runtime attributes and connects the objects.
  func connect() {
    for set in attributes { set() }
    for connect in connections { connect() }
    attributes = []
    connections = []
  }

  func awake() {
    for object in order { (object as? UIResponder)?.awakeFromNib() }
  }

  /// The objects without their owners' holding them.
  var weakly: [String: WeakObject] {
    outer.merging(objects.mapValues(WeakObject.init)) { $1 }
  }

  /// The objects for a prototype, which is loaded again for each cell.
  func inner() -> @MainActor () -> _InterfaceObjects {
    let (id, outer) = (ownerID, outer)
    return { [weak owner] in _InterfaceObjects(owner: owner, id: id, outer: outer) }
  }
}

/// A reference that doesn't keep its object alive.
struct WeakObject {
  weak var object: NSObject?

  init(_ object: NSObject) {
    self.object = object
  }
}
#endif
