#if !canImport(UIKit)
/// An image: its source and how to draw it, without pixels.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  enum Source: Hashable, Sendable {
    case empty
    case asset(String)
    case symbol(String)
    case data(Data)
  }

  let source: Source
  public private(set) var renderingMode = RenderingMode.automatic
  public private(set) var configuration: Configuration?
  public private(set) var size: CGSize
  private var tint: UIColor?

  init(_ source: Source, size: CGSize = .zero) {
    self.source = source
    self.size = size
    super.init()
  }

  public convenience override init() {
    self.init(.empty)
  }

  /// Creates the image with this name from an asset catalogue. A headless device has no catalogues:
  /// any name but the empty one succeeds, and the image equals only images of the same name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.asset(name))
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates the system symbol with this name. Returns nil only for an empty name.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name), size: CGSize(width: 20, height: 20))
  }

  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name)
    configuration = withConfiguration
  }

  /// Creates an image from the contents of a file, which it stores without decoding. Returns nil if
  /// the data is empty.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(.data(data))
  }

  open var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    changing { $0.configuration = configuration }
  }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    changing { $0.tint = color }
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return source != .empty && source == other.source && renderingMode == other.renderingMode
      && tint == other.tint && configuration == other.configuration
  }

  open override var hash: Int { source.hashValue }

  open override var description: String {
    switch source {
    case .empty: "<UIImage>"
    case .asset(let name): "<UIImage named(main: \(name))>"
    case .symbol(let name): "<UIImage symbol(system: \(name))>"
    case .data(let data): "<UIImage data(\(data.count) bytes)>"
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  private func changing(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(source, size: size)
    copy.renderingMode = renderingMode
    copy.configuration = configuration
    copy.tint = tint
    change(copy)
    return copy
  }
}
#endif
