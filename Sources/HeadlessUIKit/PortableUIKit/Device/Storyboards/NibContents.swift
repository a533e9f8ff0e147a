#if !canImport(UIKit)
/// The contents of a nib file: its objects, and the outlets of its owner.
///
/// ```swift
/// device.declareNib(
///   named: "HomeViewController",
///   NibContents(owner: HomeViewController.self) { home in
///     let view = UIView()
///     view.addSubview(home.greeting)
///     return view
///   })
/// device.declareNib(
///   named: "ProductCell",
///   NibContents { [ProductCell(style: .default, reuseIdentifier: "product")] })
/// ```
@MainActor public struct NibContents {
  /// Makes the objects; returns nil if the owner is of another class.
  private let make: @MainActor (Any?) -> [NSObject]?
  /// Whether the objects come from a file, and have been awakened.
  private let isFile: Bool

  /// Makes a nib of a file.
  init(interface: @escaping @MainActor (Any?) -> [NSObject]) {
    make = { interface($0) }
    isFile = true
  }

  /// Makes a nib that sets no outlets of its owner.
  ///
  /// - Parameter objects: Makes the top-level objects.
  public init(_ objects: @escaping @MainActor () -> [NSObject]) {
    make = { _ in objects() }
    isFile = false
  }

  /// Makes a nib with outlets of its owner.
  ///
  /// - Parameters:
  ///   - owner: The owner's class.
  ///   - objects: Sets the owner's outlets and makes the top-level objects.
  public init<Owner: NSObject>(
    owner: Owner.Type, objects: @escaping @MainActor (Owner) -> [NSObject]
  ) {
    make = { ($0 as? Owner).map(objects) }
    isFile = false
  }

  /// Makes the nib of a view controller.
  ///
  /// - Parameters:
  ///   - owner: The view controller's class.
  ///   - view: Makes its view and sets its other outlets.
  public init<Owner: UIViewController>(
    owner: Owner.Type, view: @escaping @MainActor (Owner) -> UIView
  ) {
    self.init(owner: owner) { owner in
      let made = view(owner)
      owner.view = made
      return [made]
    }
  }

  /// Makes the objects, then calls `awakeFromNib()` on each.
  func instantiate(owner: Any?, named name: String, on device: HeadlessDevice) -> [NSObject]? {
    guard let objects = make(owner) else {
      let receiver = (owner as? NSObject)?.described ?? "nil"
      device.misuse(
        "M24", "NSUnknownKeyException",
        "[\(receiver) setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
          + "the outlets of the nib '\(name)'.")
      return nil
    }
    if !isFile { for object in objects { Self.awake(object) } }
    return objects
  }

  private static func awake(_ object: NSObject) {
    guard let responder = object as? UIResponder else { return }
    for subview in (responder as? UIView)?.subviews ?? [] { awake(subview) }
    responder.awakeFromNib()
  }
}

extension HeadlessDevice {
  /// Declares a nib that the device finds by name, in any bundle.
  public func declareNib(named name: String, _ contents: NibContents) {
    nibs[name] = contents
  }
}
#endif
