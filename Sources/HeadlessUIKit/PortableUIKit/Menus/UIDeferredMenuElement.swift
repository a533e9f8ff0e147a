#if !canImport(UIKit)
/// A part of a menu that is asked for when the menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Given what to call with the elements, at once or later.
  private typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let elementProvider: ElementProvider
  private let keepsElements: Bool
  private var kept: [UIMenuElement]?

  /// Asks once and keeps the answer.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(keepsElements: true, elementProvider)
  }

  /// Asks whenever the menu opens.
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

  /// The elements that are there by now; those still to come are not in an open menu.
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
