#if !canImport(UIKit)
/// A scene of a storyboard file: how to make its view controller, and later its view.
@MainActor public struct _InterfaceScene {
  let id: String
  let key: String
  private let values: _InterfaceValues
  private let create: @MainActor (NSCoder) -> UIViewController?
  private let decode: @MainActor (UIViewController, _InterfaceObjects) -> Void
  private let view: (@MainActor (_InterfaceObjects) -> UIView?)?

  /// Makes a scene.
  ///
  /// - Parameters:
  ///   - id: The view controller's id in the file.
  ///   - key: The identifier, or the name that Interface Builder gives to a scene without one.
  ///   - create: Calls `init(coder:)` of the class.
  ///   - decode: Gives the view controller its values, and loads its bar items.
  ///   - view: Loads the view with everything in it; nil if the file has none.
  public init(
    _ id: String, key: String, _ values: _InterfaceValues = _InterfaceValues(),
    create: @escaping @MainActor (NSCoder) -> UIViewController?,
    decode: @escaping @MainActor (UIViewController, _InterfaceObjects) -> Void,
    view: (@MainActor (_InterfaceObjects) -> UIView?)? = nil
  ) {
    self.id = id
    self.key = key
    self.values = values
    self.create = create
    self.decode = decode
    self.view = view
  }

  /// Makes the view controller with the creator, or without it if it returns nil.
  func make(by creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let objects = _InterfaceObjects()
    var made: UIViewController?
    if let creator {
      let coder = coder(filling: objects)
      made = creator(coder)
      if let made, !coder.isRead { report(made) }
    }
    made = made ?? create(coder(filling: objects))
    guard let made else { return nil }
    objects.connect()
    if let interface = made.extras?.interface {
      interface.objects.merge(objects.weakly) { $1 }
      interface.kept += objects.kept
    }
    return made
  }

  private func report(_ made: UIViewController) {
    made.device.misuse(
      "M70", "NSInternalInconsistencyException",
      "Custom instantiated \(made.described) must be initialized via -[super initWithCoder:]")
  }

  private func coder(filling objects: _InterfaceObjects) -> _InterfaceCoder {
    _InterfaceCoder(values) { object in
      guard let viewController = object as? UIViewController else { return }
      objects.begin(viewController, id)
      viewController.madeExtras.interface = SceneInterface(scene: self)
      decode(viewController, objects)
    }
  }

  /// Loads the view. Returns false if the file has none.
  func load(into viewController: UIViewController, _ interface: SceneInterface) -> Bool {
    guard let view else { return false }
    let objects = _InterfaceObjects(owner: viewController, id: id, outer: interface.objects)
    guard let root = view(objects) else { return false }
    root.frame = viewController.device.screen.bounds
    viewController.view = root
    interface.objects = objects.weakly
    interface.kept += objects.finish()
    return true
  }
}

/// What a view controller of a storyboard file remembers of its scene.
@MainActor final class SceneInterface {
  let scene: _InterfaceScene
  /// The scene's objects by their ids.
  var objects: [String: WeakObject] = [:]
  var kept: [NSObject] = []

  init(scene: _InterfaceScene) {
    self.scene = scene
  }
}

extension UIViewController {
  /// Loads the view from the storyboard file. Returns false if there's none.
  func loadFromInterface() -> Bool {
    guard let interface = extras?.interface else { return false }
    return interface.scene.load(into: self, interface)
  }
}
#endif
