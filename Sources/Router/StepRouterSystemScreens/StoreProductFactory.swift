import PortableUIKit
import StepRouter

#if canImport(UIKit)
import StoreKit
#endif

/// Builds a page of the App Store, for an app or another product.
///
/// ```swift
/// let otherApp = StepAssembly(finder: NilFinder(), factory: StoreProductFactory())
///   .using(.present())
///   .from(.current)
///   .assemble()
///
/// try await router.result(of: otherApp, with: 361_309_726)   // until the user has closed it
/// ```
///
/// The page loads while it's on screen, and says so if the store doesn't have the product. Import
/// StoreKit to use the view controller's class: this module doesn't pass its names on.
@MainActor
public struct StoreProductFactory<Context>: Factory {
  private var identifier: CheckedContent<Context, Int>

  /// Makes a factory for a product that depends on the context.
  ///
  /// ```swift
  /// StoreProductFactory { (isPaid: Bool) in isPaid ? 361_309_726 : 361_285_480 }
  /// ```
  ///
  /// - Parameter identifier: Returns the product's number in the App Store.
  public init(_ identifier: @escaping @MainActor (Context) throws -> Int) {
    self.identifier = CheckedContent(identifier)
  }

  /// Takes the product's number from the context, before anything moves.
  public mutating func prepare(with context: Context) throws {
    try identifier.prepare(with: context)
  }

  /// Builds a new page, which begins to load.
  public func build(with context: Context) throws -> SKStoreProductViewController {
    let page = SKStoreProductViewController()
    page.delegate = StoreAnswers.shared
    page.loadProduct(
      withParameters: [
        SKStoreProductParameterITunesItemIdentifier: try identifier.value(for: context)
      ], completionBlock: nil)
    return page
  }
}

extension StoreProductFactory where Context == Int {
  /// Makes a factory for a product whose number in the App Store is the context.
  public init() { self.init { $0 } }
}

extension SKStoreProductViewController: ResultReturning {
  /// A page of the App Store returns nothing, when the user closes it.
  public typealias ReturnedResult = Void
}

extension SKStoreProductViewController: SystemAnswering {
  package static var answerOnLeave: Void { () }
}
