#if !canImport(UIKit)
/// A nib that you declare with `HeadlessDevice.declareNib(named:_:)`.
@preconcurrency @MainActor open class UINib: NSObject {
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle?
  let device: HeadlessDevice

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    device = .current
    super.init()
  }

  /// Returns the top-level objects. If the nib is missing and the misuse handler returns, there are
  /// none.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    device.instantiateNib(name, in: bundle, owner: ownerOrNil) ?? []
  }
}

extension Bundle {
  /// Returns the top-level objects of a nib, regardless of the bundle.
  @discardableResult
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    HeadlessDevice.current.instantiateNib(name, in: self, owner: owner)
  }
}

extension HeadlessDevice {
  func instantiateNib(_ name: String, in bundle: Bundle?, owner: Any?) -> [NSObject]? {
    if let contents = nibs[name] {
      return asCurrent { contents.instantiate(owner: owner, named: name, on: self) }
    }
    let path = (bundle ?? .main).bundlePath
    misuse(
      "M24", "NSInternalInconsistencyException",
      "Could not load NIB in bundle: 'NSBundle <\(path)> (loaded)' with name '\(name)'")
    return nil
  }
}
#endif
