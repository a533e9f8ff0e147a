#if !canImport(UIKit)
/// What a nib file would hold: its objects, and the outlets of its owner.
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
  /// Nil where the owner is of another class.
  private let make: @MainActor (Any?) -> [NSObject]?

  /// A nib that sets no outlets of its owner.
  ///
  /// - Parameter objects: makes its top-level objects.
  public init(_ objects: @escaping @MainActor () -> [NSObject]) {
    make = { _ in objects() }
  }

  /// A nib with outlets of its owner, which the closure sets.
  ///
  /// - Parameters:
  ///   - owner: The class of the owner, whose outlets are set.
  ///   - objects: makes its top-level objects.
  public init<Owner: NSObject>(
    owner: Owner.Type, objects: @escaping @MainActor (Owner) -> [NSObject]
  ) {
    make = { ($0 as? Owner).map(objects) }
  }

  /// The nib of a view controller.
  ///
  /// - Parameters:
  ///   - owner: The class of the view controller.
  ///   - view: makes its view, and sets its other outlets.
  public init<Owner: UIViewController>(
    owner: Owner.Type, view: @escaping @MainActor (Owner) -> UIView
  ) {
    self.init(owner: owner) { owner in
      let made = view(owner)
      owner.view = made
      return [made]
    }
  }

  /// Makes the objects, and tells each of them when all are there.
  func instantiate(owner: Any?, named name: String, on device: HeadlessDevice) -> [NSObject]? {
    guard let objects = make(owner) else {
      let receiver = (owner as? NSObject)?.described ?? "nil"
      device.misuse(
        "M24", "NSUnknownKeyException",
        "[\(receiver) setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
          + "the outlets of the nib '\(name)'.")
      return nil
    }
    for object in objects { Self.awake(object) }
    return objects
  }

  private static func awake(_ object: NSObject) {
    guard let responder = object as? UIResponder else { return }
    for subview in (responder as? UIView)?.subviews ?? [] { awake(subview) }
    responder.awakeFromNib()
  }
}

extension HeadlessDevice {
  /// Declares what is found by the name of a nib, in whatever bundle.
  public func declareNib(named name: String, _ contents: NibContents) {
    nibs[name] = contents
  }
}
#endif
