#if !canImport(UIKit)
/// A placeholder for menu elements that your app provides when the menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// A closure that receives a completion handler, and calls it with the elements at once or later.
  private typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let elementProvider: ElementProvider
  private let keepsElements: Bool
  private var kept: [UIMenuElement]?

  /// Creates an element that calls the provider once and caches the result.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(keepsElements: true, elementProvider)
  }

  /// Creates an element that calls the provider each time the menu opens.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(keepsElements: false, elementProvider)
  }

  private init(keepsElements: Bool, _ elementProvider: @escaping ElementProvider) {
    self.keepsElements = keepsElements
    self.elementProvider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  /// The elements available at once. An open menu doesn't show elements that arrive later.
  var elements: [UIMenuElement] {
    if let kept { return kept }
    var provided: [UIMenuElement] = []
    elementProvider { [weak self] elements in
      provided = elements
      if self?.keepsElements ?? false { self?.kept = elements }
    }
    return provided
  }
}
#endif
